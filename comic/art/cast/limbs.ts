import { INK, shade } from '../../drawing/colour.ts';
import { ellipse } from '../../drawing/path.ts';
import { bend, edge, tube } from '../../drawing/tube.ts';
import { shape, type Node, type Point } from '../../drawing/tree.ts';

/** A soft arm without bones to see: a bent tube and a mitten of three fingers. */
export interface SoftArm {
  d: string;
  hand: string;
}

/** `elbow` is how far the elbow sags below the straight line, `outward` how far it stands off. */
export function softArm(
  side: number,
  from: Point,
  to: Point,
  {
    widths = [46, 38, 34],
    elbow = 40,
    outward = 60,
  }: { widths?: readonly number[]; elbow?: number; outward?: number } = {},
): SoftArm {
  const joint: Point = [(from[0] + to[0]) / 2 + side * outward, (from[1] + to[1]) / 2 + elbow];
  const limb = tube(bend(from, joint, to, 0.7), widths);
  const a = (limb.angle(1) * Math.PI) / 180;
  const size = widths.at(-1)! * 1.25;
  const finger = (turn: number, length: number): string =>
    ellipse(to[0] + Math.cos(a + turn) * length, to[1] + Math.sin(a + turn) * length, size * 0.56);
  return {
    d: edge(limb, 0.9, 0.7),
    hand:
      ellipse(to[0], to[1], size) +
      finger(-0.9, size * 1.2) +
      finger(0, size * 1.4) +
      finger(0.9, size * 1.2),
  };
}

export function armEdge({ d, hand }: SoftArm): string {
  return d + hand;
}

export function drawSoftArm({ d, hand }: SoftArm, colour: string, palm: string, inner: number): Node[] {
  return [
    shape(d, { fill: INK, stroke: INK, width: inner * 1.8 }),
    shape(hand, { fill: INK, stroke: INK, width: inner * 2.2 }),
    shape(d, { fill: shade(colour, 0.08) }),
    shape(hand, { fill: palm }),
  ];
}
