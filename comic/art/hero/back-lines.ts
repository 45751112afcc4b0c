import { curve, ellipse } from '../../drawing/path.ts';
import type { Point } from '../../drawing/tree.ts';
import type { Head } from './head.ts';

/** The lines on a head that is seen from behind. */

/** Half the width of a drawn head's hair. */
export const HALF = 152;

/** A line through points given in shares: x of half the width, y of the height from the top. */
function line(
  x: number,
  top: number,
  height: number,
  wide: number,
  points: readonly (readonly [number, number])[],
): string {
  return curve(points.map(([across, down]): Point => [x + across * wide, top + down * height]));
}

/** Hair that turns round a whorl and falls to the neck, in strands of uneven length. */
export function combed(x: number, top: number): string {
  const strands = [
    [
      [0.05, 0.2],
      [0.09, 0.18],
      [0.12, 0.21],
      [0.06, 0.24],
      [-0.01, 0.21],
      [0.01, 0.14],
      [0.12, 0.12],
      [0.22, 0.17],
    ],
    [
      [-0.1, 0.18],
      [-0.52, 0.26],
      [-0.76, 0.5],
    ],
    [
      [-0.06, 0.26],
      [-0.38, 0.38],
      [-0.5, 0.6],
    ],
    [
      [0.24, 0.2],
      [0.58, 0.28],
      [0.78, 0.5],
    ],
    [
      [0.18, 0.27],
      [0.42, 0.42],
      [0.5, 0.66],
    ],
    [
      [0.02, 0.3],
      [-0.12, 0.46],
      [-0.16, 0.66],
    ],
    [
      [0.12, 0.3],
      [0.17, 0.46],
      [0.18, 0.58],
    ],
    [
      [-0.3, 0.62],
      [-0.34, 0.72],
      [-0.3, 0.82],
    ],
    [
      [-0.68, 0.58],
      [-0.66, 0.68],
      [-0.58, 0.77],
    ],
    [
      [0.34, 0.68],
      [0.36, 0.76],
      [0.32, 0.84],
    ],
    [
      [0.7, 0.6],
      [0.68, 0.7],
      [0.6, 0.79],
    ],
    [
      [0.02, 0.7],
      [0.01, 0.77],
      [0.03, 0.85],
    ],
  ] as const;
  return strands.map((points) => line(x, top, -top, HALF, points)).join('');
}

export function shineOfHair(x: number, top: number, wide: number): string {
  return line(x, top, -top, wide, [
    [-0.8, 0.32],
    [-0.62, 0.16],
    [-0.26, 0.06],
  ]);
}

/** A parting down the middle, with the hair drawn to both sides. */
export function parted(x: number, top: number): string {
  const sides = [-1, 1].flatMap((side) =>
    [0.2, 0.42, 0.62].map((down, i) =>
      line(x, top, -top, HALF, [
        [side * (0.22 + 0.08 * i), down + side * 0.02],
        [side * 0.56, down + 0.1],
        [side * 0.84, down + 0.26],
      ]),
    ),
  );
  return [`M${x} ${top + 16}Q${x + 5} ${top / 2} ${x} -40`, ...sides].join('');
}

/** Curls here and there; x in shares of half the width, y in shares of the height. */
const CURLS: readonly Point[] = [
  [-0.2, 0.12],
  [0.34, 0.15],
  [-0.62, 0.27],
  [0.06, 0.28],
  [0.7, 0.33],
  [-0.3, 0.42],
  [0.36, 0.44],
  [-0.78, 0.52],
  [0.02, 0.57],
  [0.74, 0.6],
  [-0.44, 0.66],
  [0.38, 0.7],
  [-0.06, 0.78],
];

export function curls(x: number, top: number): string {
  return CURLS.map(([across, down], i) => {
    const [cx, cy, r] = [x + across * HALF, top - top * down, 14 + (i % 3) * 3];
    return curve([
      [cx - r, cy + r * 0.6],
      [cx - r * 0.8, cy - r * 0.8],
      [cx + r * 0.6, cy - r],
      [cx + r, cy + r * 0.2],
      [cx + r * 0.2, cy + r * 0.9],
      [cx - r * 0.2, cy + r * 0.2],
    ]);
  }).join('');
}

/** The cloth comes lower at the back than over the brow. */
export const BACK_OF_TURBAN = ellipse(6, -262, 168, 104);

/** The gleam on cloth. */
export const gleam = (x: number, top: number, height: number): string =>
  line(x, top, height, 170, [
    [-1, 0.34],
    [-0.35, 0.42],
    [0.4, 0.42],
    [1, 0.33],
  ]);

/** The folds of a wound turban: they rise from both sides and cross at the back. */
export function folds({ middle: [x], box: { y: top, height } }: Head): string[] {
  return [0.02, 0.12, 0.22, 0.32, 0.42].map((share, i) => {
    const side = i % 2 ? 1 : -1;
    return curve([
      [x - side * 230, top + height * (share + 0.2)],
      [x - side * 60, top + height * (share + 0.06)],
      [x + side * 120, top + height * (share - 0.06)],
    ]);
  });
}

/** The folds of a hijab, from the crown. */
export function falls(x: number, top: number, height: number): string[] {
  return [-138, -100, -64, -30, 4, 40, 74, 110, 142].map((foot, i) =>
    curve([
      [x + foot * 0.2, top + height * (0.05 + (i % 3) * 0.02)],
      [x + foot * 0.96, top + height * 0.36],
      [x + foot * 0.94, top + height * (0.56 + (i % 3) * 0.12)],
    ]),
  );
}
