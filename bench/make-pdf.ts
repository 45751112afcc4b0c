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
/** Width of a cover in a list, in pixels. */
const THUMBNAIL = 480;
/** One of four panels. */
const OPEN_PAGE = 10;

/** Processor time in seconds, threads and system included; where there are several runs, their median. */
export interface Figures {
  pages: number;
  coldSeconds: number;
  warmSeconds: number;
  /** A page from words to drawing. */
  pageSeconds: number;
  /** The page on the screen, lettered anew for another name: what is done at each key. */
  keySeconds: number;
  /** The cover, composed before, as PNG. */
  thumbnailSeconds: number;
  bytes: number;
  /** The most that was ever resident of the whole process with its first book: Node, fonts, drawing and file. */
  peakMb: number;
}

export async function bookOf(request: BookRequest): Promise<Book> {
  await loadBook(request);
  return makeBook(request, await loadLettering(fontBytes()));
}

/** Started by itself, makes the book that comes in and says what it cost. */
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

/** As the reader does it: one open page, whose art stays. @returns types the next letter. */
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
