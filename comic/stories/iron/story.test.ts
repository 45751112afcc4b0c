import { expect, it } from 'vitest';
import type { Item, PagePlan } from '../../book.ts';
import { iron } from './story.ts';

const items = ({ rows }: PagePlan): readonly Item[] =>
  rows.flatMap(({ panels }) => panels.flatMap((panel) => panel.items));

const heroes = (page: PagePlan) =>
  items(page).flatMap((item) => ('who' in item && item.who === 'hero' ? [item] : []));

it('lets the wind-up mouse run once over every page, as its closing page says', () => {
  expect(iron.ending.closing.words).toMatchObject({
    en: expect.stringContaining('Can you find it twenty times?') as string,
  });
  for (const page of iron.pages)
    expect(items(page).filter((item) => 'thing' in item && item.thing === 'windUpMouse')).toHaveLength(1);
});

it('never shows the hero in one pose twice on a page', () => {
  for (const page of iron.pages) {
    const seen = heroes(page).map(({ pose, flip }) => `${pose} ${flip ?? false}`);
    expect(new Set(seen).size).toBe(seen.length);
  }
});

it('wears the suit until page 15, where it comes off, and never again', () => {
  const dressed = iron.pages.map((page) => heroes(page).map(({ costume }) => costume ?? 'suit'));
  expect(new Set(dressed.slice(0, 14).flat())).toEqual(new Set(['suit']));
  expect(dressed[14]).toEqual(['suit', 'pyjamas', 'pyjamas']);
  expect(new Set(dressed.slice(15).flat())).toEqual(new Set(['pyjamas']));
});
