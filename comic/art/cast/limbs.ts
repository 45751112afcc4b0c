import { INK, shade } from '../../drawing/colour.ts';
import { ellipse } from '../../drawing/path.ts';
import { bend, edge, tube } from '../../drawing/tube.ts';
import { shape, type Node, type Point } from '../../drawing/tree.ts';
import type { Hand } from './cast.ts';

/** A bent tube, and a mitten with three fingers. */
interface Drawn {
  d: string;
  hand: string;
}

/** A soft arm without visible bones; its hand of radius `size` is at `to`. */
export interface SoftArm extends Drawn {
  to: Point;
  size: number;
}

/** `elbow` is how far the elbow sags below the straight line, `outward` how far it stands off to the side. */
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
    to,
    size,
    d: edge(limb, 0.9, 0.7),
    hand:
      ellipse(to[0], to[1], size) +
      finger(-0.9, size * 1.2) +
      finger(0, size * 1.4) +
      finger(0.9, size * 1.2),
  };
}

/** The arm's hand, as something that can hold things. */
export function softHand({ to, size, hand }: SoftArm, palm: string, inner: number): Hand {
  return {
    middle: to,
    top: [to[0], to[1] - size],
    over: [shape(hand, { fill: INK, stroke: INK, width: inner * 2.2 }), shape(hand, { fill: palm })],
  };
}

export function armEdge({ d, hand }: Drawn): string {
  return d + hand;
}

export function drawSoftArm({ d, hand }: Drawn, colour: string, palm: string, inner: number): Node[] {
  return [
    shape(d, { fill: INK, stroke: INK, width: inner * 1.8 }),
    shape(hand, { fill: INK, stroke: INK, width: inner * 2.2 }),
    shape(d, { fill: shade(colour, 0.08) }),
    shape(hand, { fill: palm }),
  ];
}
