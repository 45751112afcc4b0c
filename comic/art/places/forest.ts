import { INK, mix, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, num, polygon, rect } from '../../drawing/path.ts';
import { between, type Random } from '../../drawing/random.ts';
import { group, linear, place, shape, type Box, type Node, type Point } from '../../drawing/tree.ts';
import type { PlacePart } from './place.ts';

/** Parts of a sunlit forest: what hangs, flies and grows round a clearing. */

/** Light that falls in from the upper left. */
export function sunbeams({ x, y, width, height }: Box): Node[] {
  return [0.1, 0.34, 0.62].map((k, i) => {
    const top = x + width * k;
    const wide = width * (0.04 + (i % 3) * 0.02);
    return shape(
      polygon([
        [top, y - 30],
        [top + wide, y - 30],
        [top + wide * 2.6 + width * 0.26, y + height * 0.96],
        [top + width * 0.2, y + height * 0.96],
      ]),
      {
        fill: linear(
          [0, y],
          [0, y + height],
          { at: 0, colour: '#fff3a0', opacity: 0.42 },
          { at: 1, colour: '#fff3a0', opacity: 0 },
        ),
      },
    );
  });
}

/** Three butterflies, somewhere at middle height. */
export function butterflies({ x, y, width, height }: Box, random: Random): PlacePart[] {
  return ['#ff9cc8', '#8fd4ff', '#ffd95c'].map((colour, i) => {
    const [cx, cy] = [
      x + width * (0.16 + i * 0.36 + random() * 0.05),
      y + height * between(random, 0.34, 0.47),
    ];
    const node = group([...wings(0.62, shade(colour, 0.2)), ...wings(-1, colour), ...BUTTERFLY_BODY], {
      matrix: place(cx, cy, between(random, -24, 24), 0.86),
    });
    return { node, box: { x: cx - 62, y: cy - 52, width: 124, height: 104 } };
  });
}

const BUTTERFLY_BODY = [
  shape('M3 -18Q6 -34 16 -40M-2 -18Q-6 -34 -16 -38', { stroke: INK, width: 3 }),
  shape(ellipse(0, 4, 4.5, 24), { fill: INK }),
];

/** A large wing over a small one, with spots near their edges; `reach` is 1 for a wing seen flat. */
function wings(reach: number, colour: string): Node[] {
  const wing = (points: readonly Point[]): string =>
    blob(
      points.map(([px, py]): Point => [px * reach, py]),
      1,
    );
  const lower = wing([
    [1, 2],
    [30, 6],
    [38, 26],
    [24, 44],
    [8, 28],
  ]);
  const upper = wing([
    [1, -4],
    [20, -40],
    [52, -52],
    [62, -26],
    [44, 2],
    [14, 8],
  ]);
  return [
    shape(lower, { fill: shade(colour, 0.12), stroke: INK, width: 4 }),
    shape(upper, { fill: colour, stroke: INK, width: 4 }),
    shape(
      ellipse(46 * reach, -34, 7 * Math.abs(reach), 8) + ellipse(26 * reach, 26, 5 * Math.abs(reach), 6),
      { fill: '#fffbe8' },
    ),
  ];
}

/** Dark leaves along the upper edge with hanging vines. */
export function canopy(
  { x, y, width, height }: Box,
  random: Random,
  [back, front] = ['#1d7a5c', '#0f5445'],
): Node[] {
  const unit = Math.min(width, height);
  let far = '';
  let near = '';
  const count = Math.round((width / unit) * 9);
  for (let i = 0; i <= count; i++) {
    const k = i / count;
    const side = Math.abs(k - 0.5) * 2;
    far += ellipse(
      x + width * k,
      y - unit * 0.05,
      unit * 0.1,
      unit * (0.07 + side * side * 0.11) * between(random, 0.9, 1.2),
    );
    near += ellipse(
      x + width * k,
      y - unit * 0.07,
      unit * 0.09,
      unit * (0.06 + side ** 3 * 0.14) * between(random, 0.85, 1.1),
    );
  }
  const vines = [0.05, 0.12, 0.9, 0.96].map((k, i): Node[] => {
    const [vx, length] = [x + width * k, unit * (0.2 + (i % 2) * 0.1)];
    const leaves = Array.from({ length: 7 }, (_, j) => {
      const vy = y + (length * (j + 1)) / 7;
      const side = j % 2 ? 1 : -1;
      return blob(
        [
          [vx, vy],
          [vx + side * 14, vy - 8],
          [vx + side * 34, vy + 4],
          [vx + side * 14, vy + 12],
        ],
        0.9,
      );
    });
    return [
      shape(
        curve([
          [vx, y - 20],
          [vx + 8, y + length * 0.5],
          [vx - 4, y + length],
        ]),
        { stroke: '#0f4d3f', width: 7 },
      ),
      shape(leaves.join(''), { fill: '#1d7a55', stroke: INK, width: 3.5 }),
    ];
  });
  return [shape(far, { fill: back! }), ...vines.flat(), shape(near, { fill: front! })];
}

