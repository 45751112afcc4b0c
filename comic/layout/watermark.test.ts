import { beforeAll, describe, expect, it } from 'vitest';
import { fontBytes } from '../node-fonts.ts';
import type { Page } from '../book.ts';
import { type Lettering, loadLettering, loadStory, planBook, shelf } from '../index.ts';
import { drawnSample } from '../sample-heroes.ts';
import { stampPage } from './watermark.ts';

let lettering: Lettering;
beforeAll(async () => {
  lettering = await loadLettering(fontBytes());
});

const marksOf = (page: Page): number =>
  stampPage(page, 'Preview', lettering).nodes.length - page.nodes.length;

describe.each(shelf.map(({ id }) => id))('%s', (story) => {
  it('has one to three marks on every page', async () => {
    await loadStory(story);
    const { pageCount, page } = planBook({ story, name: 'Meera', hero: drawnSample }, lettering);
    const counts = Array.from({ length: pageCount }, (_, number) => marksOf(page(number)));
    expect(counts.filter((count) => count < 1 || count > 3)).toEqual([]);
  });
});

const blank = (boxes: Partial<Page['boxes']>): Page => {
  const { page } = planBook({ story: 'thor', name: 'Meera', hero: drawnSample }, lettering);
  const none = { faces: [], balloons: [], captions: [], effects: [], heads: [], tails: [], words: [] };
  return { ...page(0), nodes: [], boxes: { ...page(0).boxes, ...none, ...boxes } };
};

it('keeps off faces and words, and leaves the page that came in as it was', () => {
  const everywhere = { x: 0, y: 0, width: 2100, height: 2100 };
  expect(marksOf(blank({}))).toBe(3);
  expect(marksOf(blank({ faces: [everywhere] }))).toBe(0);
  // Room for the hair and cheeks round the face.
  expect(marksOf(blank({ faces: [{ x: 350, y: 350, width: 1400, height: 1400 }] }))).toBe(0);
  expect(marksOf(blank({ balloons: [everywhere] }))).toBe(0);
  expect(marksOf(blank({ captions: [{ ...everywhere, height: 1300 }] }))).toBeGreaterThan(0);
});
