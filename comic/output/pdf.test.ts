import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fontBytes } from '../node-fonts.ts';
import { halftone } from '../drawing/halftone.ts';
import { ellipse, rect } from '../drawing/path.ts';
import { group, linear, type Node, place, radial, shape } from '../drawing/tree.ts';
import {
  type Book,
  type BookRequest,
  bookToPdf,
  coverToPdf,
  loadLettering,
  loadBook,
  makeBook,
  planBook,
} from '../index.ts';
import type { Lettering, PhotoHero } from '../index.ts';
import { TRIM } from '../layout/measures.ts';
import { photoSample } from '../sample-heroes.ts';
import { coverSheet } from './cover-pdf.ts';
import { printPdf } from './pdf-document.ts';
import { printSvg } from './svg.ts';

const deflate = deflateSync;
const jpeg = readFileSync(new URL('../hero/fixtures/astronaut.jpg', import.meta.url)).toString('base64');
const portrait = `data:image/jpeg;base64,${jpeg}`;
const pixel = photoSample.heads.calm;
const hero: PhotoHero = {
  ...photoSample,
  heads: { calm: portrait, happy: portrait, surprised: portrait, brave: portrait, worried: portrait },
};

let lettering: Lettering;
let folder: string;
beforeAll(async () => {
  lettering = await loadLettering(fontBytes());
  await loadBook({ story: 'space-explorer', language: 'hi' });
  folder = mkdtempSync(path.join(tmpdir(), 'pdf-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The first pages of a book, which have everything that the others have. */
function book(request: Partial<BookRequest> = {}): Book {
  const plan = planBook({ story: 'space-explorer', name: 'अर्जुन', hero, ...request }, lettering);
  return { ...plan, portrait: plan.portrait(), pages: [0, 1, 2, 3, 4, 5].map(plan.page) };
}

function sheetOf(nodes: readonly Node[]): Uint8Array {
  return printPdf(
    [{ name: 'Page', nodes, picture: '', words: [{ text: 'A page', box: TRIM }], media: TRIM, trim: TRIM }],
    { title: 'T', language: 'en', deflate },
  );
}

/** All text of a file, uncompressed, without pictures. */
function latin(bytes: Uint8Array): string {
  const file = Buffer.from(bytes).toString('latin1');
  return file.replace(/(<<[^\n]*\/FlateDecode[^\n]*>>)stream\n(.*?)\nendstream/gs, (whole, entries, packed) =>
    /\/Image|\/XRef/.test(entries)
      ? whole
      : `${entries}${inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')}`,
  );
}

describe('a PDF', () => {
  it('is the same to the byte each time', () => {
    const [first, second] = [1, 2].map(() => bookToPdf(book(), { purpose: 'print', deflate }));
    expect(Buffer.compare(first!, second!)).toBe(0);
  });

  it('leaves the cover to its own file in print and has it first for reading', () => {
    const pages = (purpose: 'print' | 'reading'): number =>
      latin(bookToPdf(book(), { purpose, deflate })).match(/\/Type\/Page\//g)!.length;
    expect(pages('print')).toBe(book().pages.length - 1);
    expect(pages('reading')).toBe(book().pages.length);
  });

  it('has 3 mm of bleed round the trim in print', () => {
    const file = latin(bookToPdf(book(), { purpose: 'print', deflate }));
    expect(file).toContain('/MediaBox[0 0 612.2835 612.2835]/BleedBox[0 0 612.2835 612.2835]');
    expect(file).toContain('/TrimBox[8.5039 8.5039 603.7795 603.7795]');
    const cover = latin(coverToPdf(book(), { spineMm: 10, lettering, deflate }));
    expect(cover).toContain('/MediaBox[0 0 1235.9055 612.2835]');
    expect(cover).toContain('/TrimBox[8.5039 8.5039 1227.4016 603.7795]');
  });

  it('shows the hero on the back of the cover too', () => {
    const { nodes } = coverSheet(book(), 10, lettering);
    // Once on the front, once in the window on the back.
    expect(JSON.stringify(nodes).match(/"kind":"picture"/g)).toHaveLength(2);
  });

  it('holds each picture once, as it came', () => {
    const file = Buffer.from(bookToPdf(book(), { purpose: 'print', deflate }));
    expect(latin(file).match(/\/Subtype\/Image/g)).toHaveLength(1);
    expect(file.includes(Buffer.from(jpeg, 'base64'))).toBe(true);
  });

  it('writes a group that occurs again only once', () => {
    const again = group([shape(ellipse(50, 50, 40), { fill: '#ff0000' })]);
    const twice = sheetOf([again, group([again], { matrix: place(300, 0) })]);
    expect(latin(twice).match(/\/Subtype\/Form/g)).toHaveLength(1);
  });

  it('names its language, its pages, and what is in them for those who do not see', () => {
    const file = latin(bookToPdf(book({ language: 'hi' }), { purpose: 'reading', deflate }));
    expect(file).toContain('/Lang(hi-IN)');
    expect(file).toContain('/MarkInfo<</Marked true>>');
    expect(file.match(/\/S\/Figure/g)).toHaveLength(book().pages.length);
    expect(file).toContain(Buffer.from('<rdf:li xml:lang="hi-IN">अर्जुन').toString('latin1'));
    expect(file.match(/\/Dest\[/g)).toHaveLength(book().pages.length);
  });

  it('takes no word of a customer as syntax', () => {
    const attack = ') >> endobj /OpenAction\u0000\u0008 << /S /JavaScript \\ (<b>';
    const file = latin(bookToPdf(book({ name: attack, title: attack }), { purpose: 'reading', deflate }));
    const [before = '', , after = ''] = file.split(/<\?xpacket|<\?xpacket end="r"/);
    expect(before + after).not.toContain('OpenAction');
    expect(file).toContain('OpenAction &#60;&#60; /S');
    expect(file).toMatch(/\/Title <FEFF[0-9A-F]+>/);
  });

  it.each([
    ['an unknown node', { kind: 'filter' }],
    ['an unknown property', { ...shape('M0 0L1 1Z', { fill: '#ffffff' }), blend: 'multiply' }],
    ['a colour by name', shape('M0 0L1 1Z', { fill: 'red' })],
    ['an arc', shape('M0 0A1 1 0 0 0 2 2Z', { fill: '#ffffff' })],
    ['a relative path', shape('M0 0l1 1Z', { fill: '#ffffff' })],
    ['a number that is none', group([shape('M0 0L1 1', { fill: '#ffffff' })], { matrix: place(NaN, 0) })],
    ['a path without a number', shape('M0 NaN', { fill: '#ffffff' })],
    ['a picture elsewhere', { kind: 'picture', href: 'https://a.b/c.jpg', x: 0, y: 0, width: 1, height: 1 }],
    ['a WebP', { kind: 'picture', href: 'data:image/webp;base64,AAAA', x: 0, y: 0, width: 1, height: 1 }],
    ['no JPEG', { kind: 'picture', href: 'data:image/jpeg;base64,AAAA', x: 0, y: 0, width: 1, height: 1 }],
  ])('refuses %s', (_, node) => {
    expect(() => sheetOf([node as Node])).toThrow(Error);
  });

  it('refuses a spine that no book has', () => {
    for (const spineMm of [-1, 41, NaN])
      expect(() => coverToPdf(book(), { spineMm, lettering, deflate })).toThrow(RangeError);
  });
});

function save(name: string, bytes: Uint8Array): string {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

function ask(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/**
 * Compares a page in the PDF with its SVG. Both are drawn at twice the size, so that different antialiasing
 * does not count.
 */
async function difference(file: string, page: number, nodes: readonly Node[]) {
  const [size, fine] = [840, 1680];
  const out = path.join(folder, `page-${page}`);
  ask('pdftoppm', '-r', '203.199', '-f', `${page}`, '-l', `${page}`, '-singlefile', '-png', file, out);
  const svg = printSvg(nodes, { idPrefix: 'p', view: TRIM, title: '', description: '' });
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: fine } }).render().asPng();
  const white = { background: '#ffffff' };
  const pixels = (input: string | Buffer): Promise<Buffer> =>
    sharp(input).flatten(white).resize(size, size).raw().toBuffer();
  const [ours, theirs] = await Promise.all([pixels(`${out}.png`), pixels(png)]);
  let [sum, off] = [0, 0];
  for (let at = 0; at < ours.length; at += 3) {
    const gaps = [0, 1, 2].map((i) => Math.abs(ours[at + i]! - theirs[at + i]!));
    sum += gaps[0]! + gaps[1]! + gaps[2]!;
    if (Math.max(...gaps) > 40) off++;
  }
  return { mean: sum / ours.length, off: off / (size * size) };
}

const plain = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Whether the tools that check PDF files are installed. The gate installs them where it may. */
const judges = ['qpdf', 'pdftotext'].every((program) => !spawnSync(program, ['--version']).error);

describe.skipIf(!judges)('as others read it', () => {
  it('is whole, has its font inside, fine pictures and its words', () => {
    const file = save(
      'book.pdf',
      bookToPdf(book({ message: 'For "my" <star>.' }), { purpose: 'print', deflate }),
    );
    expect(ask('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found');
    const [, , ...fonts] = ask('pdffonts', file).trim().split('\n');
    expect(fonts).toHaveLength(1);
    expect(fonts[0]).toMatch(/yes yes yes/);
    const [, , ...pictures] = ask('pdfimages', '-list', file).trim().split('\n');
    expect(pictures.length).toBeGreaterThan(3);
    const text = ask('pdftotext', file, '-');
    expect(text).toContain('For अर्जुन');
    expect(text).toContain('For "my" <star>.');
    expect(text).toContain('अर्जुन and the lost little star');
    expect(ask('pdfinfo', file)).toMatch(/Title: +अर्जुन and the lost little star\nAuthor: +Nanhe Veer/);
  });

  it.each(['en', 'hi'] as const)('gives each balloon’s words in one piece and in order (%s)', (language) => {
    const whole = makeBook({ story: 'space-explorer', name: 'अर्जुन', hero, language }, lettering);
    const file = save('words.pdf', bookToPdf(whole, { purpose: 'reading', deflate }));
    const [written, laid] = [['-raw'], []].map((how) => ask('pdftotext', ...how, file, '-').split('\f'));
    for (const { number, kind, panels } of whole.pages) {
      if (kind !== 'story') continue;
      const lots = panels.flatMap(({ lines }) => lines.map(({ text }) => plain(text)));
      expect(plain(written![number]!)).toBe(lots.join(' '));
      for (const lot of lots) expect(plain(laid![number]!)).toContain(lot);
    }
  });

  it('has a whole cover that tells what the book is about', () => {
    const file = save('cover.pdf', coverToPdf(book(), { spineMm: 9, lettering, deflate }));
    expect(ask('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found');
    const words = ask('pdftotext', file, '-');
    expect(words).toContain('A star calls for help');
    expect(words.replaceAll('\n', ' ')).toContain(book().portrait.line);
  });

  it.each([2, 5])('looks like the SVG of page %i', async (number) => {
    const file = save('pages.pdf', bookToPdf(book(), { purpose: 'reading', deflate }));
    const { mean, off } = await difference(file, number + 1, book().pages[number]!.nodes);
    expect(mean).toBeLessThanOrEqual(2);
    expect(off).toBeLessThanOrEqual(0.005);
  });

  it('draws everything that the display list has', async () => {
    const mark = shape('M0 0L90 30Q180 120 60 180C-40 140 -60 60 0 0Z', { fill: '#147a5c' });
    const star = group([mark, shape(ellipse(60, 60, 30), { fill: '#ffd23f', stroke: '#1a1026', width: 9 })]);
    const nodes: Node[] = [
      shape(rect(0, 0, 2100, 2100), { fill: linear([0, 0], [2100, 1400], '#2b1478', '#ff8a2b', '#fff') }),
      shape(ellipse(500, 500, 420), {
        fill: radial(
          [420, 400],
          420,
          { at: 0.1, colour: '#ffffff' },
          { at: 1, colour: '#fff3c4', opacity: 0 },
        ),
        opacity: 0.9,
      }),
      shape(ellipse(1500, 420, 260, 180), { fill: '#ff0055', stroke: '#0000ff', width: 70, opacity: 0.5 }),
      group(
        [
          shape(rect(0, 0, 300, 300), { fill: '#00aa44' }),
          shape(rect(150, 150, 300, 300), { fill: '#aa0044' }),
        ],
        {
          matrix: place(1150, 850, 20, 1.2),
          opacity: 0.6,
        },
      ),
      group(
        halftone({ x: 0, y: 0, width: 700, height: 700 }, 46, '#1a1026', (x, y) => (x + y) / 1400),
        {
          matrix: place(60, 1050),
          clip: ellipse(350, 350, 340),
        },
      ),
      group([{ kind: 'picture', href: portrait, x: 10, y: 20, width: 400, height: 400 }], {
        matrix: place(900, 1500, -8, 1.1),
        clip: ellipse(210, 220, 190),
      }),
      { kind: 'picture', href: pixel, x: 1900, y: 1900, width: 120, height: 120 },
      shape('M1450 1500C1600 1300 1800 1700 2000 1450', {
        stroke: linear([1450, 0], [2000, 0], '#ffffff', { at: 1, colour: '#d81b46', opacity: 0.2 }),
        width: 60,
      }),
      shape(rect(1500, 1700, 200, 200), { fill: radial([1600, 1800], 0, '#ffffff', '#00c2ff') }),
      group([star, group([star], { matrix: place(200, 0, 15, 0.7) })], { matrix: place(1620, 700) }),
    ];
    const { mean, off } = await difference(save('all.pdf', sheetOf(nodes)), 1, nodes);
    expect(mean).toBeLessThanOrEqual(2);
    expect(off).toBeLessThanOrEqual(0.005);
  });
});
