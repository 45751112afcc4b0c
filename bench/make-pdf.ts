import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import {
  type Book,
  type BookRequest,
  bookToPdf,
  loadLettering,
  loadStory,
  makeBook,
} from '../comic/index.ts';
import { fontBytes } from '../comic/node-fonts.ts';

const WARM_RUNS = 5;

export interface Figures {
  pages: number;
  coldSeconds: number;
  /** Median of five. */
  warmSeconds: number;
  bytes: number;
  /** The whole process with its first book: Node, fonts, drawing and file. */
  peakMb: number;
}

export async function bookOf(request: BookRequest): Promise<Book> {
  await loadStory(request.story);
  return makeBook(request, await loadLettering(fontBytes()));
}

/** Started by itself, makes the book that comes in and says what its PDF cost. */
if (import.meta.main)
  console.log(JSON.stringify(await measure(JSON.parse(readFileSync(0, 'utf8')) as BookRequest)));

async function measure(request: BookRequest): Promise<Figures> {
  const book = await bookOf(request);
  const cold = make(book);
  const peakMb = process.resourceUsage().maxRSS / 1024;
  const warm = Array.from({ length: WARM_RUNS }, () => make(book).seconds).sort((a, b) => a - b);
  return {
    pages: book.pages.length - 1,
    coldSeconds: cold.seconds,
    warmSeconds: warm[Math.floor(WARM_RUNS / 2)]!,
    bytes: cold.bytes,
    peakMb,
  };
}

/** Drawings do not grow smaller by more effort. */
function deflate(bytes: Uint8Array): Uint8Array {
  return deflateSync(bytes, { level: 1 });
}

function make(book: Book): { seconds: number; bytes: number } {
  const before = process.cpuUsage();
  const bytes = bookToPdf(book, { purpose: 'print', deflate }).length;
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6, bytes };
}
