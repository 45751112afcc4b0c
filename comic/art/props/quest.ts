import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, polygon, rect } from '../../drawing/path.ts';
import { linear, shape, type Point } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const BRASS = '#f5b83c';

/** A letter that has travelled: soft corners, many stamps, a seal with a mountain on it. */
export const letter: DrawProp = (ink) => ({
  gripped: true,
  heldAt: [-570, 120],
  nodes: [
    shape(rect(-640, -420, 1280, 840, 40), {
      fill: linear([-600, -400], [600, 400], '#fffbe8', '#f7e3b8', '#dcb884'),
      stroke: INK,
      width: ink * 1.3,
    }),
    shape('M-620 -390L0 90L620 -390', { stroke: '#b98a52', width: 26 }),
    shape('M-620 400L-180 -40M620 400L180 -40', { stroke: '#d2a86a', width: 18 }),
    shape(ellipse(0, 90, 150), { fill: '#d8324a', stroke: INK, width: ink }),
    shape(
      polygon([
        [-90, 140],
        [-20, 10],
        [20, 70],
        [50, 30],
        [96, 140],
      ]),
      { fill: '#ffe1d6' },
    ),
    ...(
      [
        ['#4fb0e0', 400, -230, 12],
        ['#6fc07a', -440, 230, -9],
        ['#e08ac0', 440, 200, -14],
      ] as const
    ).map(([fill, x, y]) =>
      shape(rect(x - 90, y - 100, 180, 200, 12), { fill, stroke: '#fff6e0', width: 20, opacity: 0.9 }),
    ),
    shape(
      curve([
        [240, -330],
        [300, -250],
        [380, -330],
        [460, -250],
        [540, -330],
      ]),
      { stroke: '#5a4a8a', width: 18, opacity: 0.7 },
    ),
  ],
});

/** A royal trumpet, bell to the upper right, a pennant under it. */
export const trumpet: DrawProp = (ink) => {
  const horn = polygon([
    [-720, 190],
    [-700, 110],
    [260, -150],
    [560, -420],
    [700, 60],
    [290, 10],
  ]);
  return {
    nodes: [
      shape(
        polygon([
          [-420, 120],
          [120, -20],
          [150, 330],
          [-140, 240],
          [-400, 430],
        ]),
        {
          fill: linear([-400, 0], [150, 300], '#b560d8', '#7a2fa0'),
          stroke: INK,
          width: ink,
        },
      ),
      shape(horn, {
        fill: linear([-600, -300], [500, 200], light(BRASS, 0.6), BRASS, shade(BRASS, 0.35)),
        stroke: INK,
        width: ink * 1.2,
      }),
      shape(ellipse(636, -180, 92, 250), { fill: shade(BRASS, 0.5), stroke: INK, width: ink }),
      shape(ellipse(-712, 150, 46, 64), { fill: light(BRASS, 0.4), stroke: INK, width: ink }),
      shape('M-600 120L240 -104', { stroke: '#ffffff', width: 30, opacity: 0.8 }),
    ],
  };
};

