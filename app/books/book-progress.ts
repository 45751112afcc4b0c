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
 * How far a book is.
 * @param stage null while nobody has begun with it.
 * @param format the digital copy of a printed book unlocks when the print is shipped, every other one when it is made.
 * @param shipped by the progress that the shop recorded, not by the order's age.
 */
export function bookProgress(stage: BookStage | null, format: string, shipped: boolean): BookProgress {
  if (stage?.failedAt && heroWanting(stage.problems))
    return { ...waitingFor('Your book waits for a word from you about its hero.'), wantsWord: true };
  if (stage?.failedAt) return waitingFor('Your book is with our artists for a closer look.');
  if (!stage?.startedAt && !stage?.madeAt) return waitingFor('Your book waits for the drawing table.');
  if (!stage.madeAt) return waitingFor('Your book is being drawn.');
  if (format === 'print' && !shipped)
    return waitingFor('Your book is ready. Your digital copy unlocks when the print is shipped.');
  return { words: 'Your book is ready.', unlocked: true, wantsWord: false };
}

const waitingFor = (words: string): BookProgress => ({ words, unlocked: false, wantsWord: false });
