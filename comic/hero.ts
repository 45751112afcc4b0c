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

/**
 * The faces a hero can pull. `calm` is a drawn child at rest. A photo's head shows the nearest expression
 * that it has.
 */
export const EXPRESSIONS = [...PHOTO_EXPRESSIONS, 'proud', 'laughing', 'sad', 'thinking'] as const;
export type Expression = (typeof EXPRESSIONS)[number];

/** `#rrggbb`. */
export type Colour = `#${string}`;

/** A point in the pixels of the head pictures: x right, y down. */
export interface HeadPoint {
  x: number;
  y: number;
}

/** A head cut from one photo and inked. All five pictures have the same size, outline and anchors. */
export interface PhotoHero {
  kind: 'photo';
  /**
   * `data:image/jpeg;base64,…` or a same-origin URL, by expression. The pictures are opaque; `outline` cuts
   * them out.
   */
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
  /** Median colour of the face's skin in the finished picture. Neck, arms and feet are drawn in it. */
  skin: Colour;
  hair: Colour;
  /**
   * What a view from behind shows of the hair: its dark and its light tone, and the lowest points at which
   * it forms the edge of the head, on the viewer's left and right. Absent under cloth, and in heroes made
   * before it was measured.
   */
  haircut?: { dark: Colour; light: Colour; left: HeadPoint; right: HeadPoint };
  /**
   * The mouth without teeth, for sleep: a picture of the same kind, laid over the calm head at its place in
   * pixels. Absent when the photo's mouth is shut, and in heroes made before it was drawn.
   */
  shutMouth?: { href: string; x: number; y: number; width: number; height: number };
  /**
   * Cloth over all of the hair: a turban or patka. `hangs` is for cloth that falls beside the face, such as
   * a hijab or a dupatta.
   */
  cloth?: { colour: Colour; hangs: boolean };
}

/**
 * The tallest head, as a multiple of the distance from eyes to chin. Taller hair rises above the head, so
 * that the face does not become small.
 */
const TALLEST = 2.3;

/** The height that pages use for a photo's head, in its pixels: from chin to crown, limited for tall hair. */
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

/** The shapes of glasses; `round` is the default. */
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
  /** Colour of the headwear. Without it, each kind of headwear has its usual colour. */
  cloth?: Colour;
  /** Worn behind the child's left ear. */
  hearingAid?: boolean;
  bindi?: boolean;
  /** Without it, the child has the one face that existed before there was a choice. */
  face?: DrawnFace;
}

/** Hair as traced from a photo, in head units: SVG paths of absolute M, L, C and Z. */
export interface TracedHair {
  over: readonly string[];
  /** The hair that hangs behind the neck. */
  behind: readonly string[];
  strands: readonly string[];
  shine: string;
  curly: boolean;
}

/** Hair that a photo from the front cannot show. `as-traced` leaves it as the photo has it. */
export const BACK_HAIR = ['as-traced', 'long', 'plait', 'braids', 'ponytail', 'bun'] as const;

/**
 * A child drawn from a photo in the style of the book. It holds numbers, colours and paths: no picture, no
 * part of the photo, and nothing by which a person could be recognised.
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
  /** Absent when the photo shows no hair: bald, shaved, under cloth or hidden. */
  traced?: TracedHair;
  /** `traced` is the hair in the photo; `none` is a bald head. */
  hairStyle: (typeof HAIR_STYLES)[number] | 'traced' | 'none';
  backHair: (typeof BACK_HAIR)[number];
  eyes: Colour;
  headwear: (typeof HEADWEAR)[number];
  /** The colour of the headwear, as in the photo. */
  cloth?: Colour;
  /** Steps larger or smaller than usual, from −2 to 2. */
  ears?: number;
  glasses: boolean;
  frames?: Frames;
  bindi?: boolean;
  hearingAid?: boolean;
  freckles?: boolean;
  dimples?: boolean;
  toothGap?: boolean;
  /** Shows the teeth in every smile, and at rest. */
  teeth?: boolean;
  /** What the parent corrected. Everything else stays as the photo has it. */
  wishes?: LikenessWishes;
}

export type Hero = PhotoHero | DrawnHero | LikenessHero;