/** A cloud on curtain rings, gathered to its right and tied with a rope that hangs down to whoever pulls. */
export const cloudCurtain: DrawProp = (ink) => {
  const puffs = (
    [
      [-760, 60, 230],
      [-520, -120, 290],
      [-180, -200, 320],
      [180, -150, 320],
      [500, -40, 290],
      [720, 110, 220],
      [-420, 180, 260],
      [-60, 190, 280],
      [320, 200, 260],
    ] as const
  )
    .map(([x, y, r]) => ellipse(x, y, r, r * 0.82))
    .join('');
  const rope: Point[] = [
    [760, 140],
    [900, 330],
    [860, 560],
    [990, 900],
  ];
  return {
    nodes: [
      shape(curve(rope), { stroke: INK, width: 46 + ink * 2 }),
      shape(curve(rope), { stroke: '#e8b46a', width: 46 }),
      shape(puffs, { fill: INK, stroke: INK, width: ink * 2 }),
      shape(puffs, { fill: linear([0, -500], [0, 460], '#ffffff', '#ffeef0', '#c9b8ea') }),
      shape(
        curve([
          [-640, 140],
          [-560, 20],
          [-420, -20],
        ]) +
          curve([
            [-160, 60],
            [-60, -60],
            [100, -70],
          ]) +
          curve([
            [320, 120],
            [420, 10],
            [560, 10],
          ]),
        { stroke: '#b9a4e0', width: 26, opacity: 0.7 },
      ),
      shape([-600, -300, 0, 300, 600].map((x) => ellipse(x, -470 + Math.abs(x) * 0.28, 52)).join(''), {
        stroke: INK,
        width: 30 + ink,
      }),
      shape([-600, -300, 0, 300, 600].map((x) => ellipse(x, -470 + Math.abs(x) * 0.28, 52)).join(''), {
        stroke: '#ffcf4a',
        width: 30,
      }),
      shape(ellipse(790, 180, 90, 70), { fill: '#e8b46a', stroke: INK, width: ink }),
    ],
  };
};

/** The crest of a river in a hurry, with foam: for standing in. */
export const wave: DrawProp = (ink) => {
  const crest = blob(
    [
      [-1300, 520],
      [-1280, 60],
      [-1000, -60],
      [-820, 120],
      [-560, -80],
      [-330, 110],
      [-60, -60],
      [190, 120],
      [460, -120],
      [720, -330],
      [930, -210],
      [800, -100],
      [1000, 70],
      [1290, -20],
      [1300, 520],
    ],
    0.9,
  );
  const drops = (
    [
      [940, -420, 44],
      [1060, -320, 30],
      [-1080, -190, 34],
      [-420, -190, 28],
      [300, -230, 32],
    ] as const
  )
    .map(([x, y, r]) => ellipse(x, y, r, r * 1.2))
    .join('');
  return {
    nodes: [
      shape(crest, {
        fill: linear([0, -330], [0, 520], '#d9fbff', '#45c4f2', '#1a74c4'),
        stroke: INK,
        width: ink * 1.3,
      }),
      shape(
        curve([
          [-1180, 170],
          [-960, 100],
          [-760, 240],
          [-520, 90],
          [-280, 240],
          [0, 110],
          [240, 250],
          [520, 60],
          [760, 160],
          [1100, 160],
        ]),
        { stroke: '#ffffff', width: 44, opacity: 0.9 },
      ),
      shape(
        curve([
          [-900, 360],
          [-500, 300],
          [0, 370],
          [600, 300],
          [1100, 350],
        ]),
        { stroke: '#9fe9ff', width: 30, opacity: 0.8 },
      ),
      shape(drops, { fill: '#e6fbff', stroke: INK, width: ink * 0.8 }),
    ],
  };
};

/** A mango that has just left its tree. */
export const ripeMango: DrawProp = (ink) => {
  const fruit = blob(
    [
      [20, -430],
      [260, -330],
      [370, -60],
      [300, 260],
      [60, 450],
      [-230, 360],
      [-350, 80],
      [-280, -260],
    ],
    1,
  );
  return {
    nodes: [
      shape('M10 -420C0 -500 30 -540 60 -560', { stroke: INK, width: 50 }),
      shape('M40 -500C160 -640 330 -620 420 -520C300 -440 150 -430 40 -500Z', {
        fill: '#4fae5a',
        stroke: INK,
        width: ink,
      }),
      shape(fruit, {
        fill: linear([-300, -350], [260, 380], '#ffe27a', '#ffb02e', '#f0672e'),
        stroke: INK,
        width: ink * 1.4,
      }),
      shape('M-220 -90C-210 -200 -150 -280 -70 -310', { stroke: '#fffbe0', width: 50, opacity: 0.85 }),
    ],
  };
};
