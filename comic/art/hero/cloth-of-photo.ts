import { curve, ellipse, movePath } from '../../drawing/path.ts';
import type { Point } from '../../drawing/tree.ts';
import { SKULL } from './usual-head.ts';
import type { Head } from './head.ts';
import { mirrored } from './mirrored-edge.ts';

/** The cloth on a photo's head, seen from behind. */
interface Cloth {
  cloth: readonly string[];
  ears: readonly string[];
}

/** A turban ends at the ears, lower at the back than in front. `below` is the head that shows under it. */
export function woundCloth(front: Head): Cloth & { below: string } {
  const [x] = front.middle;
  const eyes = eyeLevel(front);
  const share = Math.min(1, Math.max(0.74, front.face.width / 240));
  return {
    cloth: [mirrored(front, [eyes * 0.85, eyes * 0.85], () => [[x, eyes * 0.55]])],
    ears: [-1, 1].map((side) => ellipse(x + side * share * 154, eyes * 0.74, 24, 34)),
    below: movePath(SKULL, [share, 0, 0, share, x, 0]),
  };
}

/**
 * A hijab or a dupatta falls over the nape in wide folds. It widens toward its hem, along which a seam runs.
 */
export function hangingCloth(front: Head): Cloth & { lines: string; shine: string } {
  const [x] = front.middle;
  const half = front.box.width / 2;
  const { y: top } = front.box;
  const brim = eyeLevel(front) * 0.7;
  const foot = Math.max(54, top + front.box.height);
  const fall = ([u, from, to]: readonly [number, number, number]): string =>
    curve(
      [from, (from + to) / 2, to].map((down, i): Point => [
        x + u * half * [0.5 + 0.4 * from, 0.94, 1][i]!,
        top + down * (foot - top),
      ]),
    );
  const across = (points: readonly Point[]): Point[] => points.map(([u, y]) => [x + u * half, foot + y]);
  return {
    cloth: [mirrored(front, [brim, brim], () => across(HEM))],
    ears: [],
    lines:
      FALLS.map(fall).join('') + curve(across(HEM.slice(1, -1).map(([u, y]) => [u * 1.15, y * 0.6 - 20]))),
    shine: fall([-0.56, 0.2, 0.6]),
  };
}

/** The hem from right to left: x in shares of half the width, y below the foot. */
const HEM: readonly Point[] = [
  [1.02, -30],
  [0.9, 6],
  [0, 20],
  [-0.9, 6],
  [-1.02, -30],
];

/** For each fold: where it ends across, and the heights between which it is seen, in shares. */
const FALLS = [
  [-0.8, 0.34, 0.9],
  [-0.42, 0.1, 0.78],
  [-0.14, 0.5, 0.92],
  [0.2, 0.08, 0.7],
  [0.5, 0.3, 0.92],
  [0.84, 0.44, 0.86],
] as const;

export const eyeLevel = ({ face }: Head): number => face.y + face.width * 0.26;
