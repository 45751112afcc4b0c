import type { Paper } from '#comic';
import { askProcess, type Worker } from '../../platform/processes/ask-process.server.ts';

const PRINTER: Worker = {
  name: 'The printer',
  script: 'comic/paper/paper-worker.ts',
  flags: ['--max-old-space-size=256'],
  // A page takes two seconds on a busy machine.
  limitMs: 60_000,
};
/** The most papers that are printed at the same time; each is a process. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 20;
/** The most papers per requester: an invoice and its credit notes, requested together. */
const MOST_FOR_ONE = 3;

const waiting: (() => void)[] = [];
/** The ids of those whose papers are being printed or wait; one entry per paper. */
const askers: string[] = [];

/** Too many papers are being printed. */
export class PrinterBusy extends Error {}

/** This requester has too many papers being printed. The limit keeps the printer free for others. */
export class OwnPapersFirst extends Error {}

/**
 * Prints a business paper as PDF, in a process of its own.
 * @param asker id of the customer, of the staff member, or of the order whose print pack it is for.
 * @throws OwnPapersFirst or PrinterBusy at once when too many papers wait.
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
