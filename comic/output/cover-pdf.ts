import type { Book } from '../book.ts';
import { contains, grow } from '../drawing/box.ts';
import { rect } from '../drawing/path.ts';
import { group, place, shape, type Box } from '../drawing/tree.ts';
import { BLEED, SHEET, TRIM } from '../layout/measures.ts';
import { type BrokenRule, brokenRules } from '../layout/page-rules.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { shelf } from '../stories/index.ts';
import { backCover, spine, spineRoom } from './back-cover.ts';
import type { Inks } from './inks.ts';
import { nameOfPage } from './page-words.ts';
import { printPdf, type Sheet } from './pdf-document.ts';
import type { Deflate } from './pdf-file.ts';
import { rows } from './word-places.ts';

export interface CoverPdfOptions {
  /** Width of the spine in millimetres, as the printing house gives it, at most 40; 0 for stapled books. */
  spineMm: number;
  /** Lettering for the back and the spine. */
  lettering: Lettering;
  /** Compresses bytes as zlib does: `deflateSync` of `node:zlib`. */
  deflate: Deflate;
  /** The inks of a printing press for everything on the cover. The default is RGB. */
  inks?: Inks | undefined;
}

/**
 * The cover as one PDF page to be folded round the book: back, spine and front side by side, with 3 mm bleed
 * all round. The same book gives the same bytes.
 * @throws RangeError for a spine width that no book has; Error as `bookToPdf`.
 */
export function coverToPdf(
  book: Book,
  { spineMm, lettering, deflate, inks }: CoverPdfOptions,
): Uint8Array<ArrayBuffer> {
  return printPdf([coverSheet(book, spineMm, lettering)], {
    title: `${book.title} (cover)`,
    language: book.language,
    deflate,
    inks,
  });
}

/** The front keeps its own coordinates; spine and back lie to its left. */
export function coverSheet(book: Book, spineMm: number, lettering: Lettering): Sheet {
  const { front, back, edge, thick, world } = partsOf(book, spineMm, lettering);
  const left = -thick - TRIM.width;
  const trim: Box = { x: left, y: 0, width: TRIM.width * 2 + thick, height: TRIM.height };
  const media = { x: trim.x - BLEED, y: SHEET.y, width: trim.width + BLEED * 2, height: SHEET.height };
  return {
    nodes: [
      // The ground lies below everything, so that no paper shows between the parts.
      shape(rect(media.x, media.y, media.width, media.height), { fill: world.ground }),
      group(back.nodes, {
        matrix: place(left, 0),
        clip: rect(SHEET.x, SHEET.y, TRIM.width + BLEED, SHEET.height),
      }),
      ...(thick > 0 ? [group(edge.nodes, { matrix: place(-thick / 2, TRIM.height / 2) })] : []),
      group(front.nodes, { clip: rect(0, SHEET.y, TRIM.width + BLEED, SHEET.height) }),
    ],
    name: nameOfPage(front, book.language),
    picture: front.panels.map(({ picture }) => picture).join(' '),
    words: rows([front.text, edge.text, back.text].join('\n').split('\n').filter(Boolean)),
    media,
    trim,
  };
}

/** The broken rules of the back and the spine. The front is checked as a page of the book. */
export function brokenOnCover(book: Book, spineMm: number, lettering: Lettering): BrokenRule[] {
  const { back, edge, thick } = partsOf(book, spineMm, lettering);
  const broken = brokenRules({ boxes: back.boxes, number: 0 }).map((each) => ({
    ...each,
    message: `on the back, ${each.message}`,
  }));
  if (!edge.box || contains(spineRoom(thick), grow(edge.box, -1))) return broken;
  return [...broken, { page: 0, rule: 'safe area', message: 'words leave the spine' }];
}

function partsOf(book: Book, spineMm: number, lettering: Lettering) {
  if (!(spineMm >= 0 && spineMm <= 40)) throw new RangeError(`No book has a spine of ${spineMm} mm.`);
  const front = book.pages.find(({ kind }) => kind === 'cover');
  const world = shelf.find(({ id }) => id === book.story)?.world;
  if (!front || !world) throw new Error('This book has no cover.');
  const thick = spineMm * 10;
  return {
    front,
    back: backCover(book, world, lettering),
    edge: spine(thick, book, world, lettering),
    thick,
    world,
  };
}
