import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INK } from './drawing/colour.ts';
import { rect } from './drawing/path.ts';
import { linear, type Node, shape } from './drawing/tree.ts';
import { TRIM } from './layout/measures.ts';
import { deflate } from './node-deflate.ts';
import type { Inks } from './output/inks.ts';
import { printPdf } from './output/pdf-document.ts';
import { pressInks, ProfileProblem } from './press-inks.ts';

const portrait = readFileSync(new URL('hero/fixtures/astronaut.jpg', import.meta.url)).toString('base64');
const nodes: Node[] = [
  shape(rect(0, 0, 2100, 2100), { fill: linear([0, 0], [0, 2100], '#2b1478', '#00ff00') }),
  shape(rect(100, 100, 400, 400), { fill: '#d81b46', stroke: INK, width: 12 }),
  { kind: 'picture', href: `data:image/jpeg;base64,${portrait}`, x: 900, y: 900, width: 800, height: 800 },
];

let folder: string;
let profile: string;
let inks: Inks;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'inks-'));
  profile = path.join(folder, 'press.icc');
  // libvips includes a free CMYK profile.
  const cmyk = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#ffffff' } })
    .toColourspace('cmyk')
    .withIccProfile('cmyk')
    .jpeg()
    .toBuffer();
  writeFileSync(profile, (await sharp(cmyk).metadata()).icc!);
  inks = await pressInks(profile, nodes);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const amounts = (colour: string): number[] => inks.colour(colour).split(' ').map(Number);

describe('the inks of a press', () => {
  it('print lines and letters in black alone, and colours in theirs', () => {
    expect(inks.colour(INK)).toBe('0 0 0 1');
    const [cyan = 1, magenta = 0] = amounts('#d81b46');
    expect(magenta).toBeGreaterThan(0.8);
    expect(cyan).toBeLessThan(0.3);
  });

  it('are never more than the paper can hold', async () => {
    const dark = ['#000001', '#01000a', '#0a0014', '#001000', '#100000', '#02000f'];
    const many = await pressInks(
      profile,
      dark.map((fill) => shape('M0 0L1 1Z', { fill })),
    );
    for (const colour of dark) {
      const sum = many
        .colour(colour)
        .split(' ')
        .reduce((all, ink) => all + Number(ink), 0);
      expect(sum).toBeGreaterThan(1);
      expect(sum).toBeLessThanOrEqual(3.001);
    }
  });

  it('are the same each time', async () => {
    const again = await pressInks(profile, nodes);
    expect(print(again).equals(print(inks))).toBe(true);
  });

  it('are known for what is drawn and nothing else', () => {
    expect(() => inks.colour('#123456')).toThrow('#123456');
  });

  it.each([
    ['is not there', () => path.join(folder, 'none.icc'), 'There is no colour profile'],
    [
      'is a text',
      () => write('text.icc', Buffer.from('not a profile at all, only words of some length')),
      'is not a colour profile',
    ],
    [
      'is a screen’s',
      () => write('screen.icc', header('mntr', 'RGB ')),
      'is not the profile of a four-colour press',
    ],
  ])('refuse a profile that %s', async (_, file, message) => {
    const attempt = pressInks(file(), nodes);
    await expect(attempt).rejects.toThrow(message);
    await expect(attempt).rejects.toBeInstanceOf(ProfileProblem);
  });
});

const write = (name: string, bytes: Uint8Array): string => {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return file;
};

function header(kind: string, space: string): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(kind, 12, 'latin1');
  bytes.write(space, 16, 'latin1');
  bytes.write('acsp', 36, 'latin1');
  return bytes;
}

const print = (inks: Inks): Buffer =>
  Buffer.from(
    printPdf([{ name: 'Page', nodes, picture: '', words: [], media: TRIM, trim: TRIM }], {
      title: 'Ink',
      language: 'en',
      deflate,
      inks,
    }),
  );

/** The red, green and blue values of a picture, scaled to `size` by `size` pixels. */
async function pixels(picture: string | Buffer, size: number) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .resize(size, size, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x: number, y: number): number[] => {
    const at = (y * info.width + x) * info.channels;
    return [...data.subarray(at, at + 3)];
  };
}

const ask = (program: string, ...args: string[]): Buffer =>
  execFileSync(program, args, { maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'pipe'] });

const judges = ['qpdf', 'pdfimages', 'pdftoppm'].every((program) => !spawnSync(program, ['--version']).error);

describe.skipIf(!judges)('a file for the press', () => {
  it('has nothing but CMYK in it, its profile inside, and looks as it was drawn', async () => {
    const file = write('press.pdf', print(inks));
    expect(ask('qpdf', '--check', file).toString()).toContain('No syntax');
    const [, , ...pictures] = ask('pdfimages', '-list', file).toString().trim().split('\n');
    expect(pictures).toHaveLength(1);
    expect(pictures[0]).toMatch(/cmyk\s+4\s+8\s+jpeg/);
    const open = ask('qpdf', '--qdf', '--object-streams=disable', file, '-').toString('latin1');
    expect(open).not.toContain('DeviceRGB');
    expect(open).not.toMatch(/^[\d. ]+ rg$/im);
    expect(open).toContain('0 0 0 1 K');
    expect(open).toContain('/DestOutputProfile');
    expect(open).toContain('prtrCMYK');
    ask('pdftoppm', '-r', '25.4', '-singlefile', '-png', file, path.join(folder, 'seen'));
    const seen = await pixels(path.join(folder, 'seen.png'), 210);
    const [red = 0, green = 255] = seen(30, 30);
    expect(red - green).toBeGreaterThan(100);
    const photo = await pixels(Buffer.from(portrait, 'base64'), 80);
    expect(Math.abs(seen(130, 130)[0]! - photo(40, 40)[0]!)).toBeLessThan(60);
  });
});
