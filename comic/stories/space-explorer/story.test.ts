import { expect, it } from 'vitest';
import type { Item, PagePlan } from '../../book.ts';
import { spaceExplorer } from './story.ts';

const items = ({ rows }: PagePlan): readonly Item[] =>
  rows.flatMap(({ panels }) => panels.flatMap((panel) => panel.items));

it('hides the cat once on every page, as its closing page says', () => {
  expect(spaceExplorer.ending.closing.words).toMatchObject({
    en: expect.stringContaining('Can you find it twenty times?') as string,
  });
  for (const page of spaceExplorer.pages)
    expect(items(page).filter((item) => 'thing' in item && item.thing === 'sleepingCat')).toHaveLength(1);
});

it('never shows the hero in one pose twice on a page', () => {
  for (const page of spaceExplorer.pages) {
    const acted = items(page).flatMap((item) => ('who' in item && item.who === 'hero' ? [item] : []));
    const seen = acted.map(({ pose, flip }) => `${pose} ${flip ?? false}`);
    expect(new Set(seen).size).toBe(seen.length);
  }
});
