import type { Book } from './book.ts';
import type { Lettering } from './lettering/lettering.ts';
import { deflate } from './node-deflate.ts';
import { bookToPdf } from './output/book-pdf.ts';
import { coverSheet, coverToPdf } from './output/cover-pdf.ts';
import type { FinishedFiles } from './output/preflight.ts';
import { pressInks } from './press-inks.ts';

/**
 * The files for the printing house: the pages, and the cover with spine and back.
 * @param profile path of the ICC profile of a four-colour press; null for RGB.
 * @throws ProfileProblem when the file is not such a profile.
 */
export async function printFiles(
  book: Book,
  { spineMm, profile, lettering }: { spineMm: number; profile: string | null; lettering: Lettering },
): Promise<NonNullable<FinishedFiles['print']>> {
  const drawn = [...book.pages.flatMap(({ nodes }) => nodes), ...coverSheet(book, spineMm, lettering).nodes];
  const inks = profile === null ? undefined : await pressInks(profile, drawn);
  return {
    pages: bookToPdf(book, { purpose: 'print', deflate, inks }),
    cover: coverToPdf(book, { spineMm, lettering, deflate, inks }),
    spineMm,
  };
}
