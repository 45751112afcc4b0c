import type { Art } from './art/art.ts';
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
 * The vocabulary. A story is words and choices over these types; it never draws or measures.
 * Places on a panel are fractions of it: [0, 0] its upper left, [1, 1] its lower right corner.
 * In every wording `{name}` stands for the hero's name and `{NAME}` for the name in capitals; `{animal}`, `{sound}` and
 * `{colour}` for what the parent chose: `[a {colour} cape|a cape]` says its first half when that was chosen, else its second.
 * `{wheels}` says nothing: `[{wheels}rolled|ran]` says its first half of a hero in a wheelchair.
 */

/** The languages a book can be told in: English and Hindi. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((each) => each === text);
}

/** Words of a story in every language. */
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

/** What a shop shows of a story before anything is drawn. */
export interface ShelfEntry {
  id: StoryId;
  /** As the shop names it. */
  title: string;
  /** One sentence for the shelf. */
  blurb: string;
  /** The title and the sentence in Hindi. */
  hindi: { title: string; blurb: string };
  /** The book's own colours: its ground, its accent, and paper behind the panels. */
  world: World;
}

/** A story's own file: it is loaded when a book of it is made. */
export interface StoryPlan {
  /** What only this story draws. */
  art: Art;
  costume: CostumeName;
  cover: CoverPlan;
  titlePage: TitlePlan;
  /** The dedication lies on a page of its own in this scene. */
  dedicationPage: Scene;
  pages: readonly PagePlan[];
  ending: EndingPlan;
  /** Who speaks, by name. */
  voices: Partial<Record<CastName | PropName, Wording>>;
}

export interface Story extends ShelfEntry, StoryPlan {}

export interface World {
  ground: string;
  accent: string;
  paper: string;
  /** The line round a panel. */
  frame: string;
  /** Ink of words that stand on the paper. */
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

/** What follows the story: the end, and a page to come back to. */
export interface EndingPlan {
  /** `portrait` is seen through a round window, 1 to 1. */
  theEnd: { scene: Scene; portrait: Scene; words: Wording; lettering: DisplayStyle };
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
  /** Runs to the paper's edge on its outer sides. */
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
  /** Shows part of the place from near, softly; all of it when left out. */
  camera?: Camera;
  /** Moves the place's chance details: stars, clouds, windows. */
  seed?: number;
  items: readonly Item[];
  /** What the picture is about, in shares of it: words leave these boxes uncovered where they find room. */
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
  /** What `at` means; feet when left out. */
  anchor?: 'head' | 'feet';
  flip?: boolean;
  /** Left out: who speaks, else the nearest companion, else what `keepClear` names. A point is a fraction of the panel. */
  looksAt?: 'reader' | 'friend' | CastName | PropName | Point;
  costume?: CostumeName;
  /** In the raised or reaching hand; 0 is the viewer's left. */
  holds?: { thing: PropName; hand: 0 | 1; size: number };
  /** Drawn over the panel's frame. */
  breaks?: boolean;
  /** Of a hero who uses a wheelchair: out of it, in a bed or on a swing, or hovering where no wheel can roll. */
  wheels?: 'out' | 'hover';
}

export interface Supporting {
  /** `friend` is the child's favourite animal: it is there when one was chosen. */
  who: CastName | 'friend';
  mood: Mood;
  /** What the hands do, of those whose drawing knows gestures: Chapal. Left out: what the mood does. */
  gesture?: Gesture;
  at: Point;
  /** Height as a share of the panel's height. */
  size: number;
  /** Left out: toward the hero or whoever is there, or into the panel. */
  facing?: Facing;
  turn?: number;
  flip?: boolean;
  breaks?: boolean;
  /** In one hand, 0 the left as drawn; `size` is a share of who holds it. Only those whose drawing has hands hold. */
  holds?: { thing: PropName; hand: 0 | 1; size: number; turn?: number };
}

/** Where somebody looks as the reader sees it: at the reader, to a side, or away from the reader. */
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
  /** Type size to begin with, in points; 13 when left out. */
  points?: number;
  /** Read after the balloons, such as “said the frog”. */
  after?: true;
}

