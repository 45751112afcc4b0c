import type { DrawnHero } from '../../hero.ts';
import { INK, brightness, light, shade } from '../../drawing/colour.ts';
import { movePath } from '../../drawing/path.ts';
import { group, shape, type Matrix, type Node } from '../../drawing/tree.ts';
import type { FaceShape } from '../../likeness-features.ts';
import type { Weights } from './limbs.ts';
import { bob, braids, bun, long, plait, ponytail } from './long-hair.ts';
import { coily, cropped, curly, short, sideParting } from './short-hair.ts';

/** Hair in head units: what hangs behind the head, and what lies over it. */
export interface Hair {
  behind: readonly string[];
  over: readonly string[];
  strands: readonly string[];
  /** Lines on the hair behind the head. */
  strandsBehind?: readonly string[];
  shine: string;
  ties?: readonly string[];
  /** Ties on the hair behind the head. */
  tiesBehind?: readonly string[];
  /** For hair so short or so fine that the skin shines through: how much of the hair is seen, 0 to 1. */
  dense?: number;
  /** How far the hair reaches from (0, −190): what a helmet has to enclose. */
  reach: number;
}

/** The styles that every page can draw without loading more. */
export const hairStyles = {
  short,
  'side-parting': sideParting,
  cropped,
  curly,
  coily,
  bob,
  braids,
  plait,
  ponytail,
  bun,
  long,
} satisfies Partial<Record<DrawnHero['hairStyle'], Hair>>;

export type FirstStyle = keyof typeof hairStyles;

/** Whether a style is one of these; the others come with `more-hair.ts`. */
export const isFirstStyle = (style: unknown): style is FirstStyle => Object.hasOwn(hairStyles, String(style));

/** Half the width of the head that the styles were made for. */
const STYLED = 152;

/** Fits a style to a narrower or a wider head. */
export function fitHair(style: Hair, { width }: FaceShape): Hair {
  const wide: Matrix = [width.temple / STYLED, 0, 0, 1, 0, 0];
  const fit = (paths: readonly string[] | undefined) => paths?.map((d) => movePath(d, wide));
  return {
    ...style,
    behind: fit(style.behind)!,
    over: fit(style.over)!,
    strands: fit(style.strands)!,
    shine: movePath(style.shine, wide),
    strandsBehind: fit(style.strandsBehind),
    ties: fit(style.ties),
    tiesBehind: fit(style.tiesBehind),
  };
}

export function drawHairBehind(hair: Hair, colour: string, weights: Weights): Node[] {
  return [
    ...hair.behind.map((d) =>
      shape(d, { fill: shade(colour, 0.4), stroke: INK, width: weights.inner * 1.3 }),
    ),
    ...(hair.strandsBehind ?? []).map((d) =>
      shape(d, { stroke: light(colour, 0.3), width: weights.inner * 0.8, opacity: 0.7 }),
    ),
    ...ties(hair.tiesBehind, weights),
  ];
}

/** @param tones the hair's own tones in shadow and in light; by default made from its colour */
export function drawHairOver(
  hair: Hair,
  colour: string,
  weights: Weights,
  tones: { dark: string; light: string } = { dark: shade(colour, 0.5), light: light(colour, 0.45) },
): Node[] {
  return [
    ...hair.over.flatMap((d): Node[] => [
      shape(d, { fill: colour, opacity: hair.dense ?? 1 }),
      group(
        [
          shape('M40 -420C120 -380 150 -280 130 -120L220 -120L220 -420Z', { fill: tones.dark, opacity: 0.5 }),
          shape(hair.shine, { stroke: tones.light, width: 20, opacity: 0.6 }),
        ],
        { clip: d },
      ),
      shape(d, { stroke: INK, width: weights.inner * 1.3 }),
    ]),
    ...hair.strands.map((d) =>
      shape(d, {
        stroke: brightness(colour) < 0.3 ? light(colour, 0.3) : INK,
        width: weights.inner * 0.75,
        opacity: 0.7,
      }),
    ),
    ...ties(hair.ties, weights),
  ];
}

function ties(paths: readonly string[] | undefined, weights: Weights): Node[] {
  return (paths ?? []).map((d) => shape(d, { fill: '#ff5a4e', stroke: INK, width: weights.inner }));
}
