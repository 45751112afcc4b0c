import { expect, it } from 'vitest';
import { type Item, LANGUAGES, type PagePlan } from '../../book.ts';
import { loadLettering, loadBook, planBook } from '../../index.ts';
import { fontBytes } from '../../node-fonts.ts';
import { drawnSample } from '../../sample-heroes.ts';
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

it('lets the Dark answer below the question, so that its joke cannot be read out of turn', async () => {
  const lettering = await loadLettering(fontBytes());
  await loadBook({ story: 'space-explorer', language: 'hi' });
  for (const language of LANGUAGES) {
    const book = planBook({ story: 'space-explorer', name: 'Meera', hero: drawnSample, language }, lettering);
    const [, question, answer] = book.page(15).boxes.told.at(-1)!;
    expect(answer!.y).toBeGreaterThan(question!.y + question!.height);
  }
});
