import { beforeAll, describe, expect, it } from 'vitest';
import { fontBytes } from './node-fonts.ts';
import type { Book, BookRequest, Page } from './book.ts';
import { type Hero, type Lettering, loadLettering, loadStory, makeBook, pageToSvg, shelf } from './index.ts';
import { brokenRules } from './layout/page-rules.ts';
import { drawnSample, photoSample } from './sample-heroes.ts';

const stories = shelf.map(({ id }) => id);
let lettering: Lettering;
beforeAll(async () => {
  lettering = await loadLettering(fontBytes());
  await Promise.all(stories.map(loadStory));
});

const turbaned: Hero = { ...drawnSample, headwear: 'turban' };
const heroes: readonly Hero[] = [drawnSample, photoSample, turbaned];
const names = [
  'Jo',
  'Arjun',
  'अर्जुन',
  'क्षितिज श्रीवास्तव',
  "Śrī-Lakshmī d'Souza",
  'Wwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'Anna Maria Theresa Josephine X',
  'Ved 🚀🦄',
  '🦄',
  'مريم',
  'שרה',
  '李小龙',
  '',
  '   ',
  '<b>&"\'</b>',
  '\u202Egro.\u0000\uD800',
  'i\u0310\u0301\u0302\u0303\u0304\u0305',
  'ஆதித்யா',
];

const book = (request: Partial<BookRequest> = {}): Book =>
  makeBook({ story: 'space-explorer', name: 'Meera', hero: drawnSample, ...request }, lettering);

const dedicationOf = ({ pages }: Pick<Book, 'pages'>): Page =>
  pages.find(({ kind }) => kind === 'dedication')!;

describe.each(stories)('%s', (story) => {
  it.each(names)('keeps every rule of the page with the name %j', (name) => {
    const turn = names.indexOf(name);
    const own =
      turn % 2
        ? { title: `${name} ${name} and the very long title of a book`, message: `${name} `.repeat(60) }
        : {};
    for (const page of book({ story, name, hero: heroes[turn % heroes.length]!, ...own }).pages)
      expect(brokenRules(page)).toEqual([]);
  });

  it('is told in Hindi without a word of English, and keeps every rule of the page', () => {
    for (const [turn, name] of ['अन्वी', 'क्षितिज श्रीवास्तव'].entries()) {
      for (const page of book({ story, name, language: 'hi', hero: heroes[turn]! }).pages) {
        expect(brokenRules(page)).toEqual([]);
        expect(page.text).not.toMatch(/[a-z]/i);
      }
    }
  });

  it('has a cover, title page, dedication, twenty pages of the story, the end and a closing page', () => {
    const kinds = book({ story }).pages.map(({ kind }) => kind);
    expect(kinds).toEqual([
      'cover',
      'title',
      'dedication',
      ...Array<string>(20).fill('story'),
      'end',
      'closing',
    ]);
    expect(book({ story }).pages.map(({ number }) => number)).toEqual(
      book({ story }).pages.map((_, index) => index),
    );
  });

  it('names the hero and says the words of every page in reading order', () => {
    const { pages } = book({ story, name: 'Aanya' });
    expect(pages[0]!.text).toContain('Aanya');
    expect(dedicationOf({ pages }).text).toContain('For Aanya');
    for (const page of pages) expect(page.text).not.toMatch(/\{name\}/i);
    expect(pages.slice(2).some((page) => page.text.includes('Aanya'))).toBe(true);
  });
});

describe('the name', () => {
  it('loses what cannot be lettered and says so', () => {
    expect(book({ name: 'Ved 🚀' })).toMatchObject({ name: 'Ved', nameWasShortened: true });
    expect(book({ name: '  Meera  ' })).toMatchObject({ name: 'Meera', nameWasShortened: false });
    expect(book({ name: 'e\u0301lan' })).toMatchObject({ name: 'élan', nameWasShortened: false });
    expect(book({ name: 'مريم' })).toMatchObject({ name: 'Hero', nameWasShortened: true });
  });

  it('makes the title, unless the customer wrote one', () => {
    expect(book().title).toBe('Meera and the lost little star');
    expect(book({ title: 'Moon Dog' }).title).toBe('Moon Dog');
    expect(book({ title: ' 🚀 ' }).title).toBe('Meera and the lost little star');
  });
});

describe('the dedication', () => {
  it("is the customer's message when there is one", () => {
    expect(dedicationOf(book({ message: 'For my brave one.' })).text).toContain('For my brave one.');
    expect(dedicationOf(book({ message: ' \n ' })).text).toContain('Somewhere, on a very dark night');
  });

  it('ends a message that no page could hold', () => {
    const { text, boxes } = dedicationOf(book({ message: 'word '.repeat(2000) }));
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
    const cover = book().pages[0]!;
    expect(pageToSvg(cover, { idPrefix: 'p' })).toContain('viewBox="0 0 2100 2100"');
    expect(pageToSvg(cover, { idPrefix: 'p', bleed: true })).toContain('viewBox="-30 -30 2160 2160"');
  });

  it('carries the words as its description', () => {
    const said = book().pages.find(({ text }) => text.includes('Three blinks!'))!;
    expect(pageToSvg(said, { idPrefix: 'p' })).toContain('Meera: Three blinks!');
  });

  it('refuses a story that is not on the shelf and a hero that could carry markup', async () => {
    expect(() => book({ story: 'nothing' as BookRequest['story'] })).toThrow(TypeError);
    await expect(loadStory('nothing' as BookRequest['story'])).rejects.toThrow(TypeError);
    expect(() => book({ hero: { ...drawnSample, hair: 'url(#x)' as '#0' } })).toThrow(TypeError);
  });
});
