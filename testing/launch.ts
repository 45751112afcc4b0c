import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** A command prefix that takes away root's right to read and write every file. */
export const AS_ANYBODY: readonly string[] =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];

/** A typed command, with all processes that it starts. */
export interface Launched {
  /** The output so far. */
  words: () => string;
  /** The exit code, once all processes have ended. */
  ended: Promise<number | null>;
  /** Waits for an output. @throws with the output so far when the command ends first. */
  says: (word: RegExp) => Promise<void>;
  /** Ends all processes, as Ctrl-C does. */
  end: (signal?: NodeJS.Signals) => Promise<void>;
}

export function launch(
  command: readonly string[],
  env: Record<string, string | undefined>,
  cwd: string = process.cwd(),
): Launched {
  const [program = '', ...more] = command;
  const child = spawn(program, more, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      words += text.toString();
    });
  let over = false;
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', ({ message }) => (words += message));
    child.once('close', (code) => {
      over = true;
      resolve(code);
    });
  });
  return {
    words: () => words,
    ended,
    says: async (word) => {
      while (!word.test(words)) {
        if (over) throw new Error(`It ended with ${await ended}:\n${words}`);
        await pause(50);
      }
    },
    end: async (signal = 'SIGINT') => {
      if (!over && child.pid) process.kill(-child.pid, signal);
      await ended;
    },
  };
}
