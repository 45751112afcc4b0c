import { beforeAll, describe, expect, it } from 'vitest';
import { fontBytes } from '../node-fonts.ts';
import { pathBox } from '../drawing/path.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { loadLettering } from '../lettering/load-lettering.ts';
import { balloonRadii, type BalloonKind } from './balloon-shapes.ts';
import { displayLettering } from './display-lettering.ts';
import { settings, setText, textPath, textSizes } from './fit-text.ts';
import { points } from './measures.ts';

let lettering: Lettering;
beforeAll(async () => {
  lettering = await loadLettering(fontBytes());
});

describe('text sizes', () => {
  it('go down to nine points and no further', () => {
    expect(textSizes().map(points).at(0)).toBeCloseTo(13);
    expect(Math.min(...textSizes().map(points))).toBeCloseTo(9);
    expect(Math.min(...textSizes(40).map(points))).toBeGreaterThanOrEqual(9 - 1e-9);
  });
});

describe('a name of another script', () => {
  it.each([
    ['Mira, रुको! इतने ज़ोर से नहीं!', 'devanagari'],
    ['“Wait,” said मीरा to the moon.', 'speech'],
  ] as const)('has the letters of the words around it: %s', (text, face) => {
    const { lines } = setText(lettering, text, { face: 'speech', size: 46, count: 1, limit: 5000 });
    const [word = ''] = /[a-z]+/i.exec(text) ?? [];
    const latin = lettering.line(word, face).glyphs.map(({ outline }) => outline);
    expect(lines[0]?.glyphs.map(({ outline }) => outline)).toEqual(expect.arrayContaining(latin));
    expect(latin).not.toEqual([]);
  });
});

describe('settings', () => {
  it('offers each number of lines once, none wider than the limit', () => {
    const blocks = settings(lettering, 'One rocket! Mostly pots, pans and courage.', 'speech', 46, 500);
    expect(blocks.length).toBeGreaterThan(2);
    expect(new Set(blocks.map(({ lines }) => lines.length)).size).toBe(blocks.length);
    for (const { width } of blocks) expect(width).toBeLessThanOrEqual(500);
  });

  it('offers no further line beside a long name that makes the lines no narrower', () => {
    const text = 'No, I am Venkatanarasimharajuvaripetaa. I am only wearing a fishbowl.';
    const blocks = settings(lettering, text, 'speech', 46, 720);
    expect(blocks.at(-1)!.lines.map((line) => line.text)).toEqual([
      'No, I am',
      'Venkatanarasimharajuvaripetaa.',
      'I am only wearing a fishbowl.',
    ]);
  });

  it('cuts a name that is wider than the limit', () => {
    const blocks = settings(lettering, 'Hello Wwwwwwwwwwwwwwwwwwwwwwwwwwww', 'speech', 46, 300);
    expect(
      blocks
        .at(-1)!
        .lines.map(({ text }) => text)
        .join(''),
    ).toContain('-');
    for (const { width } of blocks) expect(width).toBeLessThanOrEqual(300);
  });
});

it('centres a block on its point', () => {
  const block = setText(lettering, 'level', { face: 'speech', size: 100, count: 1, limit: 900 });
  const { x, width } = pathBox(textPath(block, 500, 300));
  expect(x + width / 2).toBeCloseTo(500, -1);
});

describe('balloonRadii', () => {
  it.each<BalloonKind>(['speech', 'thought', 'shout'])(
    'keeps the corners of every line inside a %s balloon',
    (kind) => {
      for (const block of settings(
        lettering,
        'Somewhere a star needs somebody to look up tonight',
        'speech',
        46,
        700,
      )) {
        const { rx, ry } = balloonRadii(kind, block);
        block.lines.forEach((line, index) => {
          const x = (line.width * block.size) / 2;
          const y = Math.abs((index + 0.5) * block.leading - block.height / 2);
          expect((x / rx) ** 2.3 + (y / ry) ** 2.3).toBeLessThan(1);
        });
      }
    },
  );
});

const letters = (text: string, more = {}) =>
  displayLettering({ lettering, text, at: [500, 400], width: 600, height: 200, style: 'gold', ...more });

describe('displayLettering', () => {
  it.each(['JO', 'WHOOOSH!', 'क्षितिज', 'WWWWWWWWWWWWWWWWWWWW', "ŚRĪ-LAKSHMĪ D'SOUZA"])(
    'keeps %s inside its room, ink and turn included',
    (text) => {
      const { box } = letters(text, { turn: -9, arch: 0.1, swell: 0.16, lines: 2 });
      expect(box.width).toBeLessThanOrEqual(601);
      expect(box.height).toBeLessThanOrEqual(201);
      expect(box.x + box.width / 2).toBeCloseTo(500);
      expect(box.y + box.height / 2).toBeCloseTo(400);
    },
  );

  it('takes more lines when that makes bigger letters', () => {
    const text = 'THE VERY LONG TITLE OF A BOOK';
    expect(letters(text, { lines: 3 }).size).toBeGreaterThan(letters(text).size * 1.5);
  });

  it('does not let short words grow past the given size', () => {
    expect(letters('JO', { biggest: 80 }).size).toBeLessThanOrEqual(80);
  });
});
