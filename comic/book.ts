import type { Art } from './art/art.ts';
import type { DrawFrame } from './art/frames/frame.ts';
import type { Angle } from './art/places/angle.ts';
import type { Camera } from './art/places/close-up.ts';
import type { PlaceName } from './art/places/index.ts';
import type { CastName } from './art/cast/index.ts';
import type { CostumeName } from './art/costumes/index.ts';
import type { PropName } from './art/props/index.ts';
import type { PoseName } from './art/hero/poses.ts';
import type { CustomStory } from './custom/plan-custom-story.ts';
import type { Box, Node, Point } from './drawing/tree.ts';
import type { Favourites } from './favourites.ts';
import type { Expression, Hero } from './hero.ts';

/**
 * The types that describe a story. A story only chooses words and values; it never draws or measures. Points
 * on a panel are fractions of it: [0, 0] is the upper left corner, [1, 1] the lower right. In every wording,
 * `{name}` is the hero's name and `{NAME}` is the name in capitals. `{animal}`, `{sound}` and `{colour}` are
 * the parent's choices. `[a {colour} cape|a cape]` uses the first half when the parent chose a colour, and
 * the second half otherwise. `{wheels}` adds no text. `[{wheels}rolled|ran]` uses the first half when the
 * hero uses a wheelchair.
 */

/** The languages of a book: English and Hindi. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((each) => each === text);
}

/** A text of a story in every language. */
export type Wording = Readonly<Record<Language, string>>;

export type StoryId =
  | 'superhero-adventure'
  | 'magic-kingdom'
  | 'space-explorer'
  | 'princess-adventure'
  | 'hanuman'
  | 'spider'
  | 'iron'
  | 'thor';

/** What the shop shows of a story before it draws a book. */
export interface ShelfEntry {
  id: StoryId;
  /** The name of the story in the shop. */
  title: string;
  /** One sentence for the shelf. */
  blurb: string;
  /** The title and the sentence in Hindi. */
  hindi: { title: string; blurb: string };
  /** The book's own colours: its ground, its accent, and paper behind the panels. */
  world: World;
}

/** The contents of a story's own file. The file is loaded when a book of the story is made. */
export interface StoryPlan {
  /** Drawings that only this story uses. */
  art: Art;
  costume: CostumeName;
  cover: CoverPlan;
  titlePage: TitlePlan;
  /** The scene behind the dedication, which has a page of its own. */
  dedicationPage: Scene;
  pages: readonly PagePlan[];
  ending: EndingPlan;
  /** The names of those who speak. */
  voices: Partial<Record<CastName | PropName, Wording>>;
}

export interface Story extends ShelfEntry, StoryPlan {}

export interface World {
  ground: string;
  accent: string;
  paper: string;
  /** The line round a panel. */
  frame: string;
  /** The ink of words that are printed directly on the paper. */
  onPaper: string;
}

/** The words of the cover: the hero's name, and what follows it in the book's title. */
export interface CoverPlan {
  scene: Scene;
  /** Follows the name in smaller letters: "and the lost little star". */
  tail: Wording;
  lettering: DisplayStyle;
  tailLettering: DisplayStyle;
  starring: { at: Point; text: Wording };
}

export interface TitlePlan {
  scene: Scene;
  /** Used when the customer wrote no message. */
  dedication: Wording;
}

/** The pages after the story: the end, and a page to come back to. */
export interface EndingPlan {
  /** `portrait` is shown through a round window with an aspect ratio of 1 to 1. */
  theEnd: {
    scene: Scene;
    portrait: Scene;
    /** What surrounds the portrait's window. No two stories have the same. */
    frame: DrawFrame;
    words: Wording;
    lettering: DisplayStyle;
  };
  closing: { scene: Scene; heading: Wording; words: Wording };
}

export interface PagePlan {
  /** Rows from top to bottom. */
  rows: readonly Row[];
}

