import { describe, expect, it } from 'vitest';
import type { Panel, Story } from '../book.ts';
import { loadStory, shelf, type StoryId } from '../index.ts';
import { checkStory, panelsOf } from './check-story.ts';
import { loadedStory } from './index.ts';

const whole = async (id: StoryId): Promise<Story> => {
  await loadStory(id);
  return loadedStory(id)!;
};

/** The space story with its second page's first panel changed. */
const withPanel = async (change: Partial<Panel>): Promise<Story> => {
  const story = await whole('space-explorer');
  const [first, second, ...rest] = story.pages;
  const [row, ...rows] = second!.rows;
  const [panel, ...panels] = row!.panels;
  const changed = { rows: [{ ...row!, panels: [{ ...panel!, ...change }, ...panels] }, ...rows] };
  return { ...story, pages: [first!, changed, ...rest] };
};

it.each(shelf.map(({ id }) => id))('%s may be sold', async (id) => {
  expect(checkStory(await whole(id))).toEqual([]);
});

/** Said in full on purpose. */
const SOLEMN = ['I did. I am {name}', 'Please do not run. Everybody runs.'];
/** What a child runs together when it speaks. */
const STIFF =
  /\b(?:I am|I will|(?:do|does|did|is|was|would|could|should) not|cannot|(?:[Ii]t|[Tt]hat|[Hh]e|[Ss]he|[Tt]here|[Ww]here|[Ww]ho) is|(?:[Yy]ou|[Tt]hey|[Ww]e) are|let us)(?=\s+[\w[{])/;

it.each(shelf.map(({ id }) => id))('speaks in the balloons of %s as children do', async (id) => {
  const { pages } = await whole(id);
  const said = pages.flatMap(panelsOf).flatMap(({ balloons = [] }) => balloons.map(({ text }) => text.en));
  const stiff = said.filter((text) => STIFF.test(text) && !SOLEMN.some((kept) => text.startsWith(kept)));
  expect(stiff).toEqual([]);
  expect(said.filter((text) => /^[a-z]/.test(text))).toEqual([]);
});

describe('sends back', () => {
  it('a page that is missing', async () => {
    const story = await whole('space-explorer');
    const found = checkStory({ ...story, pages: story.pages.slice(0, 19) });
    expect(found).toContain('the story has 19 pages, not 20');
  });

  it('words in English only', async () => {
    const story = await withPanel({ captions: [{ text: { en: 'Only English.', hi: ' ' }, near: [0, 0] }] });
    expect(checkStory(story)).toEqual(['page 2: a wording is empty in hi']);
  });

  it('a shelf that says nothing of it', async () => {
    const story = await whole('space-explorer');
    const found = checkStory({ ...story, blurb: '', hindi: { ...story.hindi, title: ' ' } });
    expect(found).toEqual(['shelf: a wording is empty in hi', 'shelf: a wording is empty in en']);
  });

  it('a hero who never laughs, or who looks at somebody who is not there', async () => {
    const story = await whole('space-explorer');
    const pages = JSON.parse(
      JSON.stringify(story.pages).replaceAll('"laughing"', '"happy"'),
    ) as Story['pages'];
    expect(checkStory({ ...story, pages })).toEqual(['the hero is never laughing']);
    const items = [
      { who: 'hero', pose: 'wave', face: 'calm', looksAt: 'nani', at: [0.5, 1], size: 0.3 },
    ] as const;
    expect(checkStory(await withPanel({ items, balloons: [] }))).toContain(
      'the hero looks at nani, which is not in the picture',
    );
  });

  it('somebody who is seen or speaks, and has no name', async () => {
    const story = await whole('space-explorer');
    const { tiko: _, ...voices } = story.voices;
    expect(checkStory({ ...story, voices })).toEqual(['tiko has no name among the voices']);
  });

  it('Latin letters in Hindi, and a slot that nothing fills', async () => {
    const text = { en: 'Run, {nme}!', hi: 'भागो OK {name}!' };
    expect(checkStory(await withPanel({ captions: [{ text, near: [0, 0] }] }))).toEqual([
      'page 2: “भागो OK {name}!” has Latin letters',
      'page 2: {nme} is filled by nothing; there are {name} and {NAME} and {animal} and {sound} and {colour} and {wheels}',
    ]);
  });

  it('a page that is too long to read aloud', async () => {
    const text = { en: 'word '.repeat(80), hi: 'शब्द' };
    expect(checkStory(await withPanel({ captions: [{ text, near: [0, 0] }] }))[0]).toMatch(
      /^page 2: \d+ words, not 75$/,
    );
  });

  it('somebody who speaks from nowhere', async () => {
    const text = { en: 'Hello!', hi: 'नमस्ते!' };
    expect(
      checkStory(await withPanel({ balloons: [{ kind: 'speech', from: 'tiko', text, near: [0, 0] }] })),
    ).toEqual(['page 2: tiko speaks and is not in the panel']);
  });

  it('words that need a favourite to be whole, and a favourite that nobody sees', async () => {
    const text = { en: 'A {colour} cape', hi: 'केप' };
    expect(checkStory(await withPanel({ captions: [{ text, near: [0, 0] }] }))).toEqual([
      'page 2: without favourites it reads “A  cape” in en',
    ]);
    const story = await whole('space-explorer');
    const alone = JSON.parse(JSON.stringify(story.pages).replaceAll('"friend"', '"tiko"')) as Story['pages'];
    expect(checkStory({ ...story, pages: alone })).toContain('the favourite animal is in 3 pictures, not 5');
  });

  it('a drawing that the story brings and never shows', async () => {
    const story = await whole('space-explorer');
    const hanuman = await whole('hanuman');
    const art = { ...story.art, cast: { ...story.art.cast, chapal: hanuman.art.cast['chapal']! } };
    expect(checkStory({ ...story, art })).toEqual(['chapal is brought and never shown']);
  });
});
