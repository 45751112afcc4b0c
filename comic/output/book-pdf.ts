import type { Book } from '../book.ts';
import { SHEET, TRIM } from '../layout/measures.ts';
import type { Inks } from './inks.ts';
import { nameOfPage } from './page-words.ts';
import { printPdf, type Sheet } from './pdf-document.ts';
import type { Deflate } from './pdf-file.ts';
import { wordPlaces } from './word-places.ts';

export interface BookPdfOptions {
  /**
   * `print` is for the printing house: the pages inside the cover, with 3 mm bleed. `reading` has cover and
   * pages, cut to size.
   */
  purpose: 'print' | 'reading';
  /** Compresses bytes as zlib does: `deflateSync` of `node:zlib`. */
  deflate: Deflate;
  /** The inks of a printing press for everything in the book. The default is RGB. */
  inks?: Inks | undefined;
}

/**
 * A book as one tagged PDF file with an outline of its pages. Every page has a TrimBox and a BleedBox.
 * Letters are outlines; an invisible layer of text over them, in reading order, is for search and copying.
 * Pictures are embedded once, unchanged. The file contains no time: the same book gives the same bytes.
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
