import { expect, it } from 'vitest';
import type { Item, PagePlan } from '../../book.ts';
import { spider } from './story.ts';

const items = ({ rows }: PagePlan): readonly Item[] =>
  rows.flatMap(({ panels }) => panels.flatMap((panel) => panel.items));

it('leaves the other slipper once on every page, as its closing page says', () => {
  expect(spider.ending.closing.words).toMatchObject({
    en: expect.stringContaining('It is there on every page of the story') as string,
  });
  for (const page of spider.pages)
    expect(
      items(page).filter((item) => 'thing' in item && ['slipper', 'slipperBed'].includes(item.thing)),
    ).toHaveLength(1);
});

it('never shows the hero in one pose twice on a page', () => {
  for (const page of spider.pages) {
    const acted = items(page).flatMap((item) => ('who' in item && item.who === 'hero' ? [item] : []));
    const seen = acted.map(({ pose, flip }) => `${pose} ${flip ?? false}`);
    expect(new Set(seen).size).toBe(seen.length);
  }
});

it('gives away ten laddoos and keeps one to the end', () => {
  const said = spider.pages.map((page) => JSON.stringify(page)).join(' ');
  for (const step of [
    'take ten laddoos',
    'My fee is one laddoo',
    'three laddoos',
    'That left six laddoos',
    'four laddoos disappeared',
    'I saved you one',
  ])
    expect(said).toContain(step);
});
