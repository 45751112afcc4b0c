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
 * @param print where its printed copy is; null without one. By the progress that the shop recorded, not by the
 *   order's age.
 */
export function bookProgress(
  stage: BookStage | null,
  format: string,
  print: 'to come' | 'shipped' | null,
): BookProgress {
  if (stage?.failedAt && heroWanting(stage.problems))
    return { ...waitingFor('Your book waits for a word from you about its hero.'), wantsWord: true };
  if (stage?.failedAt) return waitingFor('Your book is with our artists for a closer look.');
  if (!stage?.startedAt && !stage?.madeAt) return waitingFor('Your book waits for the drawing table.');
  if (!stage.madeAt) return waitingFor('Your book is being drawn.');
  if (format === 'print' && print === 'to come')
    return waitingFor(
      'The pages of your book are drawn. Your digital copy unlocks when the print is shipped.',
    );
  const words =
    print === 'to come'
      ? 'Your digital copy is ready to read. The print follows by post.'
      : 'Your book is ready.';
  return { words, unlocked: true, wantsWord: false };
}

const waitingFor = (words: string): BookProgress => ({ words, unlocked: false, wantsWord: false });
