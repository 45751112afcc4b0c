import type { Book } from '../book.ts';
import { BLEED, TRIM } from '../layout/measures.ts';
import { type BrokenRule, brokenRules } from '../layout/page-rules.ts';
import { type FileProblem, type FileWanted, preflightFile } from './preflight-file.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { brokenOnCover } from './cover-pdf.ts';
import type { Inflate } from './read-pdf.ts';

/** The finished files of a book. */
export interface FinishedFiles {
  /** Cover and pages, cut to size. */
  reading: Uint8Array;
  /** For the printing house, with the width of the spine that it gave. Null when the book is not printed. */
  print: { pages: Uint8Array; cover: Uint8Array; spineMm: number } | null;
}

export type Problem = BrokenRule | FileProblem;

export interface PreflightReport {
  /** Empty when the book may be printed. */
  problems: Problem[];
  /** The number of pages inside the cover. */
  pages: number;
  /** The smallest type anywhere, in points. */
  smallestPoints: number;
  /**
   * The lowest resolution of any picture as placed on its page, in pixels per inch. Absent without pictures.
   */
  lowestPpi?: number;
}

/** The number of pages must be a multiple of this, because sheets are folded twice. */
const BOUND_IN = 4;

export interface PreflightTools {
  /** The lettering for the back and the spine, the same as for `coverToPdf`. */
  lettering: Lettering;
  /** Decompresses bytes as zlib does: `inflateSync` of `node:zlib`. */
  inflate: Inflate;
}

/**
 * Checks a book as a printing house would. The positions of words are checked in the drawing; pages, boxes,
 * fonts and pictures in the bytes of the finished files.
 */
export function preflight(
  book: Book,
  { reading, print }: FinishedFiles,
  { lettering, inflate }: PreflightTools,
): PreflightReport {
  const pages = book.pages.filter(({ kind }) => kind !== 'cover').length;
  const trim = { width: TRIM.width / 10, height: TRIM.height / 10 };
  const bleed = BLEED / 10;
  const judge = (bytes: Uint8Array, wanted: Partial<FileWanted>) =>
    preflightFile(bytes, { pages: 1, trim, bleed, firstPage: 0, ...wanted }, inflate);
  const files = [judge(reading, { pages: book.pages.length, bleed: 0 })];
  if (print) {
    const spread = { ...trim, width: trim.width * 2 + print.spineMm };
    files.push(judge(print.pages, { pages, firstPage: 1 }), judge(print.cover, { trim: spread }));
  }
  const ppis = files.flatMap((file) => file.ppis);
  return {
    problems: [
      ...bindable(pages),
      ...book.pages.flatMap(brokenRules),
      ...(print ? brokenOnCover(book, print.spineMm, lettering) : []),
      ...once(files.flatMap(({ problems }) => problems)),
    ],
    pages,
    smallestPoints: Math.min(...book.pages.map(({ boxes }) => boxes.smallestPoints)),
    ...(ppis.length > 0 && { lowestPpi: Math.min(...ppis) }),
  };
}

function bindable(pages: number): FileProblem[] {
  if (pages % BOUND_IN === 0) return [];
  return [{ rule: 'pages', message: `${pages} pages inside the cover, not a multiple of ${BOUND_IN}` }];
}

/** Reports each problem once: a problem of a page occurs in every file that has the page. */
function once(problems: readonly FileProblem[]): FileProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
