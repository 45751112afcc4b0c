import type { Book, BookRequest, Page } from './book.ts';
import { checkHero } from './check-hero.ts';
import { coverPage, coverTitle, type CoverWords } from './layout/cover-page.ts';
import { endPages } from './layout/end-pages.ts';
import type { Company } from './layout/stage.ts';
import { storyPage } from './layout/story-page.ts';
import { titlePages } from './layout/title-page.ts';
import { graphemes, plain } from './lettering/graphemes.ts';
import type { Lettering } from './lettering/lettering.ts';
import { outline } from './lettering/outline.ts';
import { loadedStory, shelf } from './stories/index.ts';

/** Names and titles longer than this are cut at a letter. */
const LONGEST_NAME = 40;
const LONGEST_TITLE = 80;
/** What the hero is called when no letter of the name can be drawn. */
const NAMELESS = 'Hero';

/**
 * Makes a whole book. The same request with the same fonts gives the same book, to the byte.
 * @throws Error when the story is not loaded.
 * @throws TypeError when the story is unknown or the hero's pictures or colours are malformed.
 */
export function makeBook(request: BookRequest, lettering: Lettering): Book {
  const story = loadedStory(request.story);
  if (!story) {
    if (shelf.some(({ id }) => id === request.story))
      throw new Error(`Load the story ${request.story} before a book of it is made.`);
    throw new TypeError(`There is no story called ${JSON.stringify(request.story)}.`);
  }
  const hero = checkHero(request.hero);
  const { name, words } = bookWords(request, lettering);
  const company: Company = {
    hero,
    art: story.art,
    costume: story.costume,
    world: story.world,
    initial: initialOf(name, lettering),
  };
  const before = [
    coverPage(story, words, company, lettering),
    ...titlePages(story, words, request.message, company, lettering),
  ];
  const pages: Page[] = [
    ...before,
    ...story.pages.map((plan, index) => storyPage(plan, before.length + index, name, company, lettering)),
    ...(story.ending
      ? endPages(story.ending, before.length + story.pages.length, name, company, lettering)
      : []),
  ];
  return {
    story: story.id,
    title: coverTitle(story, words),
    name,
    nameWasShortened:
      name !== plain(request.name) ||
      plain(request.name) !== request.name.normalize('NFC').trim().replace(/\s+/g, ' '),
    pages,
  };
}

function bookWords(
  { name: given, title: own }: BookRequest,
  lettering: Lettering,
): { name: string; words: CoverWords } {
  const name = cut(lettering.readable(given, 'display'), LONGEST_NAME) || NAMELESS;
  const title = cut(lettering.readable(own ?? '', 'display'), LONGEST_TITLE);
  return { name, words: title === '' ? { name } : { name, title } };
}

function cut(text: string, most: number): string {
  return graphemes(text).slice(0, most).join('').trim();
}

/** The first letter, about 100 high round the origin. */
function initialOf(name: string, lettering: Lettering): string {
  const line = lettering.line((graphemes(name)[0] ?? '').toLocaleUpperCase('en'), 'display');
  const { left, right, top, bottom } = line.ink;
  if (line.glyphs.length === 0) return '';
  const size = Math.min(100 / (bottom - top), 110 / (right - left));
  return outline(line, (-(left + right) / 2) * size, (-(top + bottom) / 2) * size, size);
}
