import { INK } from '../../drawing/colour.ts';
import { blob, curve, ellipse } from '../../drawing/path.ts';
import { linear, shape, type Node } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

function leaf(x: number, y: number, reach: number, lift: number): Node[] {
  const d = `M${x} ${y}C${x + reach * 0.3} ${y - lift * 1.4} ${x + reach * 0.8} ${y - lift * 1.2} ${x + reach} ${y - lift * 0.4}C${x + reach * 0.7} ${y + lift * 0.2} ${x + reach * 0.3} ${y + lift * 0.2} ${x} ${y}Z`;
  return [
    shape(d, { fill: '#5cb944', stroke: INK, width: 26 }),
    shape(`M${x} ${y}L${x + reach * 0.72} ${y - lift * 0.5}`, { stroke: '#2f7a35', width: 18 }),
  ];
}

/** Most of a mango: somebody could not wait. */
export const mango: DrawProp = (ink) => ({
  nodes: [
    shape(
      'M-60 -400C180 -460 400 -300 420 -40C430 60 380 80 330 70C330 130 280 160 220 150C220 220 190 250 140 250C150 320 100 380 20 400C-220 440 -420 240 -400 -20C-390 -220 -250 -360 -60 -400Z',
      {
        fill: linear([-300, -300], [320, 300], '#fff08a', '#ffb52e', '#f2762e'),
        stroke: INK,
        width: ink * 1.6,
      },
    ),
    shape(
      'M420 -40C430 60 380 80 330 70C330 130 280 160 220 150C220 220 190 250 140 250C210 60 300 -30 420 -40Z',
      {
        fill: '#ffe27a',
        stroke: INK,
        width: ink,
      },
    ),
    shape(
      curve([
        [-300, 20],
        [-270, -160],
        [-140, -280],
      ]),
      { stroke: '#ffffff', width: 46, opacity: 0.8 },
    ),
    ...leaf(-60, -390, 330, 160),
  ],
});

/** What is left of it. */
export const mangoStone: DrawProp = (ink) => {
  const d = blob(
    [
      [-420, 40],
      [-260, -180],
      [80, -230],
      [400, -80],
      [420, 60],
      [180, 200],
      [-220, 210],
    ],
    1,
  );
  return {
    nodes: [
      shape(d, {
        fill: linear([-300, -200], [300, 200], '#fff0c8', '#e6bf7a', '#b07f45'),
        stroke: INK,
        width: ink * 1.6,
      }),
      shape(
        'M-300 20C-120 -40 120 -60 320 -10M-260 100C-100 70 100 60 260 80M-180 -90C-40 -120 80 -130 200 -110',
        {
          stroke: '#9a6a38',
          width: ink,
        },
      ),
    ],
  };
};

/** What becomes of it. */
export const sprout: DrawProp = (ink) => ({
  nodes: [
    shape(ellipse(0, 400, 420, 110), { fill: '#7a4b33', stroke: INK, width: ink }),
    shape(ellipse(-60, 372, 260, 46), { fill: '#a06a45' }),
    shape('M0 380C-20 200 20 60 0 -160', { stroke: INK, width: 60 + ink }),
    shape('M0 380C-20 200 20 60 0 -160', { stroke: '#7cc04a', width: 60 - ink }),
    ...leaf(0, -140, 400, 220),
    ...leaf(0, -140, -380, 280),
    ...leaf(4, 80, 300, 140),
  ],
});
