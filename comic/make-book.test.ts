import { beforeAll, describe, expect, it } from 'vitest';
import { fontBytes } from './node-fonts.ts';
import type { Book, BookPlan, BookRequest, Page } from './book.ts';
import {
  LANGUAGES,
  type Lettering,
  loadBook,
  loadLettering,
  loadStory,
  makeBook,
  pageToSvg,
  planBook,
  shelf,
} from './index.ts';
import { brokenRules } from './layout/page-rules.ts';
import { AT_LENGTH, times } from '../testing/long-form.ts';
import { drawnSample, HERO_KINDS, HOSTILE_NAMES, photoSample } from './sample-heroes.ts';

const stories = shelf.map(({ id }) => id);
let lettering: Lettering;
beforeAll(async () => {
  lettering = await loadLettering(fontBytes());
  await Promise.all(stories.map((story) => loadBook({ story, language: 'hi' })));
});

const PAGES = 25;

const book = (request: Partial<BookRequest> = {}): Book =>
  makeBook({ story: 'space-explorer', name: 'Meera', hero: drawnSample, ...request }, lettering);

const plan = (request: Partial<BookRequest> = {}): BookPlan =>
  planBook({ story: 'space-explorer', name: 'Meera', hero: drawnSample, ...request }, lettering);

const dedicationOf = (request: Partial<BookRequest>): Page => plan(request).page(2);

const KINDS = Object.entries(HERO_KINDS);

/** One name of each group that ends up with the same letters in the book. */
function lettered(names: readonly string[]): string[] {
  return [...new Map(names.map((name) => [plan({ name }).name, name])).values()];
}

/**
 * Each page of each story meets the two most awkward names with one kind of hero, and one of all heroes and names in
 * each language; the long form tries every one, as `npm run story -- rules` does.
 */
describe.each(stories)('%s', (story) => {
  it.each(LANGUAGES)(
    'keeps every rule of every page in %s, whoever the hero is and whatever the name',
    (language) => {
      const start = stories.indexOf(story) * 5 + LANGUAGES.indexOf(language) * 3;
      const broken: string[] = [];
      for (let number = 0; number < PAGES; number += 1) {
        const [kind, choices] = KINDS[(start + number * 2) % KINDS.length]!;
        const name = HOSTILE_NAMES[(start + number * 5) % HOSTILE_NAMES.length]!;
        const own =
          number % 2 ? {} : { title: `${name} and the very long title`, message: `${name} `.repeat(60) };
        const page = planBook({ story, name, language, ...choices, ...own }, lettering).page(number);
        broken.push(...brokenRules(page).map(({ message }) => `${number}, ${kind}, “${name}”: ${message}`));
      }
      expect(broken).toEqual([]);
    },
  );

  it(
    'keeps them with every awkward name on every page that says it',
    () => {
      const start = stories.indexOf(story) * 5;
      for (let at = start; at < start + times(1, KINDS.length * LANGUAGES.length); at += 1) {
        const [kind, choices] = KINDS[at % KINDS.length]!;
        const language = LANGUAGES[Math.floor(at / KINDS.length) % LANGUAGES.length]!;
        const told = (name: string) => plan({ story, name, language, ...choices });
        const named = book({ story, name: 'Arjun', language, ...choices }).pages.filter(({ text }) =>
          text.toLowerCase().includes('arjun'),
        );
        expect(named.length).toBeGreaterThan(8);
        for (const name of lettered(AT_LENGTH ? HOSTILE_NAMES : HOSTILE_NAMES.slice(1, 3)))
          for (const { number } of named)
            expect(brokenRules(told(name).page(number)), `${kind}, “${name}”`).toEqual([]);
      }
    },
    times(120_000, 3_600_000),
  );

  it('is told in Hindi without a word of English, whatever was chosen', () => {
    const chosen = { wheelchair: true, favourites: { animal: 'kitten', colour: 'yellow' } } as const;
    for (const page of book({ story, name: 'अन्वी', language: 'hi', ...chosen }).pages)
      expect(page.text).not.toMatch(/[a-z{}[\]]/i);
  });

  it('has every page, names the hero and says the words of every page in reading order', () => {
    const { pages } = book({ story, name: 'Aanya' });
    expect(pages.map(({ kind }) => kind)).toEqual([
      'cover',
      'title',
      'dedication',
      ...Array<string>(20).fill('story'),
      'end',
      'closing',
    ]);
    expect(pages.map(({ number }) => number)).toEqual(pages.map((_, index) => index));
    expect(pages[0]!.text).toContain('Aanya');
    expect(pages[2]!.text).toContain('For Aanya');
    for (const page of pages) expect(page.text).not.toMatch(/[{}[\]]/);
    expect(pages.slice(2).some((page) => page.text.includes('Aanya'))).toBe(true);
  });
});

