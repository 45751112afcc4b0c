import { expect, it } from 'vitest';
import type { Item, PagePlan } from '../../book.ts';
import { superheroAdventure } from './story.ts';

const items = ({ rows }: PagePlan): readonly Item[] =>
  rows.flatMap(({ panels }) => panels.flatMap((panel) => panel.items));

it('hides the gecko once on every page, as its closing page says', () => {
  expect(superheroAdventure.ending.closing.words).toMatchObject({
    en: expect.stringContaining('Can you find it twenty times?') as string,
  });
  for (const page of superheroAdventure.pages)
    expect(items(page).filter((item) => 'thing' in item && item.thing === 'gecko')).toHaveLength(1);
});

it('never shows the hero in one pose twice on a page', () => {
  for (const page of superheroAdventure.pages) {
    const acted = items(page).flatMap((item) => ('who' in item && item.who === 'hero' ? [item.pose] : []));
    expect(new Set(acted).size).toBe(acted.length);
  }
});
