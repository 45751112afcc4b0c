import type { Paper } from '#comic';
import { askProcess, type Worker } from '../../platform/processes/ask-process.server.ts';

const PRINTER: Worker = {
  name: 'The printer',
  script: 'comic/paper/paper-worker.ts',
  flags: ['--max-old-space-size=256'],
  // A page takes two seconds on a busy machine.
  limitMs: 60_000,
};
/** At a time: each is a process. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 20;
/** An order's invoice and what was credited, asked for in one go. */
const MOST_FOR_ONE = 3;

const waiting: (() => void)[] = [];
/** Whose papers are printed or wait. */
const askers: string[] = [];

/** Too many papers are being printed. */
export class PrinterBusy extends Error {}

/** This requester has too many papers being printed. The limit keeps the printer free for others. */
export class OwnPapersFirst extends Error {}

/**
 * Prints a business paper as PDF, in a process of its own.
 * @param asker id of the customer, of who is behind the counter, or of the order whose pack it is for.
 * @throws OwnPapersFirst or PrinterBusy at once when too many wait.
 */
export async function printPaper(paper: Paper, asker: string): Promise<Uint8Array<ArrayBuffer>> {
  if (askers.filter((one) => one === asker).length >= MOST_FOR_ONE) throw new OwnPapersFirst();
  if (askers.length >= MOST_AT_ONCE + MOST_WAITING) throw new PrinterBusy();
  askers.push(asker);
  if (askers.length - waiting.length > MOST_AT_ONCE)
    await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await askProcess<Uint8Array<ArrayBuffer>>(PRINTER, paper);
  } finally {
    askers.splice(askers.indexOf(asker), 1);
    waiting.shift()?.();
  }
}
