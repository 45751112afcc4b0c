import type { DrawnFace } from './drawn-face.ts';
import type { LikenessWishes } from './adjust-likeness.ts';
import type { Features } from './likeness-features.ts';

/**
 * The hero of a book: a child's head as pictures cut from a photo, or a child drawn from choices.
 * Everything that places, tints or joins a head to a drawn body reads these shapes and nothing else.
 */

/** The faces that are made of a photo. `calm` is the photo as it was taken. */
export const PHOTO_EXPRESSIONS = ['calm', 'happy', 'surprised', 'brave', 'worried'] as const;
export type PhotoExpression = (typeof PHOTO_EXPRESSIONS)[number];

/** The faces a hero can pull. `calm` is a drawn child at rest. A photo's head shows the nearest one that it has. */
export const EXPRESSIONS = [...PHOTO_EXPRESSIONS, 'proud', 'laughing', 'sad', 'thinking'] as const;
export type Expression = (typeof EXPRESSIONS)[number];

/** `#rrggbb`. */
export type Colour = `#${string}`;

/** A point in the pixels of the head pictures: x right, y down. */
export interface HeadPoint {
  x: number;
  y: number;
}

/** A head cut from one photo and inked. All five pictures share size, outline and anchors. */
export interface PhotoHero {
  kind: 'photo';
  /** `data:image/jpeg;base64,…` or a same-origin URL, by expression. Opaque; `outline` is the edge. */
  heads: Record<PhotoExpression, string>;
  /** Size of every head picture in pixels. */
  width: number;
  height: number;
  /** Closed path of the head's edge, in picture pixels, SVG path syntax with absolute M, L, C, Z only. */
  outline: string;
  anchors: {
    /** As seen by the viewer: `leftEye` is at the smaller x. */
    leftEye: HeadPoint;
    rightEye: HeadPoint;
    nose: HeadPoint;
    mouth: HeadPoint;
    chin: HeadPoint;
    /** Highest point of hair or skull. */
    crown: HeadPoint;
  };
  /** Median colour of the face's skin in the finished picture: neck, arms and feet are drawn in it. */
  skin: Colour;
  hair: Colour;
  /**
   * What is seen of the hair from behind as well: its dark and its light tone, and the lowest point at which it is the head's
   * edge, at the left and the right as seen by the viewer. Missing under cloth, and in heroes from before it was measured.
   */
  haircut?: { dark: Colour; light: Colour; left: HeadPoint; right: HeadPoint };
  /**
   * The mouth without its teeth, for sleep: a picture of the same kind, laid over the calm head at its place in pixels.
   * Missing where the photo's mouth is shut, and in heroes from before it was drawn.
   */
  shutMouth?: { href: string; x: number; y: number; width: number; height: number };
  /** Cloth over all of the hair: a turban or patka, or what hangs beside the face, as a hijab or a dupatta does. */
  cloth?: { colour: Colour; hangs: boolean };
}

/** Hair that stands higher, by the way from eyes to chin, rises above the head instead of making the face small. */
const TALLEST = 2.3;

/** How high pages take a photo's head to be, in its pixels: from chin to crown, but for tall hair. */
export function headHeight({ leftEye, rightEye, chin, crown }: PhotoHero['anchors']): number {
  return Math.min(chin.y - crown.y, TALLEST * (chin.y - (leftEye.y + rightEye.y) / 2));
}

export const HAIR_STYLES = [
  'short',
  'side-parting',
  'cropped',
  'curly',
  'coily',
  'bob',
  'braids',
  'plait',
  'ponytail',
  'bun',
  'long',
  'shaved',
  'down',
  'oiled',
  'bunches',
  'hairband',
  'locs',
  'long-curls',
] as const;

export const HEADWEAR = ['none', 'hijab', 'turban', 'patka'] as const;

/** The shapes of glasses; round ones are the usual. */
export const FRAMES = ['round', 'square', 'cat'] as const;
export type Frames = (typeof FRAMES)[number];

/** A child drawn without a photo, from the customer's choices. */
export interface DrawnHero {
  kind: 'drawn';
  skin: Colour;
  hair: Colour;
  hairStyle: (typeof HAIR_STYLES)[number];
  glasses: boolean;
  headwear: (typeof HEADWEAR)[number];
  /** Of what is worn on the head; left out, the usual of each. */
  cloth?: Colour;
  /** Worn behind the child's left ear. */
  hearingAid?: boolean;
  bindi?: boolean;
  /** Left out: the face of every child that was drawn before there was a choice. */
  face?: DrawnFace;
}

/** Hair as it was traced from a photo, in head units: SVG paths of absolute M, L, C and Z. */
export interface TracedHair {
  over: readonly string[];
  /** What hangs behind the neck. */
  behind: readonly string[];
  strands: readonly string[];
  shine: string;
  curly: boolean;
}

/** What a photo from the front cannot show. `as-traced` leaves it as the photo has it. */
export const BACK_HAIR = ['as-traced', 'long', 'plait', 'braids', 'ponytail', 'bun'] as const;

/**
 * A child drawn from a photo in the book's own hand. It holds numbers, colours and paths: no picture, nothing of the photo,
 * and nothing by which a person could be recognised.
 */
export interface LikenessHero {
  kind: 'likeness';
  skin: Colour;
  hair: Colour;
  /** The hair in shadow and in light. */
  hairTones: { dark: Colour; light: Colour };
  features: Features;
  /** See `EXAGGERATION` in `likeness-features.ts`. */
  exaggeration: number;
  /** Missing where the photo shows none: bald, shaved, under cloth or hidden. */
  traced?: TracedHair;
  /** `traced` is the photo's own; `none` is a bald head. */
  hairStyle: (typeof HAIR_STYLES)[number] | 'traced' | 'none';
  backHair: (typeof BACK_HAIR)[number];
  eyes: Colour;
  headwear: (typeof HEADWEAR)[number];
  /** The colour of the headwear, as in the photo. */
  cloth?: Colour;
  /** Steps larger or smaller than usual, −2 to 2. */
  ears?: number;
  glasses: boolean;
  frames?: Frames;
  bindi?: boolean;
  hearingAid?: boolean;
  freckles?: boolean;
  dimples?: boolean;
  toothGap?: boolean;
  /** Shows the teeth in every smile, at rest as well. */
  teeth?: boolean;
  /** What the parent made right; all else is as the photo has it. */
  wishes?: LikenessWishes;
}

export type Hero = PhotoHero | DrawnHero | LikenessHero;
