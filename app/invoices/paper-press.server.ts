import { fork } from 'node:child_process';
import path from 'node:path';
import type { Paper } from '#comic';

/** A page takes two seconds on a busy machine. */
const LONGEST_MS = 60_000;
const MEMORY = ['--max-old-space-size=256'];
/** At a time: each is a process. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 20;

let running = 0;
const waiting: (() => void)[] = [];

/** Too many papers are being printed. */
export class PrinterBusy extends Error {}

/** Prints a business paper as PDF, in a process of its own. @throws PrinterBusy at once when too many wait. */
export async function printPaper(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  if (running >= MOST_AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new PrinterBusy();
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await print(paper);
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

function print(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const printer = fork(path.resolve('comic/paper/paper-worker.ts'), {
    serialization: 'advanced',
    env: {},
    execArgv: MEMORY,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const timer = setTimeout(() => printer.kill('SIGKILL'), LONGEST_MS);
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    printer.once('message', (bytes) => resolve(bytes as Uint8Array<ArrayBuffer>));
    printer.once('error', reject);
    printer.once('exit', () => reject(new Error('The printer closed.')));
    printer.send(paper, (problem) => problem && reject(problem));
  }).finally(() => {
    clearTimeout(timer);
    printer.kill('SIGKILL');
  });
}
