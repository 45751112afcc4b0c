import { LONGEST_NAME, LONGEST_TITLE } from './limits.ts';
import type { Book, BookPlan, BookRequest, Page, PagePlan } from './book.ts';
import { asDrawn } from './art/hero/head.ts';
import { checkHero } from './check-hero.ts';
import { customBook } from './custom/custom-book.ts';
import { checkFavourites } from './favourites.ts';
import { castChoices, chairColour } from './layout/cast-choices.ts';
import { coverPage, coverTitle } from './layout/cover-page.ts';
import { endPages, heroPortrait } from './layout/end-pages.ts';
import { NAMELESS } from './layout/phrases.ts';
import type { Company } from './layout/stage.ts';
import { storyPage } from './layout/story-page.ts';
import { capitals, inLanguage, say, type Telling } from './layout/telling.ts';
import { titlePages } from './layout/title-page.ts';
import { graphemes, plain } from './lettering/graphemes.ts';
import type { Lettering } from './lettering/lettering.ts';
import { outline } from './lettering/outline.ts';
import { loadedStory, shelf } from './stories/index.ts';

/** The number of the first story page, after cover, title page and dedication. */
const FIRST_STORY_PAGE = 3;
/** The number of pages after the story: the end and the closing page. */
const ENDING_PAGES = 2;

/**
 * Makes a whole book. The same request with the same fonts gives exactly the same book.
 * @throws Error when the story is not loaded.
 * @throws TypeError when the story is unknown or the hero's pictures or colours, or the favourites, are
 * malformed.
 */
export function makeBook(request: BookRequest, lettering: Lettering): Book {
  const { pageCount, page, portrait, ...book } = planBook(request, lettering);
  return {
    ...book,
    portrait: portrait(),
    pages: Array.from({ length: pageCount }, (_, number) => page(number)),
  };
}

/**
 * Makes the same book, but composes each page on request. For screens that show only two pages.
 * @throws as `makeBook`.
 */
export function planBook(request: BookRequest, lettering: Lettering): BookPlan {
  const loaded = loadedStory(request.story);
  if (!loaded) {
    if (shelf.some(({ id }) => id === request.story))
      throw new Error(`Load the story ${request.story} before a book of it is made.`);
    throw new TypeError(`There is no story called ${JSON.stringify(request.story)}.`);
  }
  const hero = asDrawn(checkHero(request.hero));
  const favourites = checkFavourites(request.favourites ?? {});
  const choices = { favourites, wheelchair: request.wheelchair === true };
  const telling = tellingOf(request, lettering);
  const { name } = telling;
  const custom = customBook(request, loaded, name, lettering);
  const story = castChoices(custom ?? loaded, choices);
  const company: Company = {
    hero,
    art: story.art,
    costume: story.costume,
    world: story.world,
    initial: initialOf(name, lettering),
    voices: story.voices,
    favourites,
    wheelchair: chairColour(loaded, choices),
  };
  const afterStory = FIRST_STORY_PAGE + story.pages.length;
  const pageCount = afterStory + ENDING_PAGES;
  const composed = new Map<number, Page>();
  const compose = (number: number): Page[] => {
    const plan = story.pages[number - FIRST_STORY_PAGE];
    if (number === 0) return [coverPage(story, telling, company, lettering)];
    if (number < FIRST_STORY_PAGE) return titlePages(story, telling, request.message, company, lettering);
    if (plan) {
      const page = (of: PagePlan): Page => storyPage(of, number, telling, company, lettering);
      return [custom ? custom.compose(plan, page) : page(plan)];
    }
    return endPages(story.ending, afterStory, telling, company, lettering);
  };
  return {
    story: story.id,
    language: telling.language,
    title: coverTitle(story, telling),
    name,
    nameWasShortened:
      name !== plain(request.name) ||
      plain(request.name) !== request.name.normalize('NFC').trim().replace(/\s+/g, ' '),
    blurb: say({ en: story.blurb, hi: story.hindi.blurb }, telling),
    portrait: () => ({
      ...heroPortrait(story.ending.theEnd, company),
      line: say(story.ending.theEnd.words, telling),
    }),
    pageCount,
    page: (number) => {
      if (!composed.has(number) && number >= 0 && number < pageCount)
        for (const page of compose(number)) composed.set(page.number, page);
      const page = composed.get(number);
      if (!page) throw new RangeError(`The book has no page ${number}.`);
      return page;
    },
  };
}

function tellingOf(
  { name: given, title: own, language = 'en', favourites = {}, wheelchair = false }: BookRequest,
  lettering: Lettering,
): Telling {
  const name = cut(lettering.readable(given, 'display'), LONGEST_NAME) || inLanguage(NAMELESS, language);
  const title = cut(lettering.readable(own ?? '', 'display'), LONGEST_TITLE);
  return { language, name, favourites, wheelchair, ...(title !== '' && { title }) };
}

function cut(text: string, most: number): string {
  return graphemes(text).slice(0, most).join('').trim();
}

/** The name's first letter, about 100 units high, centred on the origin. */
function initialOf(name: string, lettering: Lettering): string {
  const line = lettering.line(capitals(graphemes(name)[0] ?? ''), 'display');
  const { left, right, top, bottom } = line.ink;
  if (line.glyphs.length === 0) return '';
  const size = Math.min(100 / (bottom - top), 110 / (right - left));
  return outline(line, (-(left + right) / 2) * size, (-(top + bottom) / 2) * size, size);
}
