import { expect, it } from 'vitest';
import type { Item, PagePlan } from '../../book.ts';
import { magicKingdom } from './story.ts';

const items = ({ rows }: PagePlan): readonly Item[] =>
  rows.flatMap(({ panels }) => panels.flatMap((panel) => panel.items));

const said = (page: PagePlan): string =>
  page.rows
    .flatMap(({ panels }) => panels.flatMap(({ effects = [], balloons = [] }) => [...effects, ...balloons]))
    .map(({ text }) => (typeof text === 'string' ? text : text.en).toLowerCase())
    .join(' ');

it('hides the alarm clock once on every page, as its closing page says', () => {
  expect(magicKingdom.ending.closing.words).toMatchObject({
    en: expect.stringContaining('Can you find the clock twenty times?') as string,
  });
  for (const page of magicKingdom.pages)
    expect(items(page).filter((item) => 'thing' in item && item.thing === 'alarmClock')).toHaveLength(1);
});

it('does at daybreak what every failed roar was: cock, bicycle, cat and cooker', () => {
  const tried = magicKingdom.pages.slice(5, 11).map(said).join(' ');
  const morning = said(magicKingdom.pages[15]!);
  for (const sound of ['kukdoo-koo', 'tring tring', 'meow', 'phwee']) {
    expect(tried).toContain(sound);
    expect(morning).toContain(sound);
  }
});

it('never shows the hero in one pose twice on a page', () => {
  for (const page of magicKingdom.pages) {
    const acted = items(page).flatMap((item) => ('who' in item && item.who === 'hero' ? [item] : []));
    const seen = acted.map(({ pose, flip }) => `${pose} ${flip ?? false}`);
    expect(new Set(seen).size).toBe(seen.length);
  }
});
