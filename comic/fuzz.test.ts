import { execFileSync, spawnSync } from 'node:child_process';
import { inflateSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { times } from '../testing/long-form.ts';
import { seeded } from './drawing/random.ts';
import {
  type Book,
  type BookPlan,
  bookToPdf,
  LANGUAGES,
  type Lettering,
  loadBook,
  loadLettering,
  type Page,
  pageToSvg,
  planBook,
  shelf,
} from './index.ts';
import { brokenRules } from './layout/page-rules.ts';
import { deflate } from './node-deflate.ts';
import { fontBytes } from './node-fonts.ts';
import { ReadPdf } from './output/read-pdf.ts';
import { wordPlaces } from './output/word-places.ts';
import { drawnSample, photoSample } from './sample-heroes.ts';

/** First and last code point of each range of characters that people or programs may type. */
const SCRIPTS: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xc0, 0x24f],
  [0x300, 0x36f],
  [0x370, 0x4ff],
  [0x590, 0x6ff],
  [0x900, 0x97f],
  [0x980, 0xdff],
  [0x200b, 0x202e],
  [0x3040, 0x30ff],
  [0x4e00, 0x4e80],
  [0xd800, 0xdfff],
  [0xfe00, 0xfe0f],
  [0x1f300, 0x1faff],
];
const MARKUP = ['<script>', '</svg>', '"><image href=x onerror=y>', '&amp;', '{name}', '{NAME}', ']]>', '$&'];

/** The keys that the catalogue of a PDF may have. None of them opens, asks or runs anything. */
const KEYS = [
  '/Lang',
  '/MarkInfo',
  '/Metadata',
  '/Outlines',
  '/Pages',
  '/StructTreeRoot',
  '/Type',
  '/ViewerPreferences',
];
const WORD_BOX = /xMin="([^"]+)" yMin="([^"]+)" xMax="([^"]+)" yMax="([^"]+)"/g;
/** Side of a trimmed page in points. */
const SIDE = (210 * 72) / 25.4;

const seeds = (inTheGate: number, atLength: number): number[] =>
  Array.from({ length: times(inTheGate, atLength) }, (_, seed) => seed);

/** The text without the spaces and signs that a PDF reader may add or leave out. */
const bare = (text: string): string => text.normalize('NFC').replace(/[\s\p{C}]+/gu, '');

let lettering: Lettering;
beforeAll(async () => {
  lettering = await loadLettering(fontBytes());
  await Promise.all(
    shelf.map(({ id }) => loadBook({ story: id, language: 'hi', customStory: { text: 'any' } })),
  );
});

/** A book of random words, as a person or a program might type them. The same seed gives the same book. */
function typedBook(seed: number): BookPlan {
  const random = seeded(`typed ${seed}`);
  const below = (most: number) => Math.floor(random() * most);
  const letter = (): string => {
    const [first, last] = SCRIPTS[below(SCRIPTS.length)]!;
    return String.fromCodePoint(first + below(last - first + 1));
  };
  const text = (longest: number): string =>
    Array.from({ length: below(longest) }, () => {
      const kind = random();
      return kind < 0.15 ? ' ' : kind < 0.2 ? MARKUP[below(MARKUP.length)]! : letter();
    }).join('');
  return planBook(
    {
      story: shelf[seed % shelf.length]!.id,
      language: LANGUAGES[seed % 3 === 0 ? 1 : 0],
      name: text(seed % 4 === 0 ? 400 : 24),
      title: text(120),
      message: text(1500),
      ...(seed % 3 === 1 && { customStory: { text: text(seed % 2 ? 4000 : 300).slice(0, 6000) } }),
      hero: seed % 2 ? drawnSample : photoSample,
    },
    lettering,
  );
}

const pagesOf = ({ pageCount, page }: BookPlan): Page[] =>
  Array.from({ length: pageCount }, (_, number) => page(number));

/** In the gate, every story appears, and each language, kind of name and hero, and a parent's own story. */
it.each(seeds(8, 240))(
  'whatever is typed, no page breaks a rule, crashes or leaks markup (seed %i)',
  (seed) => {
    for (const page of pagesOf(typedBook(seed))) {
      expect(brokenRules(page)).toEqual([]);
      const svg = pageToSvg(page, { idPrefix: 'p' });
      expect(svg).not.toMatch(/<script|<\/svg>.|<foreignObject|<image href=x|<[^>]*\s(?:on\w+|style)=/is);
    }
  },
);

/** Whether the tools that check PDF files are installed. The gate installs them where it may. */
const judges = ['qpdf', 'pdftotext'].every((program) => !spawnSync(program, ['--version']).error);

it.skipIf(!judges).each(seeds(3, 60))(
  'whatever is typed, a file says it word for word on its pages, and nothing more (seed %i)',
  (seed) => {
    const plan = typedBook(seed);
    const first = 3 + ((seed * 7) % 18);
    const pages = [0, 1, 2, first, first + 1, first + 2].map(plan.page);
    const book: Book = { ...plan, portrait: plan.portrait(), pages };
    const file = bookToPdf(book, { purpose: 'reading', deflate });
    const ask = (program: string, ...args: string[]): string =>
      execFileSync(program, args, { input: file, encoding: 'utf8' });
    const told = ask('pdftotext', '-raw', '-', '-').split('\f');
    expect(told.slice(0, -1).map(bare)).toEqual(
      book.pages.map((page) =>
        bare(
          wordPlaces(page)
            .map(({ text }) => text)
            .join(' '),
        ),
      ),
    );
    const { root } = new ReadPdf(file, inflateSync);
    expect([...root.keys()].toSorted()).toEqual(KEYS);
    for (const [, ...sides] of ask('pdftotext', '-bbox', '-', '-').matchAll(WORD_BOX))
      for (const side of sides.map(Number)) expect(side > 0 && side < SIDE).toBe(true);
  },
);
