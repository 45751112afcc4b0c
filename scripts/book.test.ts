import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { twoFaces } from '../testing/photos.ts';
import { slowdown } from '../testing/slowdown.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'book-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ending {
  code: number;
  said: string;
  complained: string;
}

function book(...args: string[]): Promise<Ending> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/book.ts', ...args], (error, said, complained) => {
      resolve({ code: error ? Number(error.code) : 0, said, complained });
    });
  });
}

const out = (name: string): string => path.join(folder, name);
const OF_MEERA = ['--name', 'Meera', '--story', 'space-explorer'];
const WHOLE = [...OF_MEERA, '--hero', 'drawn'];

describe('the book command', () => {
  it(
    'says how it is used when asked',
    async () => {
      const { code, said, complained } = await book('--help');
      expect({ code, complained }).toEqual({ code: 0, complained: '' });
      for (const word of ['--photo FILE', '--story-text FILE', 'en|hi', 'space-explorer'])
        expect(said).toContain(word);
    },
    30_000 * slowdown(),
  );

  it(
    'makes pages, files, a cover and a contact sheet of a photo’s book, and says how far it is',
    async () => {
      const { code, said } = await book(
        ...OF_MEERA,
        '--photo',
        'comic/hero/fixtures/astronaut.jpg',
        '--out',
        out('whole'),
        '--message',
        'For you',
        '--spine',
        '6',
      );
      expect(code).toBe(0);
      expect(said).toMatch(/^Cover\nPage 1 of 24$/m);
      expect(said).toContain('Page 24 of 24');
      expect(said).toMatch(/Photo: inking …[\s\S]*Ready for the printer\./);
      // The child is drawn: no picture of the photo is in the files.
      expect(said).not.toContain('ppi');
      const files = readdirSync(out('whole'), { recursive: true });
      for (const file of [
        'book.pdf',
        'print.pdf',
        'cover.pdf',
        'contact-sheet.png',
        'pages/00.png',
        'pages/24.webp',
      ])
        expect(files).toContain(file);
      const sheet = await sharp(path.join(out('whole'), 'contact-sheet.png')).metadata();
      expect([sheet.width, sheet.height]).toEqual([2032, 1696]);
      expect(readFileSync(path.join(out('whole'), 'print.pdf')).toString('latin1', 0, 8)).toBe('%PDF-1.6');
    },
    60_000 * slowdown(),
  );

  it(
    'says in one line why no hero came of a photo, and leaves no book that was there before',
    async () => {
      const wall = sharp({ create: { width: 640, height: 480, channels: 3, background: '#b7a58f' } });
      await wall.jpeg().toFile(out('wall.jpg'));
      mkdirSync(out('wall'));
      for (const former of ['book.pdf', 'print.pdf', 'cover.pdf'])
        writeFileSync(path.join(out('wall'), former), 'of another child');
      const { code, complained } = await book(...OF_MEERA, '--photo', out('wall.jpg'), '--out', out('wall'));
      expect(code).toBe(1);
      expect(complained).toBe(
        'We could not find a face in this photo. Give another photo, or crop this one, or --hero drawn.\n',
      );
      expect(readdirSync(out('wall'), { recursive: true })).toEqual([]);
    },
    60_000 * slowdown(),
  );

  it(
    'asks which of several faces is meant, and takes none that there is not',
    async () => {
      writeFileSync(out('two.jpg'), await twoFaces('comic/hero/fixtures/astronaut.jpg', 40));
      const of = [...OF_MEERA, '--photo', out('two.jpg'), '--out', out('two')];
      for (const asked of [[], ['--face', '3']]) {
        const { code, complained } = await book(...of, ...asked);
        expect([code, complained]).toEqual([
          1,
          'There is more than one face here. Say which with --face 1, --face 2 …, counted from the left.\n',
        ]);
      }
    },
    120_000 * slowdown(),
  );

  it(
    'says in one line what is wrong with an argument, and makes nothing',
    async () => {
      writeFileSync(out('a-file'), 'not a folder');
      writeFileSync(out('no-picture.jpg'), 'not a picture');
      writeFileSync(out('iphone.jpg'), '\0\0\0\x18ftypheic\0\0\0\0');
      writeFileSync(out('paper.jpg'), '%PDF-1.7\n%âãÏÓ\n');
      writeFileSync(out('broken.jpg'), Buffer.from('\xff\xd8\xff\xe0 and no more', 'latin1'));
      const with_ = (...more: string[]): string[] => [...WHOLE, '--out', out('none'), ...more];
      const mistakes: [wrong: string, ...args: string[]][] = [
        ['Needed: --name NAME'],
        ['Who is the hero?', '--name', 'A', '--story', 'hanuman', '--out', out('none')],
        ['not both', ...with_('--photo', out('no-picture.jpg'))],
        ['There is no story "ocean". There are: ', ...with_('--story', 'ocean')],
        ['--name is empty', ...with_('--name', ' ')],
        ['--language is one of: en, hi', ...with_('--language', 'fr')],
        ['--spine is a width', ...with_('--spine', '41')],
        ['--out cannot be written to: it is a file.', ...WHOLE, '--out', out('a-file')],
        ['--out cannot be written to: no folder can be made there', ...WHOLE, '--out', '/proc/x/y'],
        ['--hero is drawn, or photo', ...OF_MEERA, '--hero', 'cartoon', '--out', out('none')],
        ['--skin is a number from 1 to 10', ...with_('--skin', '11')],
        ['--hair-back is one of: as-traced, long', ...with_('--hair-back', 'mullet')],
        ['--eye-colour is a colour such as', ...with_('--eye-colour', 'brown')],
        ['--bindi changes a likeness', ...with_('--bindi', 'yes')],
        ['--face is a number, counted from the left', ...with_('--face', '0')],
        [
          'iphone.jpg is HEIC, the format of iPhones',
          ...OF_MEERA,
          '--photo',
          out('iphone.jpg'),
          '--out',
          out('x'),
        ],
        [
          'paper.jpg is no picture that can be opened: give a JPEG, PNG or WebP file, or --hero drawn.',
          ...OF_MEERA,
          '--photo',
          out('paper.jpg'),
          '--out',
          out('x'),
        ],
        [
          'broken.jpg is no picture that can be opened',
          ...OF_MEERA,
          '--photo',
          out('broken.jpg'),
          '--out',
          out('x'),
        ],
        [
          '--name: Our books have English and Hindi letters; “ஆதித்யா” cannot be printed yet.',
          ...with_('--name', 'ஆதித்யா'),
        ],
        ['--name: Emoji cannot be printed', ...with_('--name', '🦁')],
        ['--title: Our books have English and Hindi letters', ...with_('--title', 'ஆதித்யா')],
        ['--message: Our books have English and Hindi letters', ...with_('--message', 'For ஆதித்யா')],
        ["Unknown option '--colour'", ...with_('--colour', 'red')],
        [
          'There is no file',
          '--photo',
          out('none.jpg'),
          '--name',
          'A',
          '--story',
          'hanuman',
          '--out',
          out('x'),
        ],
        [
          'is a folder. Name a file.',
          '--photo',
          folder,
          '--name',
          'A',
          '--story',
          'hanuman',
          '--out',
          out('none'),
        ],
      ];
      const endings = await Promise.all(mistakes.map(([, ...args]) => book(...args)));
      for (const [index, { code, complained }] of endings.entries()) {
        expect(complained).toContain(mistakes[index]![0]);
        expect(complained).not.toMatch(/^\s+at /m);
        expect(code).toBe(1);
      }
      expect(readdirSync(folder)).not.toContain('none');
    },
    60_000 * slowdown(),
  );
});