export interface Balloon {
  kind: 'speech' | 'thought' | 'shout';
  text: Wording;
  /** Whose mouth the tail points to: somebody, or something with a voice, in the panel. `unseen` has no tail. */
  from: 'hero' | 'friend' | 'unseen' | CastName | PropName;
  /** Where its middle would like to be. */
  near: Point;
  /** Type size to begin with, in points; 13 when left out. */
  points?: number;
}

export interface Effect {
  text: Wording;
  near: Point;
  /** Width as a share of the panel's. */
  width: number;
  turn?: number;
  style: DisplayStyle;
  burst?: boolean;
}

export type DisplayStyle = 'gold' | 'ice' | 'fire' | 'leaf' | 'rose' | 'sky';

// What comes out.

/** A finished book: pages of drawings, ready for a printer of any kind. */
export interface Book {
  story: StoryId;
  language: Language;
  /** The title as the cover says it. */
  title: string;
  /** The name as it could be lettered; "Hero" when none of it can. */
  name: string;
  /** Whether letters or emoji of the given name had to be left out. */
  nameWasShortened: boolean;
  /** What the back of the cover says of it. */
  blurb: string;
  /** What the back of the cover shows: the hero in the round window of the end, and the words below it. */
  portrait: Portrait;
  pages: readonly Page[];
}

interface Portrait {
  /** With its middle at (0, 0), 616 in radius. */
  nodes: readonly Node[];
  faces: readonly Box[];
  line: string;
}

export interface Page {
  kind: 'cover' | 'title' | 'dedication' | 'story' | 'end' | 'closing';
  /** 0 is the cover. */
  number: number;
  nodes: readonly Node[];
  /** The first of `nodes`: drawing that is the same array again while only words change. */
  art: readonly Node[];
  /** The page's pictures with what is said in each, in reading order. */
  panels: readonly PanelTale[];
  /** Everything readable, in reading order, one line each. */
  text: string;
  boxes: PageBoxes;
}

/** One picture of a page, told to somebody who does not see it. */
export interface PanelTale {
  /** Where it is, who is there and how: "Kite festival. Dev, running, happy. Resham, amazed." */
  picture: string;
  lines: readonly SpokenLine[];
}

export interface SpokenLine {
  kind: 'title' | 'caption' | 'effect' | Balloon['kind'];
  /** Whose words they are, where they are somebody's. */
  who?: string;
  text: string;
}

/** Where things are, in page units: what tests and preflight read. */
export interface PageBoxes {
  faces: readonly Box[];
  balloons: readonly Box[];
  captions: readonly Box[];
  effects: readonly Box[];
  /** From a balloon's body to the tip that points at a mouth. */
  tails: readonly (readonly [Point, Point])[];
  /** Titles, page numbers, letters of effects and badges: what is read beside captions and balloons. */
  words: readonly Box[];
  /** Captions and balloons of each panel in the order in which they are told. */
  told: readonly (readonly Box[])[];
  /** Smallest type on the page in points. */
  smallestPoints: number;
}

/** A book whose pages are composed when they are asked for, each once. */
export interface BookPlan extends Omit<Book, 'pages' | 'portrait'> {
  portrait: () => Portrait;
  /** Pages in all, the cover included. */
  pageCount: number;
  /** @throws RangeError when there is no such page. */
  page: (number: number) => Page;
}

export interface BookRequest {
  story: StoryId;
  name: string;
  /** Replaces the whole title when it is not blank. */
  title?: string;
  /** The dedication; the story's own when blank. */
  message?: string;
  hero: Hero;
  /** English when left out. */
  language?: Language;
  /** What the parent chose to be seen and told. */
  favourites?: Favourites;
  /** The hero goes about in a wheelchair. */
  wheelchair?: boolean;
  /** The parent's own story instead of the one that `story` tells; its costume, colours, cover and front pages stay. */
  customStory?: CustomStory;
}