export interface Row {
  /** Share of the page's height. */
  height: number;
  /** How much lower the right end of this row's lower gutter is, in page units. */
  slant?: number;
  /** Whether the outer sides run to the edge of the paper. */
  bleed?: boolean;
  panels: readonly Panel[];
}

export interface Panel extends Scene {
  /** Share of the row's width. */
  width: number;
  /** How far the gutter after this panel leans, in page units. */
  lean?: number;
  captions?: readonly Caption[];
  balloons?: readonly Balloon[];
  effects?: readonly Effect[];
}

/** A place and what is in it, from back to front. */
export interface Scene {
  place: PlaceName;
  /**
   * A soft close-up of part of the place, or the whole place from an angle. Without it, the panel shows the whole place at
   * eye level.
   */
  camera?: Camera | { angle: Angle };
  /** Changes the random details of the place: stars, clouds, windows. */
  seed?: number;
  items: readonly Item[];
  /**
   * The subjects of the picture, as fractions of the panel. Words avoid these boxes when there is room
   * elsewhere.
   */
  keepClear?: readonly Box[];
}

export type Item = Actor | Supporting | Thing;

/** The child. */
export interface Actor {
  who: 'hero';
  pose: PoseName;
  face: Expression;
  at: Point;
  /** Height of the head as a share of the panel's height. */
  size: number;
  /** The part of the hero that `at` positions. The default is the feet. */
  anchor?: 'head' | 'feet';
  flip?: boolean;
  /**
   * The default is the speaker, then the nearest companion, then a `keepClear` box. A point is a fraction of
   * the panel.
   */
  looksAt?: 'reader' | 'friend' | CastName | PropName | Point;
  costume?: CostumeName;
  /** A thing in the raised or reaching hand. Hand 0 is on the viewer's left. */
  holds?: { thing: PropName; hand: 0 | 1; size: number };
  /** Drawn over the panel's frame. */
  breaks?: boolean;
  /**
   * For a hero who uses a wheelchair: out of it (in a bed, on a swing), or hovering where wheels cannot
   * roll.
   */
  wheels?: 'out' | 'hover';
}

export interface Supporting {
  /** `friend` is the child's favourite animal. It appears only when the parent chose one. */
  who: CastName | 'friend';
  mood: Mood;
  /** The gesture of the hands. Only Chapal's drawing supports gestures. The default follows the mood. */
  gesture?: Gesture;
  at: Point;
  /** Height as a share of the panel's height. */
  size: number;
  /** The default is toward the hero or another character, or into the panel. */
  facing?: Facing;
  turn?: number;
  flip?: boolean;
  breaks?: boolean;
  /**
   * A thing in one hand, for drawings with hands. Hand 0 is the left one as drawn; `size` is a share of the
   * holder's size.
   */
  holds?: { thing: PropName; hand: 0 | 1; size: number; turn?: number };
}

/** Where a character looks, from the reader's view: at the reader, to a side, or away. */
export type Facing = 'front' | 'left' | 'right' | 'away';

export interface Thing {
  thing: PropName;
  at: Point;
  size: number;
  turn?: number;
  flip?: boolean;
  breaks?: boolean;
}

export type Gesture =
  | 'point'
  | 'explain'
  | 'shrug'
  | 'hush'
  | 'cover'
  | 'fist'
  | 'cup'
  | 'throw'
  | 'count'
  | 'belly'
  | 'listen'
  | 'soar';

export type Mood = 'happy' | 'sad' | 'amazed' | 'scared' | 'proud';

export interface Caption {
  text: Wording;
  near: Point;
  /** The initial type size in points. The default is 13. */
  points?: number;
  /** The caption is read after the balloons, such as “said the frog”. */
  after?: true;
}

