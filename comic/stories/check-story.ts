import {
  LANGUAGES,
  type Item,
  type Language,
  type PagePlan,
  type Panel,
  type Scene,
  type Story,
  type Wording,
} from '../book.ts';
import { EXPRESSIONS } from '../hero.ts';
import { say, SLOTS } from '../layout/telling.ts';

/** Pages of the story itself. With title, dedication, end and closing page they make 24. */
const STORY_PAGES = 20;
/**
 * Half a minute of reading aloud is the most for a page. A page may have no words if its picture says enough.
 */
const MOST_WORDS = 75;
const LEAST_POSES = 12;

/**
 * What an editor would send back before anything is drawn: missing pages, pages with too many words, words
 * missing in a language, an unknown `{slot}`, somebody who speaks from outside the panel, drawings that the
 * story brings but never shows, too few poses.
 * @returns a sentence for each finding, with its page; empty when the story may be sold.
 */
export function checkStory(story: Story): string[] {
  return [
    ...missingPages(story),
    ...wordings(story).flatMap(({ at, wording }) => checkWording(wording).map((what) => `${at}: ${what}`)),
    ...story.pages.flatMap((page, index) => checkPage(page).map((what) => `page ${index + 1}: ${what}`)),
    ...unnamed(story),
    ...unseen(story),
    ...acting(story),
    ...favourites(story),
    ...(posesOf(story).size < LEAST_POSES
      ? [`the hero takes ${posesOf(story).size} poses, not ${LEAST_POSES}`]
      : []),
  ];
}

/** A book without favourites, and one with all of them. */
const ANYBODY = { name: 'Meera' };
const CHOSEN = { ...ANYBODY, favourites: { animal: 'elephant', colour: 'red' } } as const;

/**
 * The favourite animal must be in at least this many pictures, so that it is a companion and not a sticker.
 */
const LEAST_OF_FRIEND = 5;

const tells = ({ wording }: { wording: Wording }, slot: string): boolean =>
  LANGUAGES.every((language) => wording[language].includes(`{${slot}}`));

/**
 * The parent's favourites must be part of every story: seen, told in both languages, and present at the end.
 */
function favourites(story: Story): string[] {
  const all = wordings(story);
  const last = all.filter(({ at }) => at === 'end' || at === `page ${STORY_PAGES}`);
  const seen = itemsOf(story).filter((item) => nameOf(item) === 'friend').length;
  const rules: [boolean, string][] = [
    [seen >= LEAST_OF_FRIEND, `the favourite animal is in ${seen} pictures, not ${LEAST_OF_FRIEND}`],
    [all.filter((each) => tells(each, 'animal')).length >= 2, 'the favourite animal is told less than twice'],
    [last.some((each) => tells(each, 'animal')), 'the favourite animal is not told at the end'],
    [all.filter((each) => tells(each, 'colour')).length >= 2, 'the favourite colour is told less than twice'],
  ];
  return rules.filter(([kept]) => !kept).map(([, finding]) => finding);
}

/** Words on each story page, in page order. */
export function wordsOfPages(story: Story, language: Language): number[] {
  return story.pages.map((page) =>
    wordingsOfPage(page).reduce((sum, wording) => sum + countWords(say(wording, { ...CHOSEN, language })), 0),
  );
}

/** All words of the story pages in reading order, for reading aloud and for measuring reading levels. */
export function textOfPages(story: Story, language: Language): string {
  return story.pages
    .flatMap((page) => wordingsOfPage(page).map((each) => say(each, { ...ANYBODY, language })))
    .join(' ');
}

export function posesOf(story: Story): Set<string> {
  return new Set(itemsOf(story).flatMap((item) => ('who' in item && item.who === 'hero' ? [item.pose] : [])));
}

function missingPages({ pages }: Story): string[] {
  return pages.length === STORY_PAGES ? [] : [`the story has ${pages.length} pages, not ${STORY_PAGES}`];
}

function checkWording(wording: Wording): string[] {
  return [
    ...LANGUAGES.filter((language) => wording[language].trim() === '').map(
      (each) => `a wording is empty in ${each}`,
    ),
    ...(/[a-z]/i.test(wording.hi.replaceAll(/\{\w+\}/g, '')) ? [`“${wording.hi}” has Latin letters`] : []),
    ...LANGUAGES.filter((language) => isTorn(wording, language)).map(
      (each) => `without favourites it reads “${say(wording, { ...ANYBODY, language: each })}” in ${each}`,
    ),
    ...LANGUAGES.flatMap((language) =>
      [...wording[language].matchAll(/\{([^}]*)\}/g)]
        .filter(([, slot]) => !SLOTS.includes(slot!))
        .map(
          ([slot]) =>
            `${slot} is filled by nothing; there are ${SLOTS.map((each) => `{${each}}`).join(' and ')}`,
        ),
    ),
  ];
}