/** Big dark leaves in the lower corners. */
export function ferns({ x, y, width, height }: Box, random: Random): Node[] {
  const size = Math.min(width, height) * 0.15;
  const clump = (cx: number, sign: number): Node[] =>
    [-150, -118, -60, -28, -90].map((angle, i) =>
      bigLeaf(
        cx,
        y + height + size * 0.1,
        sign > 0 ? angle : -180 - angle,
        size * between(random, 0.85, 1.15),
        mix('#0d4f42', '#1a7253', (i % 3) / 2),
      ),
    );
  return [...clump(x + width * 0.03, 1), ...clump(x + width * 0.97, -1)];
}

function bigLeaf(cx: number, cy: number, degrees: number, length: number, colour: string): Node {
  const half = length * 0.26;
  const d: Point[] = [
    [0, 0],
    [length * 0.3, -half],
    [length * 0.7, -half * 0.8],
    [length, 0],
    [length * 0.7, half * 0.8],
    [length * 0.3, half],
  ];
  const veins = [0.3, 0.5, 0.7]
    .map(
      (k) =>
        `M${length * k} 0L${length * (k + 0.12)} ${-half * 0.75}M${length * k} 0L${length * (k + 0.12)} ${half * 0.75}`,
    )
    .join('');
  return group(
    [
      shape(blob(d, 0.9), { fill: colour, stroke: INK, width: 6 }),
      shape(`M0 0L${length * 0.94} 0${veins}`, { stroke: mix(colour, '#7ed99a', 0.3), width: 4.5 }),
    ],
    { matrix: place(cx, cy, degrees) },
  );
}

/** A tree's trunk from the top of the area to its roots. */
export function trunk(
  { y, height }: Box,
  cx: number,
  half: number,
  foot: number,
  colour: string,
  ink: number,
  random: Random,
): Node[] {
  const bow = (random() - 0.5) * half;
  const d =
    `M${num(cx - half)} ${num(y - 40)}C${num(cx - half + bow)} ${num(y + height * 0.3)} ${num(cx - half * 0.8)} ${num(foot - height * 0.2)} ${num(cx - half * 2.1)} ${num(foot)}` +
    `L${num(cx - half * 0.7)} ${num(foot - half * 0.4)}L${num(cx)} ${num(foot + half * 0.34)}L${num(cx + half * 0.8)} ${num(foot - half * 0.3)}L${num(cx + half * 2)} ${num(foot)}` +
    `C${num(cx + half * 0.8)} ${num(foot - height * 0.2)} ${num(cx + half + bow)} ${num(y + height * 0.3)} ${num(cx + half)} ${num(y - 40)}Z`;
  const grain = [-0.5, -0.1, 0.35]
    .map((k) =>
      curve([
        [cx + half * k, y],
        [cx + half * k + bow * 0.7, y + height * 0.3],
        [cx + half * k * 0.9, foot - height * 0.14],
      ]),
    )
    .join('');
  return [
    shape(d, { fill: colour }),
    group(
      [
        shape(rect(cx + half * 0.25 + bow * 0.5, y - 40, half * 4, height * 1.3), {
          fill: shade(colour, 0.6),
          opacity: 0.45,
        }),
        shape(rect(cx - half * 0.8 + bow * 0.5, y - 40, half * 0.28, height * 0.74, half * 0.14), {
          fill: mix(colour, '#f6e58a', 0.55),
          opacity: 0.6,
        }),
        shape(grain, { stroke: shade(colour, 0.6), width: 5, opacity: 0.6 }),
      ],
      { clip: d },
    ),
    ...(ink ? [shape(d, { stroke: INK, width: ink })] : []),
  ];
}

export function rock(cx: number, cy: number, r: number, colour: string): Node[] {
  const d = blob(
    [
      [cx - r, cy + r * 0.1],
      [cx - r * 0.8, cy - r * 0.5],
      [cx - r * 0.1, cy - r * 0.72],
      [cx + r * 0.7, cy - r * 0.56],
      [cx + r, cy + r * 0.06],
      [cx + r * 0.92, cy + r * 0.44],
      [cx + r * 0.5, cy + r * 0.54],
      [cx - r * 0.5, cy + r * 0.54],
      [cx - r * 0.92, cy + r * 0.44],
    ],
    1,
  );
  return [
    shape(ellipse(cx + r * 0.16, cy + r * 0.5, r * 1.2, r * 0.2), { fill: '#0d3a2a', opacity: 0.4 }),
    shape(d, {
      fill: linear([cx - r, cy - r], [cx + r, cy + r], '#f2d7a6', colour, shade(colour, 0.35)),
      stroke: INK,
      width: 5,
    }),
    shape(
      curve([
        [cx - r * 0.66, cy - r * 0.3],
        [cx - r * 0.3, cy - r * 0.52],
        [cx + r * 0.1, cy - r * 0.56],
      ]),
      { stroke: '#fff6da', width: 7, opacity: 0.7 },
    ),
  ];
}
