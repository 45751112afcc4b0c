import { encode } from 'uqr';
import type { Paper, PaperBlock } from '#comic';
import { STOCK } from './stock.ts';

/** What the printing house needs to know of an order. Nothing of the child and no price. */
export interface Job {
  orderNumber: string;
  /** As printed: when the ticket was made, and when the customer expects the parcel. */
  date: string;
  expected: string;
  books: readonly JobBook[];
  addOns: readonly string[];
  contact: string;
}

export interface JobBook {
  /** Its place in the order, from 1. */
  number: number;
  title: string;
  copies: number;
  /** Inside the cover. */
  pages: number;
  inside: string;
  cover: string;
}

/** One line that a scanner reads, fields apart by bars. */
export function codeOf({ orderNumber, addOns, books }: Job, book: JobBook): string {
  return [
    orderNumber,
    `${book.number}/${books.length} ${book.title}`,
    copiesOf(book),
    STOCK.trim,
    `${book.pages} pages`,
    STOCK.inside,
    addOns.length > 0 ? addOns.join(', ') : 'no add-ons',
  ].join('|');
}

const copiesOf = ({ copies }: JobBook): string => `${copies} ${copies === 1 ? 'copy' : 'copies'}`;

/** The ticket that goes through the printing house with the books: a code for each, and all of it in words. */
export function jobTicket(job: Job): Paper {
  const { orderNumber, date, expected, books, addOns, contact } = job;
  const copies = books.reduce((sum, book) => sum + book.copies, 0);
  return {
    title: `Job ticket ${orderNumber}`,
    name: 'Nanhe Veer',
    head: ['Job ticket', orderNumber, date],
    colour: '#ffd23f',
    foot: `${orderNumber} · ${contact}`,
    blocks: [
      {
        kind: 'columns',
        columns: [
          {
            title: 'To print',
            lines: [`${copies} ${copies === 1 ? 'book' : 'books'}`, `Expected on ${expected}`],
          },
          { title: 'Stock', lines: [`Inside: ${STOCK.inside}`, `Cover: ${STOCK.cover}`, STOCK.binding] },
          { title: 'Add-ons', lines: addOns.length > 0 ? addOns : ['None'] },
        ],
      },
      {
        kind: 'table',
        columns: [
          { title: 'Book', width: 30 },
          { title: 'Copies', width: 10 },
          { title: 'Pages', width: 16 },
          { title: 'Trim', width: 24 },
          { title: 'Files', width: 40 },
        ],
        rows: books.map((book) => [
          `${book.number}. ${book.title}`,
          String(book.copies),
          `${book.pages} + cover`,
          `${STOCK.trim}\nbleed ${STOCK.bleed}`,
          `${book.inside}\n${book.cover}`,
        ]),
      },
      ...books.map((book): PaperBlock => {
        const code = codeOf(job, book);
        return {
          kind: 'code',
          squares: encode(code, { ecc: 'M', border: 2 }).data,
          title: `${book.number}. ${book.title}, ${copiesOf(book)}`,
          lines: code.split('|'),
        };
      }),
    ],
  };
}
