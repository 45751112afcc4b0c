import type { DrawnHero } from '../../hero.ts';
import { INK, brightness, light, shade } from '../../drawing/colour.ts';
import { group, shape, type Node } from '../../drawing/tree.ts';
import type { Weights } from './limbs.ts';
import { bob, braids, bun, long, plait, ponytail } from './long-hair.ts';
import { coily, cropped, curly, short, sideParting } from './short-hair.ts';

/** Hair in head units: what hangs behind the head, and what lies over it. */
export interface Hair {
  behind: readonly string[];
  over: readonly string[];
  strands: readonly string[];
  /** Lines on what hangs behind. */
  strandsBehind?: readonly string[];
  shine: string;
  ties?: readonly string[];
  /** Ties on what hangs behind. */
  tiesBehind?: readonly string[];
  /** Cropped so short that the skin shines through. */
  thin?: boolean;
  /** How far the hair reaches from (0, −190): what a helmet has to enclose. */
  reach: number;
}

export const hairStyles: Record<DrawnHero['hairStyle'], Hair> = {
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
};

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

export function drawHairOver(hair: Hair, colour: string, weights: Weights): Node[] {
  return [
    ...hair.over.flatMap((d): Node[] => [
      shape(d, { fill: colour, opacity: hair.thin ? 0.82 : 1 }),
      group(
        [
          shape('M40 -420C120 -380 150 -280 130 -120L220 -120L220 -420Z', {
            fill: shade(colour, 0.5),
            opacity: 0.5,
          }),
          shape(hair.shine, { stroke: light(colour, 0.45), width: 20, opacity: 0.6 }),
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
