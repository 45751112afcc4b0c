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

/** The stone that is left of the mango. */
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
    heldAt: [0, 190],
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

/** The earth for the stone, dug and heaped; the stone lies in it at the origin. */
export const seedBed: DrawProp = (ink) => ({
  nodes: [
    shape(
      blob(
        [
          [-560, 60],
          [-420, -60],
          [-60, -110],
          [330, -90],
          [500, -210],
          [680, -190],
          [760, -20],
          [620, 130],
          [120, 230],
          [-380, 190],
        ],
        1,
      ),
      { fill: linear([0, -160], [0, 230], '#b57a4c', '#7a4b33', '#5a3527'), stroke: INK, width: ink },
    ),
    shape(ellipse(-10, 40, 400, 110), { fill: '#3f2420', stroke: INK, width: ink * 0.7 }),
    shape('M470 -110L500 -90M560 -60L600 -50M620 -130L640 -110M-480 100L-440 110', {
      stroke: '#e0b07c',
      width: 30,
    }),
  ],
});

/** The sprout that grows from the stone. */
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

/** A mango's long leaves hang in bunches. */
function tuft(x: number, y: number): string {
  return [-1, 0, 1]
    .map((side) => {
      const [tipX, tipY] = [x + side * 110, y + 130 - Math.abs(side) * 40];
      return `M${x} ${y}Q${(x + tipX) / 2 + 44} ${(y + tipY) / 2 - 20} ${tipX} ${tipY}Q${(x + tipX) / 2 - 44} ${(y + tipY) / 2 + 10} ${x} ${y}Z`;
    })
    .join('');
}

/** The tree that the sprout becomes in a few years. It stands in its earth at y 400. */
export const youngTree: DrawProp = (ink) => {
  const trunk = 'M-64 410C-30 250 -34 120 -44 -20L44 -20C34 120 30 250 64 410Z';
  const boughs = 'M-10 60C-90 0 -150 -50 -190 -120M10 90C90 30 150 -20 180 -90';
  const crown = blob(
    [
      [-20, -500],
      [190, -450],
      [310, -300],
      [340, -120],
      [240, 10],
      [70, -30],
      [-90, 20],
      [-270, -10],
      [-350, -160],
      [-300, -330],
      [-180, -450],
    ],
    1,
  );
  const tufts = [
    [-190, -270],
    [30, -350],
    [190, -200],
    [-70, -110],
  ] as const;
  return {
    nodes: [
      shape(ellipse(0, 405, 330, 80), { fill: '#7a4b33', stroke: INK, width: ink }),
      shape(ellipse(-40, 386, 210, 36), { fill: '#a06a45' }),
      shape(trunk, {
        fill: linear([-60, 0], [60, 0], '#b98252', '#8d5a38', '#6a3f2c'),
        stroke: INK,
        width: ink,
      }),
      shape(crown, {
        fill: linear([-260, -480], [220, 20], '#8fd65a', '#4fa845', '#2c7a3c'),
        stroke: INK,
        width: ink * 1.1,
      }),
      shape(boughs, { stroke: '#6a3f2c', width: 34 }),
      shape(tufts.map(([x, y]) => tuft(x, y)).join(''), {
        fill: '#a8e070',
        stroke: '#2c7a3c',
        width: ink * 0.7,
      }),
    ],
  };
};
