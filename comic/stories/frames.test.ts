import { expect, it } from 'vitest';
import { loadStory, shelf } from '../index.ts';
import { framesOf, levelSpreads, repeatedSetUps } from './frames.ts';
import { loadedStory } from './index.ts';

it.each(shelf.map(({ id }) => id))(
  '%s is seen from many heights, on every spread, and sets no picture up twice',
  async (id) => {
    await loadStory(id);
    const story = loadedStory(id)!;
    const frames = framesOf(story);
    const all = Object.values(frames).reduce((sum, count) => sum + count, 0);
    expect(frames['eye level'] / all).toBeLessThanOrEqual(0.6);
    expect(levelSpreads(story)).toEqual([]);
    expect(repeatedSetUps(story)).toEqual([]);
  },
);

it('frames the portrait of the end in each book as in no other', async () => {
  const frames = await Promise.all(
    shelf.map(async ({ id }) => {
      await loadStory(id);
      return loadedStory(id)!.ending.theEnd.frame;
    }),
  );
  expect(new Set(frames).size).toBe(shelf.length);
});
