import { beforeAll, describe, expect, it } from 'vitest';
import { loadLettering, loadStory, makeBook } from '../index.ts';
import { fontBytes } from '../node-fonts.ts';
import { drawnSample } from '../sample-heroes.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { SAFE } from './measures.ts';

let lettering: Lettering;
beforeAll(async () => {
  lettering = await loadLettering(fontBytes());
  await loadStory('hanuman');
});

const LETTERS = ['W', '@', 'ॐ', 'औ', 'क्ष', '…'];

describe.each(LETTERS)('a title of eighty times %s without a space', (letter) => {
  it('is set in letters that can be read, inside the safe area', () => {
    const title = letter.repeat(Math.floor(80 / letter.length));
    const book = makeBook({ story: 'hanuman', name: 'Meera', title, hero: drawnSample }, lettering);
    for (const { boxes } of book.pages.slice(0, 2)) {
      expect(boxes.smallestPoints).toBeGreaterThanOrEqual(9);
      for (const { x, y, width, height } of boxes.words) {
        expect(Math.min(x - SAFE.x, y - SAFE.y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x + width - SAFE.x - SAFE.width, y + height - SAFE.y - SAFE.height)).toBeLessThan(1);
      }
    }
  });
});