export interface Balloon {
  kind: 'speech' | 'thought' | 'shout';
  text: Wording;
  /**
   * The speaker in the panel, a character or a thing with a voice. The tail points at its mouth. `unseen`
   * has no tail.
   */
  from: 'hero' | 'friend' | 'unseen' | CastName | PropName;
  /** The preferred position of the balloon's middle. */
  near: Point;
  /** The initial type size in points. The default is 13. */
  points?: number;
}

export interface Effect {
  text: Wording;
  near: Point;
  /** The width as a share of the panel's width. */
  width: number;
  turn?: number;
  style: DisplayStyle;
  burst?: boolean;
}

export type DisplayStyle = 'gold' | 'ice' | 'fire' | 'leaf' | 'rose' | 'sky';

// The output types.

/** A finished book: pages of drawings, ready for a printer of any kind. */
export interface Book {
  story: StoryId;
  language: Language;
  /** The title on the cover. */
  title: string;
  /** The letters of the name that the book's fonts can show, or "Hero" when they can show none. */
  name: string;
  /** Whether letters or emoji of the given name had to be left out. */
  nameWasShortened: boolean;
  /** The description on the back cover. */
  blurb: string;
  /** The picture on the back cover: the hero in the round window of the end page, and the words below it. */
  portrait: Portrait;
  pages: readonly Page[];
}

interface Portrait {
  /** A round picture with its centre at (0, 0) and a radius of 616. */
  nodes: readonly Node[];
  faces: readonly Box[];
  line: string;
}

export interface Page {
  kind: 'cover' | 'title' | 'dedication' | 'story' | 'end' | 'closing';
  /** 0 is the cover. */
  number: number;
  nodes: readonly Node[];
  /** The first part of `nodes`: the drawing without words. It stays the same array when only words change. */
  art: readonly Node[];
  /** The page's pictures with what is said in each, in reading order. */
  panels: readonly PanelTale[];
  /** Everything readable, in reading order, one line each. */
  text: string;
  boxes: PageBoxes;
}

/** One picture of a page, described for readers who cannot see it. */
export interface PanelTale {
  /**
   * The place, and each character with pose and mood: "Kite festival. Dev, running, happy. Resham, amazed."
   */
  picture: string;
  lines: readonly SpokenLine[];
}

export interface SpokenLine {
  kind: 'title' | 'caption' | 'effect' | Balloon['kind'];
  /** The speaker, if there is one. */
  who?: string;
  text: string;
}

/** The positions of things in page units, for tests and preflight. */
export interface PageBoxes {
  faces: readonly Box[];
  balloons: readonly Box[];
  captions: readonly Box[];
  effects: readonly Box[];
  /** Heads with their hair, helmets and hats, of all who may speak. */
  heads: readonly Box[];
  /** From a balloon's body to the tip that points at a mouth. */
  tails: readonly (readonly [Point, Point])[];
  /** All other words: titles, page numbers, and the letters of effects and badges. */
  words: readonly Box[];
  /** The captions and balloons of each panel, in reading order. */
  told: readonly (readonly Box[])[];
  /** Smallest type on the page in points. */
  smallestPoints: number;
}

/** A book that composes each page once, on first request. */
export interface BookPlan extends Omit<Book, 'pages' | 'portrait'> {
  portrait: () => Portrait;
  /** The number of pages, including the cover. */
  pageCount: number;
  /** @throws RangeError when there is no such page. */
  page: (number: number) => Page;
}

export interface BookRequest {
  story: StoryId;
  name: string;
  /** Replaces the whole title when it is not blank. */
  title?: string;
  /** The dedication. A blank message means the story's own dedication. */
  message?: string;
  hero: Hero;
  /** The default is English. */
  language?: Language;
  /** The parent's choices, which pictures and words use. */
  favourites?: Favourites;
  /** Whether the hero uses a wheelchair. */
  wheelchair?: boolean;
  /**
   * The parent's own story. It replaces the story text; the costume, colours, cover and front pages of
   * `story` stay.
   */
  customStory?: CustomStory;
}
