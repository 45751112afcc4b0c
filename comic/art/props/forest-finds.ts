import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, polygon } from '../../drawing/path.ts';
import { group, linear, place, shape, type Node } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const PEEL = '#ffd83c';
const FUR = '#f58a2a';
const SHELL = '#8a9a5a';

/** One banana: a long journey's luggage. */
export const banana: DrawProp = (ink) => {
  const fruit = blob(
    [
      [-430, -250],
      [-330, -290],
      [-180, -20],
      [120, 130],
      [420, 70],
      [470, 140],
      [180, 330],
      [-190, 240],
      [-400, -40],
    ],
    0.9,
  );
  return {
    nodes: [
      shape(fruit, {
        fill: linear([-200, -200], [100, 320], light(PEEL, 0.4), PEEL, shade(PEEL, 0.25)),
        stroke: INK,
        width: ink * 1.6,
      }),
      shape('M-340 -120C-220 120 80 250 380 130', { stroke: shade(PEEL, 0.35), width: 22 }),
      shape('M-400 -300L-370 -220', { stroke: INK, width: 70 }),
      shape(ellipse(452, 108, 30), { fill: INK }),
    ],
    gripped: true,
  };
};

/** The peel of a spare banana. It lies on y 500. */
export const bananaPeel: DrawProp = (ink) => {
  const flaps = [
    'M-30 20C-200 60 -420 220 -520 470C-340 500 -120 400 -20 220Z',
    'M30 20C200 60 420 220 520 470C340 500 120 400 20 220Z',
    'M-60 60C-110 240 -80 420 0 490C80 420 110 240 60 60Z',
  ];
  return {
    nodes: [
      shape(ellipse(0, 480, 560, 50), { fill: '#1a0b45', opacity: 0.35 }),
      shape(flaps.join(''), { fill: INK, stroke: INK, width: ink * 1.8 }),
      ...flaps.map((d, i) =>
        shape(d, { fill: i < 2 ? PEEL : shade(PEEL, 0.16), stroke: INK, width: ink * 0.7 }),
      ),
      shape('M0 40C-10 -60 20 -140 60 -190', { stroke: INK, width: 90 + ink * 1.8 }),
      shape('M0 40C-10 -60 20 -140 60 -190', { stroke: shade(PEEL, 0.1), width: 90 }),
    ],
  };
};

const LEAF = '#5fae4e';

/** A leaf as long as a child, with its stalk to the left and veins that slant away from the middle. */
function greatLeaf(ink: number, outline: string, middle: string, tone: string): Node[] {
  const veins = Array.from({ length: 9 }, (_, i) => {
    const x = -520 + i * 150;
    return `M${x} 0Q${x + 60} -120 ${x + 150} -260M${x} 0Q${x + 60} 120 ${x + 150} 300`;
  }).join('');
  return [
    shape(outline, {
      fill: linear([0, -240], [0, 300], light(tone, 0.4), tone, shade(tone, 0.35)),
      stroke: INK,
      width: ink * 1.6,
    }),
    group([shape(veins, { stroke: shade(tone, 0.4), width: 14, opacity: 0.7 })], { clip: outline }),
    shape(middle, { stroke: light(tone, 0.55), width: 26 }),
  ];
}

/** Leaves to lie on, heaped to a pillow on the left. The ground is at y 300. */
export const leafBed: DrawProp = (ink) => ({
  nodes: [
    shape(ellipse(0, 300, 1180, 90), { fill: '#0a1440', opacity: 0.45 }),
    ...greatLeaf(
      ink,
      'M-1180 250C-900 120 800 90 1200 250C860 380 -840 400 -1180 250Z',
      'M-1120 250C-600 236 500 230 1140 250',
      shade(LEAF, 0.2),
    ),
    ...[
      [-900, 60, -16],
      [-540, 60, 16],
      [-740, 130, 2],
    ].map(([x, y, turn]) =>
      group(
        greatLeaf(
          ink,
          'M-330 40C-240 -120 220 -120 330 40C220 150 -240 150 -330 40Z',
          'M-300 40L300 40',
          LEAF,
        ),
        { matrix: place(x!, y!, turn, 1.25) },
      ),
    ),
  ],
});

/** The leaf that goes with the bed, over the sleeper from shoulders to toes. */
export const leafBlanket: DrawProp = (ink) => ({
  nodes: greatLeaf(
    ink,
    'M-620 -60C-560 -230 -300 -290 -40 -270C260 -250 520 -190 800 -30C700 120 500 250 160 290C-160 320 -480 300 -600 210C-650 120 -640 20 -620 -60Z',
    'M-624 40C-300 0 300 -20 780 -30',
    LEAF,
  ),
});

