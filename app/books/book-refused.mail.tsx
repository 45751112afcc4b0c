import { drawLetter } from '../mail/letter.tsx';
import type { BookProblem } from './tables.server.ts';

/** Tells the owner of a book that must not go to the printing house as it is. */
export function bookRefusedLetter(
  shopUrl: string,
  facts: readonly (readonly [string, string])[],
  problems: readonly BookProblem[],
) {
  return drawLetter({
    shopUrl,
    subject: 'A book did not pass its check before printing',
    preview: 'It is neither printed nor offered for download until somebody has looked.',
    heading: 'A book needs your eyes',
    parts: [
      { kind: 'facts', title: 'Which book', facts },
      {
        kind: 'facts',
        title: 'What is wrong',
        facts: problems.map(({ page, rule, message }) => [
          page === undefined ? 'The book' : page === 0 ? 'The cover' : `Page ${page}`,
          `${rule}: ${message}`,
        ]),
      },
    ],
  });
}
