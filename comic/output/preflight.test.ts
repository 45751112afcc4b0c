import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { group, place } from '../drawing/tree.ts';
import {
  type Book,
  bookToPdf,
  coverToPdf,
  type FinishedFiles,
  type Hero,
  type Lettering,
  loadLettering,
  loadStory,
  makeBook,
  preflight,
} from '../index.ts';
import { deflate } from '../node-deflate.ts';
import { fontBytes } from '../node-fonts.ts';
import { drawnSample, photoSample } from '../sample-heroes.ts';
import { brokenOnCover } from './cover-pdf.ts';
import { preflightFile } from './preflight-file.ts';

const SPINE = 4;
const PHOTO = readFileSync(new URL('../hero/fixtures/astronaut.jpg', import.meta.url));

let lettering: Lettering;
let book: Book;
beforeAll(async () => {
  lettering = await loadLettering(fontBytes());
  await loadStory('hanuman');
  book = shortBook(drawnSample);
});

/** A book of cover, title page, dedication and two pages, which have everything that the others have. */
function shortBook(hero: Hero): Book {
  const whole = makeBook({ story: 'hanuman', name: 'Meera', hero }, lettering);
  return { ...whole, pages: whole.pages.slice(0, 5) };
}

function filesOf(made: Book): FinishedFiles {
  return {
    reading: bookToPdf(made, { purpose: 'reading', deflate }),
    print: {
      pages: bookToPdf(made, { purpose: 'print', deflate }),
      cover: coverToPdf(made, { spineMm: SPINE, lettering, deflate }),
      spineMm: SPINE,
    },
  };
}

/**
 * The pages of a book as PDF, with `right` replaced by `wrong` in all its streams. Both have the same
 * length.
 */
function written(right: string, wrong: string): Uint8Array {
  let changed = false;
  const pages = bookToPdf(book, {
    purpose: 'print',
    deflate: (bytes) => {
      const text = Buffer.from(bytes).toString('latin1');
      changed ||= text.includes(right);
      return deflate(Buffer.from(text.replaceAll(right, wrong), 'latin1'));
    },
  });
  expect(changed && right.length === wrong.length).toBe(true);
  return pages;
}

/** The third page with a picture on it, in which each pixel is this many units wide. */
function withPicture(pixels: number, unitsPerPixel: number): Book {
  const href = photoSample.heads.calm;
  const picture = { kind: 'picture' as const, href, x: 0, y: 0, width: pixels, height: pixels * 2 };
  const nodes = [group([group([picture], { matrix: place(9, 9, 30, unitsPerPixel) })])];
  return { ...book, pages: book.pages.map((page, index) => (index === 2 ? { ...page, nodes } : page)) };
}

async function photoOf(width: number): Promise<Hero> {
  const height = Math.round((width * photoSample.height) / photoSample.width);
  const jpeg = await sharp(PHOTO).resize(width, height, { fit: 'fill' }).jpeg().toBuffer();
  const head = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  const heads = { calm: head, happy: head, surprised: head, brave: head, worried: head };
  return { ...photoSample, heads };
}

const judge = (made: Book, files: FinishedFiles) =>
  preflight(made, files, { lettering, inflate: inflateSync });
const found = (made: Book, files: FinishedFiles): string[] => [
  ...new Set(judge(made, files).problems.map(({ rule }) => rule)),
];

