import { INK, light, shade } from '../../drawing/colour.ts';
import { group, place, shape, type Matrix, type Node } from '../../drawing/tree.ts';
import type { Band, Weights } from './limbs.ts';
import type { Leg } from './skeleton.ts';

export interface FootLook {
  colour: string;
  sole: string;
  /** The cuff's colour on a boot that reaches up the shin; none for bare feet and shoes. */
  cuff?: string;
  bare?: boolean;
}

/** The outline of a foot: ankle at the origin, toes toward +x, the sole below. */
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
  return group(nodes, { matrix: footMatrix(leg) });
}

/** A leg's bands, with the boot's shaft and cuff added. */
export function bootedBands(bands: readonly Band[] | undefined, { colour, cuff }: FootLook): readonly Band[] {
  if (!cuff) return bands ?? [];
  return [...(bands ?? []), { from: 0.86, to: 1.4, colour }, { from: 0.79, to: 0.87, colour: cuff }];
}
