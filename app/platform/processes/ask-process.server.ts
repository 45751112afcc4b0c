import { fork, type Serializable } from 'node:child_process';
import path from 'node:path';

/** A process that answers one question. */
export interface Worker {
  /** In words for staff: `The press`. */
  name: string;
  /** From the shop's folder. */
  script: string;
  /** Of Node: how much memory it has. */
  flags: readonly string[];
  limitMs: number;
}

/**
 * Asks a process of its own, which knows none of the shop's secrets, and ends it.
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
      // While this process is busy, a process that answered and left is seen leaving first; its answer comes before this.
      asked.once('close', () => reject(new Error(`${name} closed.`)));
      asked.send(question, (problem) => problem && reject(problem));
    });
  } finally {
    clearTimeout(timer);
    asked.kill('SIGKILL');
  }
}
