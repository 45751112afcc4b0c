import { heroWanting } from './problem-lines.ts';
import type { BookProblem } from './tables.server.ts';

/** What the row of a made book says of its progress. */
export interface BookStage {
  startedAt: Date | null;
  madeAt: Date | null;
  failedAt: Date | null;
  problems: BookProblem[] | null;
}

/** How far an ordered book is, as its customer reads it. */
export interface BookProgress {
  words: string;
  /** Whether the digital copy may be downloaded. */
  unlocked: boolean;
  /** Nothing goes on before its parent has said who the hero is. */
  wantsWord: boolean;
}

/**
 * Where a printed copy is. `shipped` only by the progress that the shop recorded; `perhaps shipped` when none was and the
 * order's age alone suggests it.
 */
export type PrintedCopy = 'to come' | 'perhaps shipped' | 'shipped';

/**
 * How far a book is.
 * @param stage null while nobody has begun with it.
 * @param format the digital copy of a printed book unlocks when the print is shipped, every other one when it is made.
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
/** Beside a status that says that it is. */
const UNLOCKS_BY_RECORD = 'Your digital copy unlocks when we record that the print is shipped.';

const READY: Readonly<Record<PrintedCopy, string>> = {
  'to come': 'Your digital copy is ready to read. The print follows by post.',
  'perhaps shipped': 'Your digital copy is ready to read.',
  shipped: 'Your book is ready.',
};

const waitingFor = (words: string): BookProgress => ({ words, unlocked: false, wantsWord: false });
