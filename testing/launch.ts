import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** Root may read and write everything, unless a program is started with this in front. */
export const AS_ANYBODY: readonly string[] =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];

/** A command as somebody typed it, with all that it starts. */
export interface Launched {
  /** What it has said so far. */
  words: () => string;
  /** The code it ends with, once there is nothing left of it. */
  ended: Promise<number | null>;
  /** Waits until it has said so. @throws with its words when it ends before. */
  says: (word: RegExp) => Promise<void>;
  /** Ends all of it, as Ctrl-C does. */
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
