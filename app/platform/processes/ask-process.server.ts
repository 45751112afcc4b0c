import { fork, type Serializable } from 'node:child_process';
import path from 'node:path';

/** A process that answers one question. */
export interface Worker {
  /** The name that staff read: `The press`. */
  name: string;
  /** Path from the shop's folder. */
  script: string;
  /** Node's flags, which say how much memory the process gets. */
  flags: readonly string[];
  limitMs: number;
}

/**
 * Asks a process of its own, which knows none of the shop's secrets, and then ends that process.
 * @throws when it dies, takes too long or gets no memory.
 */
export async function askProcess<Answer>(
  { name, script, flags, limitMs }: Worker,
  question: Serializable,
): Promise<Answer> {
  const asked = fork(path.resolve(script), {
    serialization: 'advanced',
    env: {},
    execArgv: [...flags],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Answer>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`${name} took too long.`)), limitMs);
      asked.once('message', (answer) => resolve(answer as Answer));
      asked.once('error', reject);
      // While this process is busy, it may see the other one exit before it sees the answer. `close` comes
      // after the answer.
      asked.once('close', () => reject(new Error(`${name} closed.`)));
      asked.send(question, (problem) => problem && reject(problem));
    });
  } finally {
    clearTimeout(timer);
    asked.kill('SIGKILL');
  }
}
