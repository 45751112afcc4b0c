import { INK } from '../../drawing/colour.ts';
import { blob, ellipse } from '../../drawing/path.ts';
import { linear, shape, type Point } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const corner: Point[] = [
  [-470, 300],
  [-40, -380],
  [60, -380],
  [490, 300],
  [440, 360],
  [-420, 360],
];

const slice = (down: number): string =>
  blob(
    corner.map(([x, y]) => [x, y + down] as const),
    0.35,
  );

/** Half a sandwich: green chutney, tomato, a corner cut off by somebody who could not wait. */
export const sandwich: DrawProp = (ink) => {
  const filling = blob(
    [
      [-470, 330],
      [-300, 390],
      [-140, 340],
      [20, 396],
      [180, 342],
      [340, 392],
      [480, 330],
      [450, 280],
      [-440, 280],
    ],
    0.9,
  );
  return {
    heldAt: [0, 430],
    nodes: [
      shape(slice(90) + slice(0) + filling, { fill: INK, stroke: INK, width: ink * 1.8 }),
      shape(slice(90), { fill: '#e0a860', stroke: INK, width: ink * 0.7 }),
      shape(filling, { fill: '#4fb84a', stroke: INK, width: ink * 0.7 }),
      shape(ellipse(-210, 330, 90, 34) + ellipse(150, 334, 96, 34), {
        fill: '#ef4a46',
        stroke: INK,
        width: ink * 0.6,
      }),
      shape(slice(-40), {
        fill: linear([-200, -380], [200, 340], '#fffaf0', '#fbe6bf', '#eec58a'),
        stroke: '#b8742a',
        width: ink * 1.4,
      }),
      shape(slice(-40), { stroke: INK, width: ink * 0.6 }),
      shape(
        ellipse(-90, 40, 26, 20) +
          ellipse(60, 160, 30, 22) +
          ellipse(10, -130, 20, 16) +
          ellipse(190, 220, 20, 14),
        {
          fill: '#e2b878',
        },
      ),
    ],
  };
};
