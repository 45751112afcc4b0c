import { INK } from '../../drawing/colour.ts';
import { curve, ellipse } from '../../drawing/path.ts';
import { group, shape, type Node, type Point } from '../../drawing/tree.ts';
import type { Weights } from './limbs.ts';

/**
 * Mouths, drawn round their own middle in head units. `wide` is the width relative to the face that is drawn
 * from choices.
 */
export interface MouthLook {
  weights: Weights;
  wide: number;
  /** How deep the mouth bends at rest. */
  smile: number;
  /** How far the chin is below the mouth's middle. */
  chin: number;
  toothGap?: boolean;
  /** Shows the teeth at rest, too. */
  teeth?: boolean;
}

export function smile(look: MouthLook): Node[] {
  if (look.teeth) return grin(look, SOFT);
  const { weights, wide, smile: depth } = look;
  // How far the middle lies below the ends. A serious child's smile is small, but no child looks sad.
  const bend = LEAST_BEND + (depth - MOST_SERIOUS) * 0.72;
  const ends = -8 * Math.min(1, bend / FULL_SMILE);
  const [reach, bow] = [40 * wide, ends + bend / 0.75];
  const line = `M${-reach} ${ends}C${-reach * 0.58} ${bow} ${reach * 0.58} ${bow} ${reach} ${ends}`;
  return [shape(line, { stroke: INK, width: Math.max(8, weights.inner * 1.3) })];
}

/** The depth of the most serious mouth, and how far it bends nevertheless: a small smile that is seen. */
const MOST_SERIOUS = -2.5;
const LEAST_BEND = 12;

/** From this bend on, the ends of a mouth at rest are at their highest. */
const FULL_SMILE = 18;

/** A proud child smiles at least this much, whatever its mouth does at rest. */
const LEAST_PRIDE = 3;

const GRIN = { reach: 50, depth: 46 };
const SOFT = { reach: 43, depth: 36 };

export function grin({ weights, wide, toothGap }: MouthLook, size = GRIN): Node[] {
  const { depth } = size;
  const reach = size.reach * wide;
  const lips = `M${-reach} -16C${-reach * 0.5} -7 ${reach * 0.5} -7 ${reach} -16C${reach * 0.98} ${depth * 0.5} ${reach * 0.5} ${depth * 0.82} 0 ${depth * 0.82}C${-reach * 0.5} ${depth * 0.82} ${-reach * 0.98} ${depth * 0.5} ${-reach} -16Z`;
  return [
    shape(lips, { fill: '#6e1530' }),
    group(
      [
        shape(ellipse(0, depth * 0.86, reach * 0.62, depth * 0.46), { fill: '#f2667a' }),
        shape(
          `M${-reach} -30L${reach} -30L${reach * 0.86} 2C${reach * 0.4} 8 ${-reach * 0.4} 8 ${-reach * 0.86} 2Z`,
          { fill: '#ffffff' },
        ),
        ...(toothGap ? [gap(-20, 7, '#6e1530')] : []),
      ],
      { clip: lips },
    ),
    shape(lips, { stroke: INK, width: Math.max(7, weights.inner * 1.2) }),
  ];
}

/** Wide open, with the teeth above and the tongue below, as far as the chin allows. */
export function laugh({ weights, wide, chin, toothGap }: MouthLook): Node[] {
  const [reach, foot] = [53 * wide, Math.min(50, chin - 8)];
  const lips = `M${-reach} -22C${-reach * 0.5} -14 ${reach * 0.5} -14 ${reach} -22C${reach * 1.04} ${foot * 0.5} ${reach * 0.56} ${foot} 0 ${foot}C${-reach * 0.56} ${foot} ${-reach * 1.04} ${foot * 0.5} ${-reach} -22Z`;
  return [
    shape(lips, { fill: '#6e1530' }),
    group(
      [
        shape(ellipse(0, foot * 1.02, reach * 0.6, foot * 0.52), { fill: '#f2667a' }),
        shape(
          `M${-reach} -40L${reach} -40L${reach * 0.88} -3C${reach * 0.4} 3 ${-reach * 0.4} 3 ${-reach * 0.88} -3Z`,
          { fill: '#ffffff' },
        ),
        ...(toothGap ? [gap(-26, 2, '#6e1530')] : []),
      ],
      { clip: lips },
    ),
    shape(lips, { stroke: INK, width: Math.max(7, weights.inner * 1.2) }),
  ];
}

