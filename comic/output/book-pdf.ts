import type { Book } from '../book.ts';
import { SHEET, TRIM } from '../layout/measures.ts';
import type { Inks } from './inks.ts';
import { nameOfPage } from './page-words.ts';
import { printPdf, type Sheet } from './pdf-document.ts';
import type { Deflate } from './pdf-file.ts';
import { wordPlaces } from './word-places.ts';

export interface BookPdfOptions {
  /** For the printing house: the pages inside the cover, with 3 mm bleed. For reading: cover and pages, cut to size. */
  purpose: 'print' | 'reading';
  /** Packs bytes as zlib does: `deflateSync` of `node:zlib`. */
  deflate: Deflate;
  /** A printing press's, for everything in the book; red, green and blue when left out. */
  inks?: Inks | undefined;
}

/**
 * A book as one PDF file, tagged, with an outline of its pages. Every page has a Trim and a Bleed box, letters are
 * outlines with an unseen layer of words for search and copying, each lot where it is read; pictures are embedded once as
 * they are. There is no clock in it: the same book gives the same bytes.
 * @throws Error when a picture of the book is not a `data:` URL of a JPEG or plain PNG.
 */
export function bookToPdf(book: Book, { purpose, deflate, inks }: BookPdfOptions): Uint8Array<ArrayBuffer> {
  const print = purpose === 'print';
  const sheets = book.pages
    .filter(({ kind }) => !print || kind !== 'cover')
    .map((page): Sheet => ({
      name: nameOfPage(page, book.language),
      nodes: page.nodes,
      picture: page.panels.map(({ picture }) => picture).join(' '),
      words: wordPlaces(page),
      media: print ? SHEET : TRIM,
      trim: TRIM,
    }));
  return printPdf(sheets, { title: book.title, language: book.language, deflate, inks });
}
