import { heroWanting } from './problem-lines.ts';
import type { BookProblem } from './tables.server.ts';

/** The progress that the row of a made book records. */
export interface BookStage {
  startedAt: Date | null;
  madeAt: Date | null;
  failedAt: Date | null;
  problems: BookProblem[] | null;
}

/** The progress of an ordered book, as its customer reads it. */
export interface BookProgress {
  words: string;
  /** Whether the digital copy may be downloaded. */
  unlocked: boolean;
  /** True while the book waits for the parent to say who the hero is. */
  wantsWord: boolean;
}

/**
 * Where a printed copy is. `shipped`: the shop has recorded it. `perhaps shipped`: the shop has recorded no
 * progress, and only the age of the order suggests it.
 */
export type PrintedCopy = 'to come' | 'perhaps shipped' | 'shipped';

/**
 * The progress of a book.
 * @param stage null while no work on the book has begun.
 * @param format decides when the digital copy unlocks: with `print` when the print is shipped, else when the
 *   book is made.
 * @param print null without a printed copy.
 */
export function bookProgress(
  stage: BookStage | null,
  format: string,
  print: PrintedCopy | null,
): BookProgress {
  if (stage?.failedAt && heroWanting(stage.problems))
    return { ...waitingFor('Your book waits for a word from you about its hero.'), wantsWord: true };
  if (stage?.failedAt) return waitingFor('Your book is with our artists for a closer look.');
  if (!stage?.startedAt && !stage?.madeAt) return waitingFor('Your book waits for the drawing table.');
  if (!stage.madeAt) return waitingFor('Your book is being drawn.');
  if (format === 'print' && print !== 'shipped')
    return waitingFor(
      `The pages of your book are drawn. ${print === 'to come' ? UNLOCKS : UNLOCKS_BY_RECORD}`,
    );
  return { words: READY[print ?? 'shipped'], unlocked: true, wantsWord: false };
}

const UNLOCKS = 'Your digital copy unlocks when the print is shipped.';
/** For an order whose status already suggests that it is shipped. */
const UNLOCKS_BY_RECORD = 'Your digital copy unlocks when we record that the print is shipped.';

const READY: Readonly<Record<PrintedCopy, string>> = {
  'to come': 'Your digital copy is ready to read. The print follows by post.',
  'perhaps shipped': 'Your digital copy is ready to read.',
  shipped: 'Your book is ready.',
};

const waitingFor = (words: string): BookProgress => ({ words, unlocked: false, wantsWord: false });