describe('preflight', () => {
  it('passes a book as the workshop makes it', () => {
    const { problems, pages, smallestPoints, lowestPpi } = judge(book, filesOf(book));
    expect(problems).toEqual([]);
    expect(pages).toBe(4);
    expect(smallestPoints).toBeGreaterThanOrEqual(9);
    expect(lowestPpi).toBeUndefined();
  });

  it('passes a photo that is fine enough, and refuses one of 200 ppi', async () => {
    const fine = shortBook(await photoOf(1000));
    const { problems, lowestPpi = 0 } = judge(fine, filesOf(fine));
    expect(problems).toEqual([]);
    expect(lowestPpi).toBeGreaterThanOrEqual(300);
    const coarse = shortBook(await photoOf(Math.floor((1000 * 200) / lowestPpi)));
    const refused = judge(coarse, filesOf(coarse));
    expect(refused.lowestPpi).toBeGreaterThan(190);
    expect(refused.lowestPpi).toBeLessThanOrEqual(200);
    expect(refused.problems).toContainEqual({
      page: expect.any(Number),
      rule: 'pictures',
      message: `a picture of ${refused.lowestPpi} ppi in place, 300 are needed`,
    });
  });

  it('measures a picture where it lies, through everything that scales it', () => {
    const fine = withPicture(1, 0.1);
    expect(judge(fine, filesOf(fine)).lowestPpi).toBe(1270);
    const coarse = withPicture(1, 1);
    expect(judge(coarse, filesOf(coarse))).toMatchObject({
      lowestPpi: 127,
      problems: [{ page: 2, rule: 'pictures', message: 'a picture of 127 ppi in place, 300 are needed' }],
    });
  });

  it('counts the pages, in the book and in its files', () => {
    const short = { ...book, pages: book.pages.slice(0, 4) };
    expect(judge(short, filesOf(short)).problems).toEqual([
      { rule: 'pages', message: '3 pages inside the cover, not a multiple of 4' },
    ]);
    const { reading, print } = filesOf(book);
    const lost = filesOf(short).print!;
    expect(judge(book, { reading, print: { ...print!, pages: lost.pages } }).problems).toEqual([
      { rule: 'pages', message: 'the file has 3 pages, not 4' },
    ]);
    expect(found(book, { reading: filesOf(short).reading, print })).toEqual(['pages']);
  });

  it('holds the cover to the spine that the printing house gave', () => {
    const { reading, print } = filesOf(book);
    expect(judge(book, { reading, print: { ...print!, spineMm: 6 } }).problems).toContainEqual({
      page: 0,
      rule: 'boxes',
      message: 'the TrimBox is 3.0 3.0 427.0 213.0 mm, not 3.0 3.0 429.0 213.0 mm',
    });
  });

  it('judges the back and the spine of the cover, which are no pages', () => {
    const files = filesOf(book);
    const blurb = 'A long day that ends well. '.repeat(90);
    expect(judge({ ...book, blurb }, files).problems.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^on the back, words (leave the safe area|lie over words)/),
    );
    const portrait = { ...book.portrait, faces: [{ x: -300, y: 500, width: 600, height: 900 }] };
    expect(judge({ ...book, portrait }, files).problems).toMatchObject([
      { page: 0, rule: 'faces', message: expect.stringMatching(/^on the back, words lie over the face/) },
    ]);
    for (const spineMm of [7.6, 12, 40]) expect(brokenOnCover(book, spineMm, lettering)).toEqual([]);
  });

  it('tells where words lie over a face', () => {
    const box = { x: 500, y: 500, width: 200, height: 100 };
    const pages = book.pages.map((page, index) =>
      index === 2 ? { ...page, boxes: { ...page.boxes, faces: [box], captions: [box] } } : page,
    );
    expect(judge({ ...book, pages }, filesOf(book)).problems).toMatchObject([{ page: 2, rule: 'faces' }]);
  });

  it.each([
    ['no font', 'fonts', '/FontFile2 ', '/FontFileX '],
    ['a font by another name', 'fonts', '/Font<</F', '/Font<</G'],
    ['no fonts at all', 'fonts', '/Font<<', '/Fond<<'],
    ['another trim', 'boxes', '/TrimBox[8.5039 ', '/TrimBox[9.5039 '],
    ['no bleed', 'boxes', '/BleedBox[0 0 612.2835 612.2835]', '/BleedBox[8.5 8.5 603.78 603.78]'],
    ['smaller paper', 'boxes', '/MediaBox[0 0 612.2835', '/MediaBox[0 0 595.2756'],
    ['no trim box', 'boxes', '/TrimBox', '/TrimFox'],
    ['a page less than it counts', 'file', '/Type/Pages/Count 4', '/Type/Pages/Count 5'],
    ['no pages', 'file', '/Type/Catalog/Pages', '/Type/Catalog/Rages'],
    ['no content', 'file', '/Contents ', '/Contentz '],
  ])('refuses a file with %s', (_, rule, right, wrong) => {
    expect([...new Set(rulesOf(written(right, wrong)))]).toEqual([rule]);
  });

  it('refuses a file that was cut short, or of which one byte is another', () => {
    const pages = bookToPdf(book, { purpose: 'print', deflate });
    expect(rulesOf(pages)).toEqual([]);
    expect(rulesOf(pages.subarray(0, -1))).toEqual(['file']);
    expect(rulesOf(pages.subarray(0, 4000))).toEqual(['file']);
    expect(rulesOf(new Uint8Array())).toEqual(['file']);
    const spoilt = pages.slice();
    spoilt[Buffer.from(pages).indexOf('/Type/ObjStm') + 200]! ^= 1;
    expect(rulesOf(spoilt)).toEqual(['file']);
  });
});

function rulesOf(pages: Uint8Array): string[] {
  const wanted = { pages: 4, trim: { width: 210, height: 210 }, bleed: 3, firstPage: 1 };
  return preflightFile(pages, wanted, inflateSync).problems.map(({ rule }) => rule);
}

/** Whether the tools that check PDF files are installed. The gate installs them where it may. */
const judges = ['qpdf', 'pdftotext'].every((program) => !spawnSync(program, ['--version']).error);

const ask = (program: string, ...args: string[]): string => execFileSync(program, args, { encoding: 'utf8' });

it.skipIf(!judges)('measures boxes and pictures as others do', async () => {
  const made = shortBook(await photoOf(1000));
  const files = filesOf(made);
  const folder = mkdtempSync(path.join(tmpdir(), 'preflight-'));
  try {
    const file = path.join(folder, 'print.pdf');
    writeFileSync(file, files.print!.pages);
    const rows = ask('pdfimages', '-list', file).trim().split('\n').slice(2);
    const ppis = rows.flatMap((row) => row.trim().split(/\s+/).slice(12, 14).map(Number));
    expect(ppis.length).toBeGreaterThan(3);
    expect(Math.min(...ppis)).toBeGreaterThanOrEqual(300);
    expect(Math.abs(Math.min(...ppis) - judge(made, files).lowestPpi!)).toBeLessThanOrEqual(1);
    const pages = JSON.parse(ask('qpdf', '--json', '--json-key=pages', file)) as { pages: unknown[] };
    expect(pages.pages).toHaveLength(4);
    for (const [box, ...sides] of [
      ['MediaBox', '0.00', '0.00', '612.28', '612.28'],
      ['BleedBox', '0.00', '0.00', '612.28', '612.28'],
      ['TrimBox', '8.50', '8.50', '603.78', '603.78'],
    ])
      expect(ask('pdfinfo', '-box', '-l', '4', file).match(boxOnPages(box!, sides))).toHaveLength(4);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

function boxOnPages(box: string, sides: readonly string[]): RegExp {
  return new RegExp(
    `^Page +\\d+ ${box}: +${sides.map((side) => side.replace('.', '\\.')).join(' +')}$`,
    'gm',
  );
}