/** Whether words that depend on a choice leave a gap when nothing was chosen. */
function isTorn(wording: Wording, language: Language): boolean {
  if (!/\{(?:animal|sound|colour|wheels)\}/.test(wording[language])) return false;
  return /\s\s|^\s|\s$|\s[,.।!?]/.test(say(wording, { ...ANYBODY, language }));
}

function checkPage(page: PagePlan): string[] {
  const panels = panelsOf(page);
  const words = countWords(
    wordingsOfPage(page)
      .map((wording) => say(wording, { ...CHOSEN, language: 'en' }))
      .join(' '),
  );
  return [
    ...(words > MOST_WORDS ? [`${words} words, not ${MOST_WORDS}`] : []),
    ...panels.flatMap((panel) =>
      (panel.balloons ?? [])
        .filter(({ from }) => from !== 'unseen' && !panel.items.some((item) => nameOf(item) === from))
        .map(({ from }) => `${from} speaks and is not in the panel`),
    ),
  ];
}

/** The hero must wear every expression somewhere, and may look only at what is in the picture. */
function acting(story: Story): string[] {
  const heroes = scenesOf(story).flatMap(({ items }) =>
    items.flatMap((item) => ('who' in item && item.who === 'hero' ? [{ hero: item, items }] : [])),
  );
  const faces = new Set(heroes.map(({ hero }) => hero.face));
  const lost = heroes.flatMap(({ hero: { looksAt }, items }) =>
    typeof looksAt === 'string' && looksAt !== 'reader' && !items.some((item) => nameOf(item) === looksAt)
      ? [`the hero looks at ${looksAt}, which is not in the picture`]
      : [],
  );
  return [
    ...EXPRESSIONS.filter((face) => !faces.has(face)).map((face) => `the hero is never ${face}`),
    ...lost,
  ];
}

function unseen(story: Story): string[] {
  const shown = new Set<string>([
    ...scenesOf(story).map(({ place }) => place),
    ...itemsOf(story).flatMap((item) => [nameOf(item), ...wornAndHeld(item, story)]),
  ]);
  return Object.values(story.art)
    .flatMap((kind) => Object.keys(kind))
    .filter((name) => !shown.has(name))
    .map((name) => `${name} is brought and never shown`);
}

function wornAndHeld(item: Item, story: Story): string[] {
  if (!('who' in item)) return [];
  const worn = item.who === 'hero' ? [item.costume ?? story.costume] : [];
  return item.holds ? [...worn, item.holds.thing] : worn;
}

function wordings(story: Story): { at: string; wording: Wording }[] {
  const { cover, titlePage, pages, ending, voices, hindi } = story;
  return [
    ...on('shelf', [
      { en: story.title, hi: hindi.title },
      { en: story.blurb, hi: hindi.blurb },
    ]),
    ...on('cover', [cover.tail, cover.starring.text]),
    ...on('dedication', [titlePage.dedication]),
    ...pages.flatMap((page, index) => on(`page ${index + 1}`, wordingsOfPage(page))),
    ...on('end', [ending.theEnd.words, ending.closing.heading, ending.closing.words]),
    ...on('voices', Object.values(voices)),
  ];
}

/** The text beside a picture names everybody in it. */
function unnamed(story: Story): string[] {
  const balloons = story.pages.flatMap((page) => panelsOf(page).flatMap((panel) => panel.balloons ?? []));
  const seen = itemsOf(story).flatMap((item) => ('who' in item ? [item.who] : []));
  const named = (who: string): boolean =>
    ['hero', 'friend', 'unseen'].includes(who) || Object.hasOwn(story.voices, who);
  return [...new Set([...balloons.map(({ from }) => from), ...seen])]
    .filter((who) => !named(who))
    .map((who) => `${who} has no name among the voices`);
}

function wordingsOfPage(page: PagePlan): Wording[] {
  return panelsOf(page).flatMap(({ captions = [], balloons = [], effects = [] }) =>
    [...captions, ...balloons, ...effects].map(({ text }) => text),
  );
}

const on = (at: string, list: readonly Wording[]): { at: string; wording: Wording }[] =>
  list.map((wording) => ({ at, wording }));

export const panelsOf = ({ rows }: PagePlan): readonly Panel[] => rows.flatMap(({ panels }) => panels);

function scenesOf({ cover, titlePage, dedicationPage, pages, ending }: Story): readonly Scene[] {
  return [
    cover.scene,
    titlePage.scene,
    dedicationPage,
    ...pages.flatMap(panelsOf),
    ending.theEnd.scene,
    ending.theEnd.portrait,
    ending.closing.scene,
  ];
}

const itemsOf = (story: Story): readonly Item[] => scenesOf(story).flatMap(({ items }) => items);

const nameOf = (item: Item): string => ('thing' in item ? item.thing : item.who);

const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