/** A tiger who has better things to do than to wake up. Its belly rests on y 0. */
export const sleepingTiger: DrawProp = (ink) => {
  const inner = ink * 0.62;
  const body = blob(
    [
      [-560, 0],
      [-610, -220],
      [-430, -430],
      [-60, -490],
      [320, -430],
      [540, -230],
      [560, 0],
    ],
    0.9,
  );
  const head = blob(
    [
      [130, -50],
      [110, -250],
      [210, -390],
      [390, -430],
      [570, -390],
      [660, -250],
      [640, -50],
      [520, 20],
      [250, 20],
    ],
    0.95,
  );
  const ears = [ellipse(190, -390, 78), ellipse(590, -390, 78)];
  const cheeks = blob([
    [150, -140],
    [260, -150],
    [390, -110],
    [520, -150],
    [640, -140],
    [600, 0],
    [390, 26],
    [180, 0],
  ]);
  const tail = 'M-540 -40C-660 40 -300 60 -60 20';
  return {
    nodes: [
      shape(ellipse(0, 8, 680, 50), { fill: '#1a0b45', opacity: 0.35 }),
      shape(body + head + ears.join(''), { fill: INK, stroke: INK, width: ink * 1.8 }),
      shape(body, { fill: linear([0, -480], [0, 0], light(FUR, 0.2), FUR, shade(FUR, 0.25)) }),
      group(
        [
          shape(
            [
              [-480, -420, 230],
              [-350, -470, 280],
              [-210, -500, 300],
              [-70, -510, 290],
              [70, -500, 240],
            ]
              .map(([x, y, long]) => stripe(x!, y!, long!))
              .join(''),
            { fill: '#2a1636' },
          ),
          shape(ellipse(-120, 10, 380, 110), { fill: '#ffe9cf' }),
        ],
        { clip: body },
      ),
      shape(body, { stroke: INK, width: inner }),
      shape(tail, { stroke: INK, width: 100 + ink }),
      shape(tail, { stroke: FUR, width: 100 - inner }),
      shape('M-470 16L-440 -40M-330 62L-320 4M-190 64L-190 6', { stroke: '#2a1636', width: 38 }),
      ...ears.map((d) => shape(d, { fill: FUR, stroke: INK, width: inner })),
      shape(ellipse(194, -388, 36) + ellipse(586, -388, 36), { fill: '#ffe9cf' }),
      shape(head, { fill: linear([0, -430], [0, 20], light(FUR, 0.22), FUR) }),
      group(
        [
          shape(cheeks, { fill: '#fff3e0' }),
          shape(stripe(390, -440, 150, 28) + stripe(312, -430, 110, 22) + stripe(468, -430, 110, 22), {
            fill: '#2a1636',
          }),
          shape(
            'M100 -240L210 -220L100 -190ZM670 -240L560 -220L670 -190ZM100 -150L190 -146L100 -100ZM680 -150L590 -146L680 -100Z',
            {
              fill: '#2a1636',
            },
          ),
        ],
        { clip: head },
      ),
      shape(head, { stroke: INK, width: inner }),
      shape(
        curve([
          [220, -210],
          [272, -176],
          [326, -206],
        ]) +
          curve([
            [454, -206],
            [508, -176],
            [560, -210],
          ]),
        { stroke: INK, width: 28 },
      ),
      shape(
        polygon([
          [346, -130],
          [434, -130],
          [390, -84],
        ]),
        { fill: '#e8506a', stroke: INK, width: inner * 0.7 },
      ),
      shape(
        curve([
          [330, -40],
          [362, -26],
          [390, -52],
          [418, -26],
          [450, -40],
        ]),
        { stroke: INK, width: 18 },
      ),
    ],
  };
};

/** A turtle who was taken for a stepping stone, and has put its head out to say so. It rests on y 300. */
export const turtle: DrawProp = (ink) => {
  const shell = blob(
    [
      [-430, 220],
      [-380, -40],
      [-160, -270],
      [140, -270],
      [330, -60],
      [380, 220],
    ],
    0.9,
  );
  const head = blob([
    [330, 30],
    [420, -170],
    [600, -180],
    [660, -40],
    [580, 90],
    [420, 120],
  ]);
  const feet = [ellipse(-260, 250, 120, 64), ellipse(220, 250, 120, 64)];
  const skin = '#7ec86a';
  const plates: Node[] = [
    shape('M-90 -180L90 -180L150 -30L0 70L-150 -30Z', {
      fill: light(SHELL, 0.3),
      stroke: shade(SHELL, 0.5),
      width: ink,
    }),
    shape('M-150 -30L-400 20M150 -30L370 20M0 70L0 230M-90 -180L-170 -300M90 -180L150 -300', {
      stroke: shade(SHELL, 0.5),
      width: ink,
    }),
  ];
  return {
    nodes: [
      shape([shell, head, ...feet].join(''), { fill: INK, stroke: INK, width: ink * 1.9 }),
      ...feet.map((d) => shape(d, { fill: skin, stroke: INK, width: ink * 0.7 })),
      shape(head, {
        fill: linear([0, -180], [0, 120], light(skin, 0.3), skin),
        stroke: INK,
        width: ink * 0.7,
      }),
      shape(shell, { fill: linear([-300, -280], [200, 260], light(SHELL, 0.35), SHELL, shade(SHELL, 0.35)) }),
      group(plates, { clip: shell }),
      shape(shell, { stroke: INK, width: ink * 0.7 }),
      shape(ellipse(520, -70, 66, 74), { fill: '#ffffff', stroke: INK, width: ink * 0.7 }),
      shape(ellipse(500, -60, 30, 36), { fill: '#150a16' }),
      shape('M440 -160L590 -130', { stroke: INK, width: 30 }),
      shape('M540 60C580 40 610 40 640 56', { stroke: INK, width: 20 }),
    ],
  };
};

function stripe(x: number, y: number, long: number, wide = 34): string {
  return polygon([
    [x - wide, y],
    [x + wide, y],
    [x - wide * 0.6, y + long],
  ]);
}
