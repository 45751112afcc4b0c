import type { HeroRefusal } from './hero-state.ts';
import type { BookProblem } from './tables.server.ts';

/**
 * Why the hero of a book that was paid for with a photo cannot be drawn from it. `left`: the photo was gone
 * before.
 */
export type HeroLack = 'left' | HeroRefusal;

const COVERED = 'Something hides part of the face in the photo, perhaps a hand.';

/** The reason in words for the parent and for staff. */
const LACKS: Record<HeroLack, string> = {
  left: 'Its photo was gone before the book was drawn.',
  'no-face': 'We could not find a face in the photo.',
  'several-faces': 'There is more than one face in the photo, and nobody said which one is the hero.',
  'tiny-face': 'The face is too small in the photo to draw it well.',
  profile: 'The face in the photo looks to the side.',
  covered: COVERED,
  'hand-in-front': COVERED,
  'too-dark': 'The photo is too dark to draw from.',
  'not-a-picture': 'We could not open the photo.',
  unavailable: 'Our drawing table could not draw from the photo for two hours.',
};

/** The problem that keeps such a book waiting until its parent has chosen another photo or the drawn hero. */
export const heroProblem = (lack: HeroLack): BookProblem => ({ rule: 'hero', message: LACKS[lack] });

/** Why a book waits for its parent to decide about the hero; null when it does not. */
export const heroWanting = (problems: readonly BookProblem[] | null): string | null =>
  problems?.find(({ rule }) => rule === 'hero')?.message ?? null;

/** Whether the book waits for its parent to say which of several faces is the hero. */
export const hasSeveralFaces = (problems: readonly BookProblem[] | null): boolean =>
  heroWanting(problems) === LACKS['several-faces'];

/** Whether the book was refused because its photo was gone. */
export const hasLostPhoto = (problems: readonly BookProblem[] | null): boolean =>
  heroWanting(problems) === LACKS.left;

const MEANINGS: Readonly<Record<string, string>> = {
  pages: 'The number of pages is not one that can be bound',
  boxes: 'The page is not cut where the book is',
  'safe area': 'Words are too near the edge',
  faces: 'A face is covered',
  'words over words': 'Words lie over each other',
  'reading order': 'Words are read in the wrong order',
  type: 'Letters are too small to read',
  pictures: 'A picture is not fine enough for print',
  colours: 'Colours are not those of the printing press',
  file: 'A finished file is damaged',
  fonts: 'A font is missing from the file',
  making: 'The book could not be drawn',
  hero: 'It was paid for with a photo, and there is no hero from one',
};

/** One line for each problem: where it is, what it means, then the check's own words. */
export function problemLines(problems: readonly BookProblem[]): string[] {
  return problems.map(({ page, rule, message }) => {
    const where = page === undefined ? 'Whole book' : page === 0 ? 'Cover' : `Page ${page}`;
    return `${where}: ${MEANINGS[rule] ?? rule} (${message.replace(/\.$/, '')}).`;
  });
}
