import { greeting } from '../../platform/mail/greeting.ts';
import { drawLetter } from '../../platform/mail/letter.tsx';
import type { BookProblem } from './tables.server.ts';

/** Tells the owner of the shop about a book that must not go to the printing house as it is. */
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

/** Asks a customer how to go on with a book that was paid for with a photo, and whose photo gave no hero. */
export function heroWantedLetter(book: {
  shopUrl: string;
  fullName: string;
  title: string;
  /** A whole sentence. */
  because: string;
  severalFaces: boolean;
  orderUrl: string;
}) {
  return drawLetter({
    shopUrl: book.shopUrl,
    subject: 'Your book waits for a word from you',
    preview: 'It is about the photo of its hero. Nothing is drawn until you say how to go on.',
    heading: 'Who shall be the hero?',
    parts: [
      { kind: 'text', text: greeting(book.fullName) },
      {
        kind: 'text',
        text: `You ordered “${book.title}” with a photo. ${book.because} We do not want to draw another hero without asking you.`,
      },
      {
        kind: 'text',
        text: `On the page of your order you can ${
          book.severalFaces ? 'tap the right face, ' : ''
        }send another photo, or tell us to use the drawn hero. The book is drawn right afterwards.`,
      },
      { kind: 'action', label: 'Open my order', url: book.orderUrl },
      { kind: 'note', text: 'Questions? Just answer this letter.' },
    ],
  });
}
