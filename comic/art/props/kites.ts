import { INK, light, shade } from '../../drawing/colour.ts';
import { curve, ellipse, polygon, rect } from '../../drawing/path.ts';
import { group, place, shape, type Node } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

/** A paper kite 1000 high round its middle: two halves, a rangoli eye, a bow of bamboo and a fringed tail. */
export function paperKite(ink: number, left: string, right: string, eye: string): Node[] {
  const edge = polygon([
    [0, -500],
    [440, -60],
    [0, 400],
    [-440, -60],
  ]);
  const tail = polygon([
    [0, 330],
    [110, 500],
    [-110, 500],
  ]);
  return [
    shape(edge + tail, { fill: INK, stroke: INK, width: ink * 2 }),
    shape(tail, { fill: eye, stroke: INK, width: ink * 0.6 }),
    shape('M-56 500L-36 400M0 500L0 390M56 500L36 400', { stroke: INK, width: ink * 0.5 }),
    shape(
      polygon([
        [0, -500],
        [0, 400],
        [-440, -60],
      ]),
      { fill: left },
    ),
    shape(
      polygon([
        [0, -500],
        [440, -60],
        [0, 400],
      ]),
      { fill: right },
    ),
    group(
      [
        shape(
          polygon([
            [0, -500],
            [130, -370],
            [-130, -370],
          ]) +
            polygon([
              [0, 400],
              [150, 244],
              [-150, 244],
            ]),
          { fill: eye },
        ),
        shape(ellipse(0, -70, 150), { fill: '#fff6df', stroke: INK, width: ink * 0.6 }),
        ...Array.from({ length: 8 }, (_, i) =>
          shape('M0 -52Q44 -96 0 -138Q-44 -96 0 -52Z', {
            fill: i % 2 ? left : eye,
            stroke: INK,
            width: ink * 0.4,
          }),
        ).map((petal, i) => group([petal], { matrix: place(0, -70, i * 45) })),
        shape(ellipse(0, -70, 50), { fill: '#ffe14d', stroke: INK, width: ink * 0.6 }),
        shape('M60 -560L520 -60L60 420Z', { fill: shade(right, 0.7), opacity: 0.2 }),
        shape('M-380 -60L-40 -410', { stroke: light(left, 0.7), width: 20, opacity: 0.8 }),
      ],
      { clip: edge },
    ),
    shape('M0 -500L0 400', { stroke: INK, width: ink * 0.8 }),
    shape(
      curve([
        [-440, -60],
        [-240, -250],
        [0, -310],
        [240, -250],
        [440, -60],
      ]),
      { stroke: INK, width: ink * 0.8 },
    ),
    shape(edge, { stroke: INK, width: ink }),
  ];
}

/** Gulabo, the oldest kite on the roof: pink and yellow, with a patch for every fall. */
export const kite: DrawProp = (ink) => ({ nodes: gulabo(ink) });

/** Gulabo spread out as a roof: seen from a little below. */
export const kiteRoof: DrawProp = (ink) => ({
  nodes: [group([group(gulabo(ink), { matrix: place(0, 0, -66) })], { matrix: place(0, 0, 0, 1.25, 0.62) })],
});

export function gulabo(ink: number): Node[] {
  return [...paperKite(ink, '#ff8fb1', '#ffd27a', '#7a5cc9'), ...patches(ink)];
}

function patches(ink: number): Node[] {
  return (
    [
      [-210, -110, -14, '#8fd0c8'],
      [190, 60, 20, '#f6a6c0'],
      [-70, 210, 8, '#fff0cf'],
    ] as const
  ).map(([x, y, turn, colour]) =>
    group(
      [
        shape(rect(-62, -56, 124, 112, 12), { fill: colour, stroke: INK, width: ink * 0.6 }),
        shape('M-40 -72L-40 -40M40 -72L40 -40M-40 40L-40 72M40 40L40 72M-78 0L-46 0M46 0L78 0', {
          stroke: INK,
          width: ink * 0.7,
        }),
      ],
      { matrix: place(x, y, turn) },
    ),
  );
}

/** A kite on a silk line: the line runs through the origin, where a hand holds it, and on to a curl. */
export const kiteOnLine: DrawProp = (ink) => ({
  gripped: true,
  nodes: [
    line(
      ink,
      curve([
        [-330, 640],
        [-150, 480],
        [-190, 250],
        [0, 0],
        [380, -230],
        [760, -330],
        [1080, -440],
      ]),
    ),
    group(gulabo(ink * 0.8), { matrix: place(1110, -420, 24, 0.86) }),
  ],
});

function line(ink: number, d: string): Node {
  return group([
    shape(d, { stroke: INK, width: ink * 1.5 }),
    shape(d, { stroke: '#fff6df', width: ink * 0.7 }),
  ]);
}
