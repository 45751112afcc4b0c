/**
 * A finished book made in a process of its own. Start it by `fork` of `node:child_process` with
 * `serialization: 'advanced'` and send it one `MakeOrder`: it answers with one `MadeAnswer` and ends. The same order
 * gives the same bytes.
 *
 * A process and no thread, because V8 may abort a whole process when one of its threads frees WebAssembly code
 * (letters are shaped by it) while another uses its own (nodejs/node#64500): the shop must not fall with the press.
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
  /** From storage: the story may be none that is on the shelf. */
  request: Omit<BookRequest, 'story'> & { story: string };
  /** Width of the cover's spine in millimetres; null when nothing is to be printed. */
  spineMm: number | null;
  /** Path of the ICC profile of the printing condition; the files to print are RGB when null. */
  profile: string | null;
}

/**
 * `made` when the book passed preflight, its title and PDF files; `refused` when a printing house would send it back, or it cannot
 * be made at all, so a retry fails too. `interrupted` when the machine ran out of memory or file handles:
 * trying again may help.
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
