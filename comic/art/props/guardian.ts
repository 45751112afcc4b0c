import { INK } from '../../drawing/colour.ts';
import { blob, curve, ellipse } from '../../drawing/path.ts';
import {
  group,
  linear,
  place,
  radial,
  shape,
  type Node,
  type Paint,
  type Point,
} from '../../drawing/tree.ts';
import { bend, edge, tube } from '../../drawing/tube.ts';
import type { DrawProp } from './prop.ts';

const mirror = (points: readonly Point[]): Point[] => [
  ...points,
  ...points.toReversed().map(([x, y]): Point => [-x, y]),
];
const both = (draw: (side: number) => string): string => draw(-1) + draw(1);

/** Height of the face, and radius of the ring of light around it. */
const FACE_Y = -196;
const NIMBUS = 206;

/**
 * The tail goes out beside the hip, up past the shoulder, and curls outward, well clear of head and crown.
 */
const TAIL = edge(
  tube(
    [
      [90, 352],
      [250, 336],
      [352, 262],
      [384, 140],
      [352, 20],
      [290, -70],
      [286, -160],
      [346, -206],
      [408, -176],
      [402, -112],
    ],
    [38, 38, 36, 34, 31, 28, 26],
  ),
  0.5,
  1,
);
const TRUNK = blob(
  mirror([
    [0, -100],
    [96, -96],
    [176, -56],
    [190, 20],
    [150, 130],
    [120, 250],
    [150, 330],
    [0, 350],
  ]),
  0.85,
);
const HEAD = blob(
  mirror([
    [0, -320],
    [84, -302],
    [116, -220],
    [106, -150],
    [64, -92],
    [0, -76],
  ]),
  0.95,
);
const MUZZLE = blob(
  mirror([
    [0, -196],
    [52, -186],
    [86, -142],
    [60, -98],
    [0, -84],
  ]),
  0.95,
);
const EARS = both((side) => ellipse(side * 124, -206, 30, 38));
const EARRINGS = both((side) => ellipse(side * 128, -150, 20));
const CROWN =
  'M-118 -268C-130 -300 -124 -326 -108 -340C-84 -350 -66 -392 -44 -424C-28 -446 -18 -466 0 -496C18 -466 28 -446 44 -424C66 -392 84 -350 108 -340C124 -326 130 -300 118 -268C60 -300 -60 -300 -118 -268Z';
const LEGS = both((side) =>
  edge(tube(bend([side * 70, 290], [side * 330, 300], [side * 296, 378], 0.5), [62, 84, 74]), 0.6, 0.9),
);
const SHINS = [1, -1].map((side) =>
  edge(
    tube(
      [
        [side * 300, 372],
        [side * 140, 386],
        [side * -120, 396],
      ],
      [58, 52, 42],
    ),
    0.9,
    0.9,
  ),
);
const UPPER_ARMS = both((side) =>
  edge(
    tube(
      [
        [side * 168, -36],
        [side * 214, 50],
        [side * 206, 138],
      ],
      [52, 54, 46],
    ),
    0.9,
    0.9,
  ),
);
const FOREARMS = both((side) =>
  edge(
    tube(
      [
        [side * 204, 136],
        [side * 120, 112],
        [side * 36, 66],
      ],
      [46, 40, 28],
    ),
    0.9,
    0.4,
  ),
);
/** Palms together in front of the heart, one hand seen a little past the other. */
const PALMS = [-1, 1].map(
  (side) =>
    `M${side * 50} 84C${side * 56} 40 ${side * 44} 0 ${side * 22} -44C${side * 14} -60 ${side * 2} -62 0 -46L0 92C${side * 16} 100 ${side * 40} 98 ${side * 50} 84Z`,
);
/** A lotus with two rows of petals, the seat that temples give to those they honour. */
const LOTUS = [
  [-288, -144, 0, 144, 288].map((x) => petal(x, 440, 96, 60)),
  [-216, -72, 72, 216].map((x) => petal(x, 452, 90, 48)),
].flat();

function petal(x: number, y: number, half: number, deep: number): string {
  return `M${x - half} ${y}C${x - half} ${y + deep * 0.7} ${x - half * 0.4} ${y + deep} ${x} ${y + deep}C${x + half * 0.4} ${y + deep} ${x + half} ${y + deep * 0.7} ${x + half} ${y}C${x + half * 0.5} ${y - 22} ${x - half * 0.5} ${y - 22} ${x - half} ${y}Z`;
}

const FACE =
  both((side) =>
    curve([
      [side * 20, -214],
      [side * 48, -200],
      [side * 78, -216],
    ]),
  ) +
  both((side) =>
    curve([
      [side * 18, -250],
      [side * 50, -264],
      [side * 84, -246],
    ]),
  ) +
  curve([
    [-50, -134],
    [-24, -112],
    [0, -106],
    [24, -112],
    [50, -134],
  ]) +
  'M0 -150L0 -132M-18 -166C-10 -150 10 -150 18 -166';
/** The mark on the brow, and the stones of the crown. */
const MARKS =
  'M-13 -290L-13 -262C-13 -246 13 -246 13 -262L13 -290L6 -290L6 -264C6 -256 -6 -256 -6 -264L-6 -290Z' +
  ellipse(0, -392, 17, 26) +
  both((side) => ellipse(side * 64, -330, 11));
const CROWN_BANDS =
  'M-122 -304C-60 -336 60 -336 122 -304M-62 -394C-24 -410 24 -410 62 -394M-34 -440C-12 -450 12 -450 34 -440';