/**
 * Found by trying every combination: a chin that stands out of a small head, and the longest line of an
 * ending.
 */
it.each([
  ['iron', 'hearing aid', 'Jo', 15],
  ['iron', 'hearing aid', 'Wwwwwwwwwwwwwwwwwwwwwwwwwwww', 16],
  ['iron', 'large hair', 'Wwwwwwwwwwwwwwwwwwwwwwwwwwww', 23],
  ['superhero-adventure', 'hearing aid', 'Wwwwwwwwwwwwwwwwwwwwwwwwwwww', 10],
  ['space-explorer', 'hearing aid', 'Wwwwwwwwwwwwwwwwwwwwwwwwwwww', 6],
] as const)('in %s keeps words off the hero with %s called %s on page %i', (story, kind, name, page) => {
  expect(brokenRules(plan({ story, name, ...HERO_KINDS[kind] }).page(page))).toEqual([]);
});

it('sets a caption in smaller type before it hides the hero behind a long name', () => {
  const { boxes } = plan({ name: 'Venkatanarasimharajuvaripetaa' }).page(17);
  const caption = boxes.captions[0]!;
  expect(caption.y + caption.height).toBeLessThan(Math.min(...boxes.faces.map(({ y }) => y)));
});

describe('the name', () => {
  it('loses what cannot be lettered and says so', () => {
    expect(plan({ name: 'Ved 🚀' })).toMatchObject({ name: 'Ved', nameWasShortened: true });
    expect(plan({ name: '  Meera  ' })).toMatchObject({ name: 'Meera', nameWasShortened: false });
    expect(plan({ name: 'e\u0301lan' })).toMatchObject({ name: 'élan', nameWasShortened: false });
    expect(plan({ name: 'مريم' })).toMatchObject({ name: 'Hero', nameWasShortened: true });
  });

  it('makes the title, unless the customer wrote one', () => {
    expect(plan().title).toBe('Meera and the lost little star');
    expect(plan({ title: 'Moon Dog' }).title).toBe('Moon Dog');
    expect(plan({ title: ' 🚀 ' }).title).toBe('Meera and the lost little star');
  });
});

describe('the dedication', () => {
  it("is the customer's message when there is one", () => {
    expect(dedicationOf({ message: 'For my brave one.' }).text).toContain('For my brave one.');
    expect(dedicationOf({ message: ' \n ' }).text).toContain('Somewhere, on a very dark night');
  });

  it('ends a message that no page could hold', () => {
    const { text, boxes } = dedicationOf({ message: 'word '.repeat(2000) });
    expect(text.endsWith('word…')).toBe(true);
    expect(boxes.smallestPoints).toBeGreaterThanOrEqual(9 - 1e-6);
  });
});

describe('a book', () => {
  it('is the same to the byte each time', () => {
    const [first, second] = [1, 2].map(() =>
      book({ hero: photoSample }).pages.map((page) => pageToSvg(page, { idPrefix: 'p' })),
    );
    expect(first).toEqual(second);
  });

  it('lets no word become markup', () => {
    const attack = '"><script>alert(1)</script><image href=x onerror=alert(1)>';
    for (const page of book({ name: attack, title: attack, message: attack }).pages) {
      const svg = pageToSvg(page, { idPrefix: 'p', title: attack });
      expect(svg).not.toMatch(/<script|<image|<a |<style|<foreignObject/i);
      expect(svg).not.toMatch(/<[^>]*\s(?:on\w+|style)=/i);
    }
  });

  it('shows the bleed when asked', () => {
    const cover = plan().page(0);
    expect(pageToSvg(cover, { idPrefix: 'p' })).toContain('viewBox="0 0 2100 2100"');
    expect(pageToSvg(cover, { idPrefix: 'p', bleed: true })).toContain('viewBox="-30 -30 2160 2160"');
  });

  it('carries the words as its description', () => {
    const said = book().pages.find(({ text }) => text.includes('Three blinks!'))!;
    expect(pageToSvg(said, { idPrefix: 'p' })).toContain('Meera: Three blinks!');
  });

  it('refuses a story that is not on the shelf and a hero that could carry markup', async () => {
    expect(() => plan({ story: 'nothing' as BookRequest['story'] })).toThrow(TypeError);
    await expect(loadStory('nothing' as BookRequest['story'])).rejects.toThrow(TypeError);
    expect(() => plan({ hero: { ...drawnSample, hair: 'url(#x)' as '#0' } })).toThrow(TypeError);
  });
});
