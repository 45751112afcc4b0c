import { INK, light, shade } from '../../drawing/colour.ts';
import { rect } from '../../drawing/path.ts';
import { group, place, shape, type Matrix, type Node } from '../../drawing/tree.ts';
import type { Weights } from './limbs.ts';
import type { Leg } from './skeleton.ts';

export interface FootLook {
  colour: string;
  sole: string;
  /** A cuff at the top of a boot; none for bare feet and shoes. */
  cuff?: string;
  bare?: boolean;
}

/** Ankle at the origin, toes toward +x, the sole below. */
export function footEdge(side: number): string {
  const toe = 40 + side * 34;
  return (
    `M-33 -22C-36 2 -38 22 -36 38C-35 50 -26 52 -12 52L${toe - 12} 52` +
    `C${toe + 6} 52 ${toe + 8} 34 ${toe - 4} 22C${toe - 18} 10 34 4 32 -22Z`
  );
}

export function footMatrix({ ankle, pose, limb }: Leg): Matrix {
  const toes = (pose.toes * Math.PI) / 180;
  const along = (limb.angle(1) * Math.PI) / 180;
  // The sole is on the far side of the shin: mirror the drawing when the toes point to the other side.
  const mirror = Math.sin(along - toes) < 0 ? -1 : 1;
  return place(ankle[0], ankle[1], pose.toes, 1, mirror);
}

export function drawFoot(leg: Leg, look: FootLook, weights: Weights): Node {
  const side = leg.pose.side ?? 0.6;
  const outline = footEdge(side);
  const toe = 40 + side * 34;
  const inside: Node[] = [
    shape(`M-60 30C-20 40 30 42 ${toe + 20} 26L${toe + 20} 70L-60 70Z`, {
      fill: shade(look.colour, 0.55),
      opacity: 0.5,
    }),
    shape(`M2 -8C14 6 22 14 ${toe - 22} 24`, { stroke: light(look.colour, 0.6), width: 7, opacity: 0.7 }),
  ];
  if (look.bare) {
    inside.push(
      shape(`M${toe - 14} 50L${toe - 12} 38M${toe - 30} 52L${toe - 28} 42`, {
        stroke: INK,
        width: weights.inner * 0.8,
      }),
    );
  } else {
    inside.push(
      shape(`M-60 40L${toe + 20} 40L${toe + 20} 70L-60 70Z`, { fill: look.sole }),
      shape(`M-60 40L${toe + 20} 40`, { stroke: INK, width: weights.inner }),
    );
  }
  const nodes: Node[] = [
    shape(outline, { fill: look.colour }),
    group(inside, { clip: outline }),
    shape(outline, { stroke: INK, width: weights.inner * 1.3 }),
  ];
  const foot = group(nodes, { matrix: footMatrix(leg) });
  return look.cuff ? group([foot, cuff(leg, look.cuff, weights)]) : foot;
}

/** The boot's upper edge goes round the shin, however the foot is stretched. */
function cuff({ ankle, limb }: Leg, colour: string, weights: Weights): Node {
  const half = limb.half(0.95) + 5;
  return group(
    [
      shape(rect(-half, -32, half * 2, 24, 11), {
        fill: colour,
        stroke: INK,
        width: weights.inner * 1.2,
      }),
    ],
    { matrix: place(ankle[0], ankle[1], limb.angle(1) - 90) },
  );
}
