import { INK, light, shade } from '../../drawing/colour.ts';
import { capsule, curve, ellipse, rect } from '../../drawing/path.ts';
import { group, place, shape, type Group, type Node, type Point } from '../../drawing/tree.ts';

export type HandShape = 'open' | 'fist' | 'point' | 'relaxed' | 'hold' | 'grip' | 'tray';

export interface HandLook {
  colour: string;
  /** Ink weights in hand units. */
  outer: number;
  inner: number;
}

type Finger = readonly [from: Point, to: Point, radius: number, tip?: number];

interface Drawing {
  fingers: readonly Finger[];
  palm: string;
  /** Fingers drawn over the palm. */
  over: readonly Finger[];
  creases: readonly string[];
}

/** Wrist at the origin, the hand points along +x, the thumb is on the −y side. About 75 long. */
const drawings: Record<HandShape, Drawing> = {
  open: {
    fingers: [
      [[34, 17], [62, 31], 9, 8],
      [[40, 8], [74, 13], 9.5, 8.5],
      [[41, -4], [77, -7], 9.5, 8.5],
      [[37, -15], [69, -28], 9.5, 8.5],
      [[16, -17], [34, -46], 10.5, 9],
    ],
    palm: 'M-6 -17C8 -26 34 -27 43 -16C50 -6 49 12 40 21C28 29 6 26 -6 17Z',
    over: [],
    creases: [
      curve([
        [14, -13],
        [24, -4],
        [26, 10],
      ]),
    ],
  },
  fist: {
    fingers: [],
    palm: 'M-6 -17C4 -26 34 -30 46 -22C56 -14 57 14 48 23C36 31 6 27 -6 17Z',
    over: [[[10, -18], [38, -12], 10, 9.5]],
    creases: [
      curve([
        [36, -3],
        [46, -4],
        [53, -3],
      ]),
      curve([
        [36, 8],
        [46, 8],
        [53, 7],
      ]),
      curve([
        [34, 18],
        [42, 19],
        [48, 17],
      ]),
    ],
  },
  point: {
    fingers: [[[34, -14], [86, -20], 10.5, 9]],
    palm: 'M-6 -17C4 -26 30 -29 42 -22C52 -14 54 14 45 22C34 30 6 27 -6 17Z',
    over: [[[10, -14], [36, -4], 10, 9.5]],
    creases: [
      curve([
        [34, 7],
        [43, 6],
        [50, 4],
      ]),
      curve([
        [32, 17],
        [40, 17],
        [46, 14],
      ]),
    ],
  },
  relaxed: {
    fingers: [
      [[36, 12], [58, 24], 9.5, 8.5],
      [[40, 4], [66, 14], 9.5, 8.5],
      [[40, -6], [69, 2], 9.5, 8.5],
      [[36, -14], [64, -10], 9.5, 8.5],
      [[14, -16], [38, -30], 10.5, 9],
    ],
    palm: 'M-6 -17C8 -25 32 -25 42 -16C50 -6 49 12 40 20C28 27 6 25 -6 17Z',
    over: [],
    creases: [],
  },
  hold: {
    fingers: [
      [[34, 18], [50, 30], 10, 9],
      [[40, 8], [62, 18], 10, 9],
      [[42, -4], [66, 2], 10, 9],
      [[36, -14], [62, -16], 10, 9],
      [[12, -16], [40, -38], 11, 9.5],
    ],
    palm: 'M-6 -17C8 -26 32 -27 42 -17C50 -6 49 12 40 21C28 28 6 26 -6 17Z',
    over: [],
    creases: [
      curve([
        [30, -14],
        [37, 0],
        [33, 14],
      ]),
    ],
  },
  grip: {
    fingers: [],
    palm: 'M-8 -17C0 -24 12 -32 28 -32C44 -32 50 -26 52 -16L52 22C48 32 36 34 26 32C12 30 0 24 -8 17Z',
    over: [
      [[26, 24], [48, 24], 9.5, 9],
      [[26, 8], [54, 8], 10, 9.5],
      [[26, -9], [54, -9], 10, 9.5],
      [[28, -25], [48, -25], 10, 9.5],
      [[6, -20], [26, -40], 10.5, 9.5],
    ],
    creases: [],
  },
  tray: {
    fingers: [
      [[40, 14], [66, 10], 9, 8],
      [[42, 10], [76, -2], 9.5, 8.5],
      [[40, 2], [72, -16], 9.5, 8.5],
    ],
    palm: 'M-8 -17C2 -18 14 -10 28 -8C38 -7 48 -6 50 2C52 12 44 22 32 24C18 26 4 22 -8 17Z',
    over: [[[8, -8], [22, -32], 10.5, 9]],
    creases: [],
  },
};

/** How far from the wrist a closed hand holds a thing. */
export const GRIP = 32;

/** Where things stand on a flat hand, relative to the wrist. */
export const ON_HAND: Point = [42, -4];

/** The angle of a flat hand: level whatever the arm does, with the fingers a little raised. */
export function trayAngle(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180) < 0 ? 188 : -8;
}

/** The angle of a closed hand across what it holds upright: never steeper than a wrist bends. */
export function gripAngle(degrees: number): number {
  const radians = (degrees * Math.PI) / 180;
  const side = Math.cos(radians) < 0 ? 180 : 0;
  const steep = Math.sin(radians) * 24;
  return side === 0 ? steep : side - steep;
}

/** The edge of the whole hand, for the figure's contour. */
export function handEdge(hand: HandShape): string {
  const { fingers, palm, over } = drawings[hand];
  return [...fingers, ...over].map(fingerPath).join('') + palm;
}

export function handMatrix(wrist: Point, degrees: number, side: -1 | 1, size = 1): Group['matrix'] & object {
  const hanging = Math.sin((degrees * Math.PI) / 180) > 0.5;
  const thumb = side * (hanging ? -1 : 1);
  return place(wrist[0], wrist[1], degrees, size, size * thumb);
}

export function drawHand(hand: HandShape, { colour, outer, inner }: HandLook): Node[] {
  const { fingers, palm, over, creases } = drawings[hand];
  const dark = shade(colour, 0.3);
  return [
    shape(handEdge(hand), { fill: INK, stroke: INK, width: outer }),
    ...fingers.map((finger) => shape(fingerPath(finger), { fill: colour, stroke: INK, width: inner })),
    shape(palm, { fill: colour }),
    group([shape(ellipse(30, 34, 44, 20), { fill: dark, opacity: 0.55 })], { clip: palm }),
    ...over.flatMap((finger) => [
      shape(fingerPath(finger), { fill: light(colour, 0.12), stroke: INK, width: inner }),
    ]),
    ...creases.map((crease) => shape(crease, { stroke: INK, width: inner * 0.9 })),
  ];
}

/** A cuff round the wrist. */
export function wristBand(width: number): string {
  return rect(-12, -width / 2, 17, width, 8);
}

function fingerPath([from, to, radius, tip]: Finger): string {
  return capsule(from, to, radius, tip ?? radius);
}
