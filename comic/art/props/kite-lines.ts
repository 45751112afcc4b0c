import { INK } from '../../drawing/colour.ts';
import { curve, ellipse } from '../../drawing/path.ts';
import { group, linear, place, shape, type Node, type Point } from '../../drawing/tree.ts';
import { gulabo, paperKite } from './kites.ts';
import type { DrawProp } from './prop.ts';

/** Gulabo high up, her line running down and away to somebody's hand. */
export const kiteUp: DrawProp = (ink) => ({
  nodes: [
    string(
      ink,
      curve([
        [0, 0],
        [-40, 420],
        [-220, 900],
        [-540, 1470],
        [-525, 1682],
      ]),
    ),
    ...gulabo(ink),
  ],
});

/** Gulabo pulling at a hand that is lower and to the left. */
export const kiteTug: DrawProp = (ink) => ({
  gripped: true,
  heldAt: [-688, 610],
  nodes: [
    string(
      ink,
      curve([
        [0, 0],
        [-170, 330],
        [-420, 540],
        [-688, 610],
      ]),
    ),
    ...gulabo(ink),
  ],
});

/** Gulabo adrift: her line ends in the air behind her. */
export const cutKite: DrawProp = (ink) => ({
  nodes: [
    string(
      ink,
      curve([
        [0, 40],
        [-60, 420],
        [-260, 560],
        [-220, 780],
        [-420, 860],
        [-500, 760],
      ]),
    ),
    ...gulabo(ink),
  ],
});

/** Bijli's kite: plum and cream, with one zigzag, on its line. */
export const plumKite: DrawProp = (ink) => ({
  nodes: [
    string(
      ink,
      curve([
        [0, 0],
        [40, 420],
        [220, 1000],
        [620, 1900],
      ]),
    ),
    ...paperKite(ink, '#8a5fa8', '#f2e2c8', '#c9a24a'),
  ],
});

/**
 * Silk threads that open like a dandelion; a very small spider flies by them. They meet at the lower middle.
 */
export const silkSail: DrawProp = (ink) => {
  const ends = Array.from({ length: 11 }, (_, i): Point => {
    const k = (i - 5) / 5;
    return [k * 560, -300 - (1 - k * k) * 190 + (i % 2) * 60];
  });
  const threads = ends
    .map(([x, y]) =>
      curve([
        [0, 500],
        [x * 0.2, 260],
        [x * 0.66, -60 + y * 0.2],
        [x, y],
      ]),
    )
    .join('');
  const veil = `M0 500C-90 300 -330 120 -560 -300${ends
    .slice(1)
    .map(([x, y], i) => `Q${(x + ends[i]![0]) / 2} ${(y + ends[i]![1]) / 2 - 90} ${x} ${y}`)
    .join('')}C330 120 90 300 0 500Z`;
  const tufts = ends
    .map(([x, y]) =>
      [-60, -30, 0, 30, 60]
        .map((turn) => {
          const a = ((turn - 90 + x * 0.06) * Math.PI) / 180;
          return `M${x} ${y}L${(x + Math.cos(a) * 90).toFixed(0)} ${(y + Math.sin(a) * 90).toFixed(0)}`;
        })
        .join(''),
    )
    .join('');
  return {
    nodes: [
      shape(veil, {
        fill: linear(
          [-400, -400],
          [300, 400],
          { at: 0, colour: '#ffffff', opacity: 0.85 },
          { at: 0.6, colour: '#ffd9ea', opacity: 0.6 },
          { at: 1, colour: '#d9c4ff', opacity: 0.5 },
        ),
      }),
      shape(threads, { stroke: INK, width: ink * 0.9 }),
      shape(threads, { stroke: '#fffaf0', width: ink * 0.45 }),
      shape(tufts, { stroke: INK, width: ink * 1.1 }),
      shape(tufts, { stroke: '#ffffff', width: ink * 0.6 }),
      shape(ends.map(([x, y]) => ellipse(x, y, 16)).join(''), {
        fill: '#e58aa6',
        stroke: INK,
        width: ink * 0.5,
      }),
    ],
  };
};

/** A silk thread that sags between two ends, 2000 wide; a hand holds its right end. */
export const thread: DrawProp = (ink) => ({
  gripped: true,
  heldAt: [1000, -60],
  nodes: [
    string(
      ink,
      curve([
        [-1000, -120],
        [-400, 60],
        [300, 90],
        [1000, -60],
      ]),
    ),
  ],
});

/** A silk thread paid out through the air, from a hand at the lower left to the upper right. */
export const farThread: DrawProp = (ink) => ({
  nodes: [
    string(
      ink,
      curve([
        [-340, 330],
        [-60, 420],
        [200, 260],
        [330, -170],
      ]),
    ),
  ],
});

/** A string telephone: a paper cup on a silk line, held by its middle. */
export const cup: DrawProp = (ink) => {
  const body = 'M-150 -190L150 -190L108 190L-108 190Z';
  return {
    gripped: true,
    nodes: [
      group(
        [
          string(
            ink,
            curve([
              [0, 190],
              [60, 330],
              [260, 430],
              [560, 420],
            ]),
          ),
          shape(body, { fill: INK, stroke: INK, width: ink * 1.6 }),
          shape(body, { fill: '#f6e6c8' }),
          shape('M30 -190L150 -190L108 190L30 190Z', { fill: '#c9a68c', opacity: 0.6 }),
          shape('M-134 -60L134 -60L124 40L-124 40Z', { fill: '#c9788f' }),
          shape(body, { stroke: INK, width: ink }),
          shape('M-166 -196L166 -196', { stroke: INK, width: ink * 3 }),
          shape('M-160 -196L160 -196', { stroke: '#fff6df', width: ink * 1.4 }),
        ],
        { matrix: place(0, 0, -70) },
      ),
    ],
  };
};

function string(ink: number, d: string): Node {
  return group([
    shape(d, { stroke: INK, width: ink * 1.5 }),
    shape(d, { stroke: '#fff6df', width: ink * 0.7 }),
  ]);
}
