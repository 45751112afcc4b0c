import type { BookProblem } from './tables.server.ts';

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
};

/** Where it is and what it means, then the check's own words. */
export function problemLines(problems: readonly BookProblem[]): string[] {
  return problems.map(({ page, rule, message }) => {
    const where = page === undefined ? 'Whole book' : page === 0 ? 'Cover' : `Page ${page}`;
    return `${where}: ${MEANINGS[rule] ?? rule} (${message.replace(/\.$/, '')}).`;
  });
}
