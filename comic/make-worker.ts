/**
 * A finished book made on a thread of its own. In Node: `new Worker('comic/make-worker.ts', { workerData })` with a
 * `MakeOrder`; it posts one `MadeAnswer` and ends. The same order gives the same bytes.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { BookRequest } from './book.ts';
import { loadLettering } from './lettering/load-lettering.ts';
import { makeBook } from './make-book.ts';
import { deflate } from './node-deflate.ts';
import { fontBytes } from './node-fonts.ts';
import { bookToPdf } from './output/book-pdf.ts';
import { coverToPdf } from './output/cover-pdf.ts';
import { preflight, type Problem } from './output/preflight.ts';
import { loadStory, shelf } from './stories/index.ts';

export interface MakeOrder {
  /** From storage: the story may be none that is on the shelf. */
  request: Omit<BookRequest, 'story'> & { story: string };
  /** Width of the cover's spine in millimetres; null when nothing is to be printed. */
  spineMm: number | null;
}

/**
 * `made` when the book passed preflight, PDF files; `refused` when a printing house would send it back, or it cannot
 * be made at all, which trying again does not change.
 */
export type MadeAnswer =
  | { made: { pages: number; reading: Uint8Array; print: { pages: Uint8Array; cover: Uint8Array } | null } }
  | { refused: { page?: number; rule: Problem['rule'] | 'making'; message: string }[] };

parentPort?.postMessage(await answer(workerData), []);

async function answer({ request, spineMm }: MakeOrder): Promise<MadeAnswer> {
  const story = shelf.find(({ id }) => id === request.story)?.id;
  if (!story) return refused(`There is no story called ${JSON.stringify(request.story)}.`);
  await loadStory(story);
  const lettering = await loadLettering(fontBytes());
  try {
    const book = makeBook({ ...request, story }, lettering);
    const { problems, pages } = preflight(book, { pages: 'multiple of 4' });
    if (problems.length > 0) return { refused: problems };
    const reading = bookToPdf(book, { purpose: 'reading', deflate });
    if (spineMm === null) return { made: { pages, reading, print: null } };
    const print = {
      pages: bookToPdf(book, { purpose: 'print', deflate }),
      cover: coverToPdf(book, { spineMm, lettering, deflate }),
    };
    return { made: { pages, reading, print } };
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}

function refused(message: string): MadeAnswer {
  return { refused: [{ rule: 'making', message }] };
}
