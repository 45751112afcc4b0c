/**
 * Makes a finished book in a process of its own. Start it with `fork` of `node:child_process` and
 * `serialization: 'advanced'`, and send it one `MakeOrder`. It answers with one `MakeAnswer` and exits. The
 * same order gives the same bytes.
 *
 * It is a process, not a thread: V8 may abort a whole process when one of its threads frees WebAssembly code
 * (which shapes letters) while another uses its own (nodejs/node#64500). A crash here must not take down the
 * shop.
 */
import { inflateSync } from 'node:zlib';
import type { BookRequest } from './book.ts';
import { loadLettering } from './lettering/load-lettering.ts';
import { makeBook } from './make-book.ts';
import { mayPass } from './may-pass.ts';
import { deflate } from './node-deflate.ts';
import { fontBytes } from './node-fonts.ts';
import { bookToPdf } from './output/book-pdf.ts';
import { type FinishedFiles, preflight, type Problem } from './output/preflight.ts';
import { ProfileProblem } from './press-inks.ts';
import { printFiles } from './print-files.ts';
import { loadBook, wordsOf } from './load-book.ts';
import { shelf } from './stories/index.ts';

export interface MakeOrder {
  /** The story comes from storage, so it may be unknown. */
  request: Omit<BookRequest, 'story'> & { story: string };
  /** Width of the cover's spine in millimetres; null when the book is not printed. */
  spineMm: number | null;
  /** Path of the ICC profile of the printing condition; null for print files in RGB. */
  profile: string | null;
}

/**
 * `made` has the title and the PDF files of a book that passed preflight. `refused` means that a printing
 * house would send the book back, or that it cannot be made at all: a retry fails too. `interrupted` means
 * that the machine ran out of memory or file handles: a retry may succeed.
 */
export type MadeAnswer =
  | { made: FinishedFiles & { title: string; pages: number } }
  | { refused: { page?: number; rule: Problem['rule'] | 'colours' | 'making'; message: string }[] }
  | { interrupted: string };

process.once('message', (order: MakeOrder) => {
  void answer(order)
    .catch(interrupted)
    .then((made) => process.send?.(made, () => process.disconnect()));
});
process.once('disconnect', () => process.exit());

async function answer({ request, spineMm, profile }: MakeOrder): Promise<MadeAnswer> {
  const story = shelf.find(({ id }) => id === request.story)?.id;
  if (!story) return refused(`There is no story called ${JSON.stringify(request.story)}.`);
  await loadBook({ ...request, story });
  const lettering = await loadLettering(fontBytes());
  await lettering.bring(wordsOf(request));
  try {
    const book = makeBook({ ...request, story }, lettering);
    const reading = bookToPdf(book, { purpose: 'reading', deflate });
    const print = spineMm === null ? null : await printFiles(book, { spineMm, profile, lettering });
    const { problems, pages } = preflight(book, { reading, print }, { lettering, inflate: inflateSync });
    return problems.length > 0
      ? { refused: problems }
      : { made: { title: book.title, pages, reading, print } };
  } catch (error) {
    if (error instanceof ProfileProblem) return { refused: [{ rule: 'colours', message: error.message }] };
    if (mayPass(error)) throw error;
    return refused(messageOf(error));
  }
}

const interrupted = (error: unknown): MadeAnswer => ({ interrupted: messageOf(error) });

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function refused(message: string): MadeAnswer {
  return { refused: [{ rule: 'making', message }] };
}
