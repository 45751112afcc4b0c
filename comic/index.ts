/**
 * The only entry point of the comic workshop: it takes a child, a name and a story, and returns drawn pages.
 * It is pure: no clock, no network, no randomness. It runs in Node 24 and in browsers. README.md in this
 * folder explains how to use it.
 */
import type { Page } from './book.ts';
import { drawFriend } from './art/friends/load-friends.ts';
import { parkedWheelchair } from './art/hero/wheelchair.ts';
import { drawBust } from './art/hero/bust.ts';
import { DYES, type FavouriteAnimal } from './favourites.ts';
import type { Expression, Hero } from './hero.ts';
import { SHEET, TRIM } from './layout/measures.ts';
import { nameOfPage } from './output/page-words.ts';
import { printSvg } from './output/svg.ts';

export { isLanguage, LANGUAGES } from './book.ts';
export type { Book, BookPlan, BookRequest, Language, Page, PageBoxes, ShelfEntry, StoryId } from './book.ts';
export type { FavouriteAnimal, FavouriteColour, Favourites } from './favourites.ts';
export { BACK_HAIR, EXPRESSIONS, PHOTO_EXPRESSIONS } from './hero.ts';
export { EXAGGERATION, FEATURES } from './likeness-features.ts';
export { SKIN_SCALE } from './skin-scale.ts';
export { checkHero } from './check-hero.ts';
export { MOST_PATHS } from './check-likeness.ts';
export type { DrawnFace } from './drawn-face.ts';
export type { Frames } from './hero.ts';
export type {
  Colour,
  DrawnHero,
  Expression,
  Hero,
  HeadPoint,
  LikenessHero,
  PhotoExpression,
  PhotoHero,
} from './hero.ts';
export { type FontBytes, LATIN_WITH_ANY_MARKS, type Lettering } from './lettering/lettering.ts';
export { loadLettering } from './lettering/load-lettering.ts';
export { lettersLacking } from './lettering/book-letters.ts';
export type { LikenessWishes } from './adjust-likeness.ts';
export { countLetters } from './lettering/graphemes.ts';
export { LONGEST_NAME, LONGEST_TITLE } from './limits.ts';
export { stampPage } from './layout/watermark.ts';
export { makeBook, planBook } from './make-book.ts';
export { isPicture } from './hero/is-picture.ts';
export { loadStudio } from './hero/load-studio.ts';
export type { ModelFiles } from './hero/models.ts';
export type { Photo } from './hero/pixels/raster.ts';
export { STUDIO_ENVIRONMENT } from './hero/studio-environment.ts';
export type { FaceBox, QuarterTurns, Refusal, Step, Studio } from './hero/studio.ts';
export type { WorkerAnswer, WorkerQuestion } from './hero/worker.ts';
export type { MadeAnswer, MakeOrder } from './make-worker.ts';
export { bookToPdf, type BookPdfOptions } from './output/book-pdf.ts';
export { coverToPdf, type CoverPdfOptions } from './output/cover-pdf.ts';
export type { Deflate } from './output/pdf-file.ts';
export type { Inflate } from './output/read-pdf.ts';
export { type PageLayers, pageToLayers } from './output/page-layers.ts';
export { type PageLine, type PageWords, pageToWords } from './output/page-words.ts';
export { type FinishedFiles, preflight, type PreflightReport, type Problem } from './output/preflight.ts';
export type { Paper, PaperBlock } from './paper/paper.ts';
export {
  checkCustomStory,
  checkTemplate,
  storyBeats,
  type TextProblem,
  type TextReport,
} from './custom/check-text.ts';
export { CUSTOM_PLACES, CUSTOM_POSES } from './custom/lexicon.ts';
export { type DirectorsNote, readNotes } from './custom/notes.ts';
export type { CustomStory } from './custom/plan-custom-story.ts';
export { loadFriends } from './art/friends/load-friends.ts';
export { type HeroLook, loadHeads } from './art/hero/head.ts';
export { loadBook, wordsOf } from './load-book.ts';
export { loadStory, shelf } from './stories/index.ts';

export interface PageSvgOptions {
  /** Starts every id: a letter, then letters, digits, - or _. Each page of one document needs its own. */
  idPrefix: string;
  /** Shows the 3 mm round the trim that the printer cuts off. Without it, the picture ends at the trim. */
  bleed?: boolean;
  /** The picture's accessible name. The default is "Cover", "Title page", "Page 3" and so on. */
  title?: string;
}

/**
 * One page as a self-contained `<svg>` string without width and height: set the size of its element in CSS.
 * Letters are outlines. The string has no style sheet, script or inline style; user text occurs only as
 * escaped title and description.
 * @throws Error when idPrefix is not a plain identifier.
 */
export function pageToSvg(page: Page, { idPrefix, bleed = false, title }: PageSvgOptions): string {
  return printSvg(page.nodes, {
    idPrefix,
    view: bleed ? SHEET : TRIM,
    title: title ?? nameOfPage(page),
    description: page.text,
  });
}

/**
 * Head and shoulders of a hero as a square `<svg>` string, in the style of the pages.
 * @throws TypeError when the hero is malformed; Error when idPrefix is not a plain identifier.
 */
export function portraitToSvg(
  hero: Hero,
  expression: Expression,
  { idPrefix, title }: { idPrefix: string; title: string },
): string {
  const { nodes, view } = drawBust(hero, expression);
  return printSvg(nodes, { idPrefix, view, title, description: expression });
}

/**
 * A favourite animal alone as a square `<svg>` string, in the style of the pages.
 * @throws Error when idPrefix is not a plain identifier.
 */
export function friendToSvg(
  animal: FavouriteAnimal,
  { idPrefix, title }: { idPrefix: string; title: string },
): string {
  const { nodes } = drawFriend(animal, undefined, 'happy', 26);
  const view = { x: -530, y: -1030, width: 1060, height: 1060 };
  return printSvg(nodes, { idPrefix, view, title, description: title });
}

/**
 * A parked wheelchair as a square `<svg>` string, in the style of the pages.
 * @throws Error when idPrefix is not a plain identifier.
 */
export function wheelchairToSvg({ idPrefix, title }: { idPrefix: string; title: string }): string {
  const view = { x: -560, y: -600, width: 1160, height: 1160 };
  return printSvg(parkedWheelchair(DYES.turquoise, 26), { idPrefix, view, title, description: title });
}
