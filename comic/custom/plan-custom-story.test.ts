import { beforeAll, expect, it } from 'vitest';
import type { Item, StoryPlan } from '../book.ts';
import { brokenRules } from '../layout/page-rules.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { loadLettering } from '../lettering/load-lettering.ts';
import { loadBook } from '../load-book.ts';
import { makeBook, planBook } from '../make-book.ts';
import { fontBytes } from '../node-fonts.ts';
import { drawnSample, photoSample } from '../sample-heroes.ts';
import { loadedStory, shelf } from '../stories/index.ts';
import { BEDTIME, HINDI, HOSTILE } from './custom-stories.ts';
import { CUSTOM_CAST, CUSTOM_PLACES, CUSTOM_THINGS } from './lexicon.ts';
import { customRoom } from './load-custom.ts';
import { planCustomStory } from './plan-custom-story.ts';
import { SETTINGS } from './settings.ts';

let lettering: Lettering;
beforeAll(async () => {
  lettering = await loadLettering(fontBytes());
  for (const { id } of shelf) await loadBook({ story: id, language: 'hi', customStory: { text: 'x' } });
});

const base = (id: Parameters<typeof loadedStory>[0] = 'thor') => loadedStory(id)!;
const plan = (text: string, notes?: Parameters<typeof planCustomStory>[0]['notes']) =>
  planCustomStory({ text, ...(notes && { notes }) }, 'Meera', base());
const book = (text: string, more: { title?: string; language?: 'en' | 'hi' } = {}) =>
  makeBook({ story: 'thor', name: 'Meera', hero: drawnSample, customStory: { text }, ...more }, lettering);
/** Keeps letters and digits alone, because quotation marks become balloons. */
const letters = (text: string): string => text.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

function wordsOf({ pages }: Pick<StoryPlan, 'pages'>): string {
  return pages
    .flatMap(({ rows }) => rows.flatMap(({ panels }) => panels))
    .flatMap(({ captions = [], balloons = [] }) => [
      ...captions.filter(({ after }) => !after),
      ...balloons,
      ...captions.filter(({ after }) => after),
    ])
    .map(({ text }) => text.en)
    .join(' ');
}

it.each([['bedtime', BEDTIME] as const, ['Hindi', HINDI] as const, ...HOSTILE])(
  'tells every word in order on twenty pages: %s',
  (_, text) => {
    const made = plan(text);
    expect(made.pages).toHaveLength(20);
    expect(letters(wordsOf(made))).toBe(
      letters(
        text
          .toWellFormed()
          .replaceAll(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/gu, '')
          .replaceAll('\uFE0F', ''),
      ),
    );
  },
);

it.each([['bedtime', BEDTIME] as const, ['Hindi', HINDI] as const, ...HOSTILE])(
  'makes a book that a printing house takes: %s',
  (name, text) => {
    const story = shelf[(name.length * 7) % shelf.length]!.id;
    const hero = name.length % 2 ? drawnSample : photoSample;
    const made = makeBook(
      { story, name: 'क्षितिज श्रीवास्तव', hero, customStory: { text }, language: 'hi' },
      lettering,
    );
    expect(made.pages).toHaveLength(25);
    expect(made.pages.flatMap(brokenRules)).toEqual([]);
  },
);

it('keeps what is read on the pages the parent’s, in reading order', () => {
  const read = book(BEDTIME)
    .pages.filter(({ kind }) => kind === 'story')
    .flatMap(({ panels }) => panels);
  const said = read.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ');
  expect(letters(said)).toBe(letters(BEDTIME.replaceAll('{name}', 'Meera')));
});

it('draws the same book from the same words and notes, and another from other notes', () => {
  const notes = [{ beat: 0, place: 'cave' as const }];
  expect(plan(BEDTIME, notes)).toEqual(plan(BEDTIME, notes));
  expect(plan(BEDTIME, notes)).not.toEqual(plan(BEDTIME));
  expect(wordsOf(plan(BEDTIME, notes))).toBe(wordsOf(plan(BEDTIME)));
});

it('shows what the words tell of', () => {
  const shown = plan(BEDTIME)
    .pages.flatMap(({ rows }) => rows.flatMap(({ panels }) => panels))
    .flatMap(({ items }) => items)
    .map((item: Item) => ('thing' in item ? item.thing : item.who));
  expect(shown).toEqual(expect.arrayContaining(['nani', 'jugnu', 'jamba', 'tarru', 'bed', 'hero']));
});

it('has a drawing for every place, friend and thing that words may name', () => {
  const { wholeArt, art } = customRoom()!;
  const whole = wholeArt(base().art, art);
  const shared = ['sunBurst', 'iceBurst', 'roseBurst', 'nightBurst', 'leafBurst'];
  const drawn = [...Object.keys(whole.places), ...shared];
  for (const place of CUSTOM_PLACES) {
    const { drawn: times, close } = SETTINGS[place];
    for (const name of [...Object.values(times), close]) expect(drawn).toContain(name);
  }
  expect(Object.keys(whole.cast)).toEqual(expect.arrayContaining([...CUSTOM_CAST]));
  expect(Object.keys(whole.props)).toEqual(expect.arrayContaining([...CUSTOM_THINGS]));
});

it('has a title, an end and a back of its own, and the parent’s title when there is one', () => {
  const made = book(BEDTIME);
  expect(made.title).toBe('Meera in a brand-new story');
  expect(made.blurb).toContain('written for Meera');
  expect(made.pages.at(-2)?.text).toContain('written for Meera');
  expect(book(BEDTIME, { title: 'The lost light' }).title).toBe('The lost light');
});

it('is the story of the shelf when nothing that can be printed was written', () => {
  const own = makeBook({ story: 'thor', name: 'Meera', hero: drawnSample }, lettering);
  for (const text of ['', ' \n', '😀', 'வணக்கம்']) expect(book(text).pages[5]?.text).toBe(own.pages[5]?.text);
});

it('refuses a text that is longer than a book', () => {
  expect(() => plan('a'.repeat(6001))).toThrow(
    new RangeError('The story has 6001 letters; a book holds 6000.'),
  );
});

it('keeps its pages while a name is typed that the words do not say', () => {
  const [one, two] = ['Me', 'Meera'].map((name) =>
    planBook(
      { story: 'spider', name, hero: drawnSample, customStory: { text: 'A bear sat. It slept.' } },
      lettering,
    ),
  );
  // This story's costume carries no letter that would have to be redrawn for another name.
  expect(one!.page(3).panels[0]?.picture.replace('Me', 'Meera')).toBe(two!.page(3).panels[0]?.picture);
});