/** Shut and wide, its corners tucked into the cheeks. */
export function pleased({ weights, wide, smile: depth }: MouthLook): Node[] {
  const [reach, bow] = [44 * wide, (Math.max(LEAST_PRIDE, depth) + 6) / 0.75];
  const line = `M${-reach} -10C${-reach * 0.62} ${bow} ${reach * 0.62} ${bow} ${reach} -10`;
  const corners = [-1, 1].map((side) =>
    curve([
      [side * (reach - 7), -15],
      [side * (reach + 2), -11],
      [side * (reach + 5), -3],
    ]),
  );
  return [shape(line + corners.join(''), { stroke: INK, width: Math.max(8, weights.inner * 1.3) })];
}

/** Corners down, the lower lip pushed up. */
export function frown({ weights, wide }: MouthLook): Node[] {
  const reach = 35 * wide;
  return [
    shape(
      curve([
        [-reach, 15],
        [-reach * 0.45, -1],
        [reach * 0.45, -1],
        [reach, 15],
      ]),
      { stroke: INK, width: Math.max(8, weights.inner * 1.3) },
    ),
    shape(
      curve([
        [-reach * 0.4, 19],
        [0, 17],
        [reach * 0.4, 19],
      ]),
      { stroke: INK, width: Math.max(5, weights.inner * 0.8), opacity: 0.6 },
    ),
  ];
}

/** Small, and pushed over to the side to which the eyes look. */
export function purse({ weights, wide }: MouthLook): Node[] {
  return [
    shape(
      curve([
        [-13 * wide, 5],
        [7 * wide, 1],
        [26 * wide, -5],
      ]),
      { stroke: INK, width: Math.max(8, weights.inner * 1.3) },
    ),
    shape(
      curve([
        [25 * wide, -13],
        [31 * wide, -5],
        [29 * wide, 4],
      ]),
      { stroke: INK, width: Math.max(5, weights.inner * 0.8) },
    ),
  ];
}

export function gasp({ weights, wide }: MouthLook): Node[] {
  const round = Math.sqrt(wide);
  const lips = ellipse(0, 4, 23 * round, 30);
  return [
    shape(lips, { fill: '#6e1530' }),
    group([shape(ellipse(0, 28, 20 * round, 15), { fill: '#f2667a' })], { clip: lips }),
    shape(lips, { stroke: INK, width: Math.max(7, weights.inner * 1.2) }),
  ];
}

/** A wide, even smile with the teeth together. */
export function resolve({ weights, wide, toothGap }: MouthLook): Node[] {
  const [far, half] = [46 * wide, 24 * wide];
  const lips = `M${-far} -14C${-half} -5 ${half} -5 ${far} -14C${44 * wide} 14 ${half} 26 0 26C${-half} 26 ${-44 * wide} 14 ${-far} -14Z`;
  return [
    shape(lips, { fill: '#ffffff' }),
    group(
      [
        shape(`M${-far} 12C${-20 * wide} 22 ${20 * wide} 22 ${far} 12L${far} 40L${-far} 40Z`, {
          fill: '#f2667a',
        }),
        ...(toothGap ? [gap(-20, 10, '#6e1530')] : []),
      ],
      { clip: lips },
    ),
    shape(lips, { stroke: INK, width: Math.max(7, weights.inner * 1.2) }),
  ];
}

export function wobble({ weights, wide }: MouthLook): Node[] {
  const points: Point[] = [
    [-32, 8],
    [-18, -4],
    [-2, 6],
    [14, -5],
    [32, 8],
  ];
  return [
    shape(
      curve(
        points.map(([x, y]) => [x * wide, y]),
        1.2,
      ),
      { stroke: INK, width: Math.max(8, weights.inner * 1.3) },
    ),
  ];
}

/** The gap where a milk tooth is missing. */
function gap(top: number, foot: number, colour: string): Node {
  return shape(`M3 ${top}L19 ${top}L18 ${foot}L4 ${foot}Z`, { fill: colour });
}
