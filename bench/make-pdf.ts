import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import {
  type Book,
  type BookRequest,
  bookToPdf,
  type Lettering,
  loadLettering,
  loadBook,
  makeBook,
  pageToLayers,
  pageToSvg,
  planBook,
} from '../comic/index.ts';
import { deflate } from '../comic/node-deflate.ts';
import { fontBytes } from '../comic/node-fonts.ts';
import { ownPeakMb } from './processes.ts';

const WARM_RUNS = 15;
/** Width in pixels of a cover in a list. */
const THUMBNAIL = 480;
/** A page with four panels. */
const OPEN_PAGE = 10;

/** Processor time in seconds, including threads and system time. With several runs, it is their median. */
export interface Figures {
  pages: number;
  coldSeconds: number;
  warmSeconds: number;
  /** Composing a page, from its words to its drawing. */
  pageSeconds: number;
  /** Lettering the page on the screen again for another name, as at each keystroke. */
  keySeconds: number;
  /** The composed cover as PNG. */
  thumbnailSeconds: number;
  bytes: number;
  /** The most resident memory of the process with its first book: Node, fonts, drawing and file. */
  peakMb: number;
}

export async function bookOf(request: BookRequest): Promise<Book> {
  await loadBook(request);
  return makeBook(request, await loadLettering(fontBytes()));
}

/** When started directly, makes the book from the standard input and prints its cost. */
if (import.meta.main)
  console.log(JSON.stringify(await measure(JSON.parse(readFileSync(0, 'utf8')) as BookRequest)));

async function measure(request: BookRequest): Promise<Figures> {
  const lettering = await loadLettering(fontBytes());
  await loadBook(request);
  const book = makeBook(request, lettering);
  let bytes = 0;
  const print = (): void => {
    bytes = bookToPdf(book, { purpose: 'print', deflate }).length;
  };
  const coldSeconds = seconds(print);
  const peakMb = ownPeakMb();
  return {
    pages: book.pages.length - 1,
    coldSeconds,
    warmSeconds: median(print),
    keySeconds: median(letterAnew(request, lettering)),
    // A new hero, so that no cached drawing is used.
    pageSeconds:
      median(() => makeBook({ ...request, hero: { ...request.hero } }, lettering)) / book.pages.length,
    thumbnailSeconds: median(() => {
      const svg = pageToSvg(book.pages[0]!, { idPrefix: 'cover' });
      new Resvg(svg, { fitTo: { mode: 'width', value: THUMBNAIL }, font: { loadSystemFonts: false } })
        .render()
        .asPng();
    }),
    bytes,
    peakMb,
  };
}

/**
 * Does what the reader does: the art of one open page stays.
 * @returns a function that types the next letter.
 */
function letterAnew(request: BookRequest, lettering: Lettering): () => void {
  let name = request.name;
  return () => {
    name = name.length < 24 ? `${name}a` : request.name;
    pageToLayers(planBook({ ...request, name }, lettering).page(OPEN_PAGE), 'open');
  };
}

function median(run: () => unknown): number {
  const all = Array.from({ length: WARM_RUNS }, () => seconds(run)).sort((a, b) => a - b);
  return all[Math.floor(WARM_RUNS / 2)]!;
}

function seconds(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