const BRACELETS =
  both((side) => `M${side * 158} 46C${side * 190} 66 ${side * 236} 62 ${side * 266} 42`) +
  both((side) => `M${side * 158} 64C${side * 190} 84 ${side * 236} 80 ${side * 264} 60`) +
  both((side) => `M${side * 70} 48C${side * 62} 74 ${side * 58} 92 ${side * 44} 112`) +
  both((side) => `M${side * 86} 56C${side * 78} 82 ${side * 74} 100 ${side * 60} 120`);
const SASH = 'M-126 226C-50 252 50 252 126 226';
const FOLDS =
  both((side) => `M${side * 130} 306C${side * 190} 278 ${side * 260} 278 ${side * 316} 306`) +
  both((side) => `M${side * 106} 352C${side * 96} 380 ${side * 98} 410 ${side * 108} 434`);

/**
 * Hanuman as temples carve him at prayer: seated on a lotus, palms together, the tail a free curl beside him.
 */
function figure(fill: Paint, edgeInk: string, outer: number, line: string, inner: number): Node[] {
  const garland = Array.from({ length: 17 }, (_, i) => {
    const a = (i / 16) * Math.PI;
    return ellipse(Math.cos(a) * 122, -66 + Math.sin(a) * 250, 15);
  }).join('');
  const carved = (d: string): Node => shape(d, { fill, stroke: line, width: inner });
  const all = [
    TAIL,
    ...LOTUS,
    LEGS,
    ...SHINS,
    TRUNK,
    UPPER_ARMS,
    FOREARMS,
    ...PALMS,
    HEAD,
    EARS,
    EARRINGS,
    CROWN,
  ];
  return [
    shape(all.join(''), { fill: edgeInk, stroke: edgeInk, width: outer }),
    ...[TAIL, ...LOTUS, TRUNK].map(carved),
    shape(SASH, { stroke: line, width: inner }),
    shape(garland, { fill, stroke: line, width: inner * 0.7 }),
    ...[LEGS, ...SHINS].map(carved),
    shape(FOLDS, { stroke: line, width: inner * 0.8 }),
    ...[UPPER_ARMS, FOREARMS].map(carved),
    shape(BRACELETS, { stroke: line, width: inner }),
    ...PALMS.map(carved),
    ...[EARS, EARRINGS, HEAD, MUZZLE, CROWN].map(carved),
    shape(CROWN_BANDS + FACE, { stroke: line, width: inner }),
    shape(MARKS, { fill: line }),
  ];
}

/** The head alone, its chin near the origin. */
export function guardianHead(fill: Paint, line: string, ink: number): Node[] {
  const drawn = (d: string): Node => shape(d, { fill, stroke: line, width: ink * 1.2 });
  return [
    group(
      [
        shape(ellipse(0, FACE_Y, NIMBUS + 44), { fill: '#fff6cf', stroke: '#f0b96a', width: ink * 0.8 }),
        shape(rayed(NIMBUS + 8, NIMBUS + 36), { stroke: '#f0b96a', width: ink * 0.8 }),
        ...[EARS, EARRINGS, HEAD, MUZZLE, CROWN].map(drawn),
        shape(CROWN_BANDS + FACE, { stroke: line, width: ink * 0.8 }),
        shape(MARKS, { fill: line }),
      ],
      { matrix: place(0, 76, 0, 1, 1) },
    ),
  ];
}

/** Carved in the stone of the temple. */
export const guardian: DrawProp = (ink) => ({
  nodes: [
    shape(ellipse(0, FACE_Y, NIMBUS + 44), {
      fill: radial([0, FACE_Y], NIMBUS + 44, '#fff3c4', '#f2b765', '#b8744c'),
      stroke: INK,
      width: ink,
    }),
    shape(ellipse(0, FACE_Y, NIMBUS), { stroke: '#8f5440', width: ink }),
    shape(rayed(NIMBUS + 8, NIMBUS + 36), { stroke: '#8f5440', width: ink * 0.8 }),
    ...figure(
      linear([-300, -400], [300, 480], '#ffe3ae', '#e0a066', '#a9664a'),
      INK,
      ink * 1.8,
      '#7d4438',
      ink * 0.8,
    ),
  ],
});

/** The same figure in the clouds, as those who look up see it. */
export const guardianInClouds: DrawProp = (ink) => ({
  nodes: [
    shape(ellipse(0, -120, 760), {
      fill: radial(
        [0, -120],
        760,
        { at: 0, colour: '#fffbe0', opacity: 0.9 },
        { at: 1, colour: '#fff1b8', opacity: 0 },
      ),
    }),
    shape(ellipse(0, FACE_Y, NIMBUS + 44), { fill: '#fff6cf', stroke: '#f0b96a', width: ink * 0.8 }),
    shape(rayed(NIMBUS + 8, NIMBUS + 36), { stroke: '#f0b96a', width: ink * 0.8 }),
    ...figure(
      linear([0, -500], [0, 500], '#ffffff', '#fff0c2', '#ffd79a'),
      '#d98a3c',
      ink * 1.5,
      '#d98a3c',
      ink * 0.8,
    ),
  ],
});

/** Short rays round the face, from one radius to another. */
function rayed(from: number, to: number): string {
  return Array.from({ length: 36 }, (_, i) => {
    const [c, s] = [Math.cos((i * Math.PI) / 18), Math.sin((i * Math.PI) / 18)];
    return `M${(c * from).toFixed(1)} ${(FACE_Y + s * from).toFixed(1)}L${(c * to).toFixed(1)} ${(FACE_Y + s * to).toFixed(1)}`;
  }).join('');
}
