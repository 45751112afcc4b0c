import { INK } from '../../drawing/colour.ts';
import { curve } from '../../drawing/path.ts';
import { group, place, shape, type Node } from '../../drawing/tree.ts';
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
        [-560, 1500],
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

/** Silk threads that open like a dandelion: what a very small spider flies by. They meet at the lower middle. */
export const silkSail: DrawProp = (ink) => {
  const threads = Array.from({ length: 9 }, (_, i) => {
    const k = (i - 4) / 4;
    return curve([
      [0, 500],
      [k * 130, 160],
      [k * 330, -160 - (1 - k * k) * 90],
      [k * 460, -380 - (1 - k * k) * 120],
    ]);
  }).join('');
  const veil =
    'M0 500C-60 260 -240 40 -460 -380C-320 -330 -300 -440 -230 -470C-130 -430 -100 -500 0 -500C100 -500 130 -430 230 -470C300 -440 320 -330 460 -380C240 40 60 260 0 500Z';
  return {
    nodes: [
      shape(veil, { fill: '#ffffff', opacity: 0.45 }),
      shape(threads, { stroke: INK, width: ink * 1.1 }),
      shape(threads, { stroke: '#fff6df', width: ink * 0.55 }),
    ],
  };
};

/** A silk thread that sags between two ends, 2000 wide. */
export const thread: DrawProp = (ink) => ({
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

/** A string telephone: a paper cup on a silk line, held by its middle. */
export const cup: DrawProp = (ink) => {
  const body = 'M-150 -190L150 -190L108 190L-108 190Z';
  return {
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
