import type { Mood } from '../../book.ts';
import { INK, light, mix, shade } from '../../drawing/colour.ts';
import { curve, ellipse } from '../../drawing/path.ts';
import { group, linear, shape, type Node, type Point } from '../../drawing/tree.ts';
import { bigEye } from './eyes.ts';
import { moodMouth } from './mouths.ts';
import type { DrawCharacter } from './cast.ts';

const CLOUD = '#51589f';
const DEEP = '#231d5c';
const BEARD = '#f3f1ff';
const MUFFLER = '#e8542f';

interface Acting {
  right: Point;
  left: Point;
  gaze: Point;
  brow: readonly [inner: number, outer: number];
}

const actings: Record<Mood, Acting> = {
  happy: { right: [430, -470], left: [-420, -320], gaze: [-0.2, 0], brow: [-6, 10] },
  amazed: { right: [430, -640], left: [-430, -640], gaze: [-0.2, -0.3], brow: [-44, -30] },
  sad: { right: [330, -260], left: [-330, -260], gaze: [-0.1, 0.5], brow: [-34, 30] },
  scared: { right: [170, -300], left: [-170, -300], gaze: [0.4, 0], brow: [-40, 20] },
  proud: { right: [400, -340], left: [-430, -600], gaze: [0.2, -0.1], brow: [14, -18] },
};

const LUMPS = [
  [0, -540, 330, 300],
  [-230, -740, 170, 150],
  [0, -830, 200, 160],
  [220, -750, 174, 152],
  [-340, -520, 150, 150],
  [340, -530, 150, 152],
  [-220, -270, 180, 140],
  [20, -230, 200, 140],
  [230, -270, 176, 138],
] as const;

/**
 * Ustad Ghanghor, who has called a thousand monsoons, with a white beard of cloud and a muffler for his
 * throat.
 */
export const ghanghor: DrawCharacter = (mood, ink) => {
  const acting = actings[mood];
  const inner = ink * 0.62;
  const body = LUMPS.map(([x, y, rx, ry]) => ellipse(x, y, rx, ry)).join('');
  const hands = [acting.right, acting.left].map(
    ([x, y]) => ellipse(x, y, 90, 82) + ellipse(x - 38, y - 42, 48) + ellipse(x + 40, y - 38, 48),
  );
  return {
    nodes: [
      shape(body + hands.join(''), { fill: INK, stroke: INK, width: ink * 1.9 }),
      shape(body, { fill: linear([-240, -980], [200, -140], light(CLOUD, 0.5), CLOUD, DEEP) }),
      group(
        [
          ...LUMPS.slice(1, 4).map(([x, y, rx, ry]) =>
            shape(ellipse(x - rx * 0.24, y - ry * 0.26, rx * 0.6, ry * 0.5), {
              fill: '#ffffff',
              opacity: 0.2,
            }),
          ),
          shape('M280 -960C460 -740 440 -400 220 -120L600 -120L600 -960Z', {
            fill: shade(DEEP, 0.5),
            opacity: 0.28,
          }),
        ],
        { clip: body },
      ),
      ...muffler(inner),
      ...beard(inner),
      moodMouth(mood, [0, -440], 0.62, inner),
      ...moustache(inner),
      ...[-1, 1].map((side) => shape(ellipse(side * 226, -530, 54, 32), { fill: '#ff8fc0', opacity: 0.6 })),
      ...[-1, 1].flatMap((side) =>
        bigEye([side * 122, -650], 78, 88, ['#2a1a5a', '#8f6cf0'], acting.gaze, inner),
      ),
      ...[-1, 1].flatMap((side) => brow(side, acting.brow, inner)),
      ...hands.flatMap((d): Node[] => [
        shape(d, { fill: INK, stroke: INK, width: inner * 2 }),
        shape(d, { fill: mix(CLOUD, '#ffffff', 0.28) }),
      ]),
    ],
    face: { x: -270, y: -810, width: 540, height: 450 },
    head: { x: -400, y: -990, width: 800, height: 780 },
    mouth: [0, -440],
    paper: '#ecebff',
  };
};

function brow(side: number, [near, far]: Acting['brow'], inner: number): Node[] {
  const d =
    ellipse(side * 80, -778 + near, 46, 30) +
    ellipse(side * 136, -790 + (near + far) / 2, 50, 34) +
    ellipse(side * 196, -770 + far, 42, 26);
  return [shape(d, { fill: INK, stroke: INK, width: inner * 1.4 }), shape(d, { fill: BEARD })];
}

function moustache(inner: number): Node[] {
  const d = whisker(1) + whisker(-1);
  return [
    shape(d, { fill: INK, stroke: INK, width: inner * 1.8 }),
    shape(d, { fill: linear([0, -560], [0, -410], '#ffffff', '#cfc9f2') }),
  ];
}

function whisker(k: number): string {
  return `M0 -516C${k * 40} -560 ${k * 130} -556 ${k * 190} -508C${k * 230} -474 ${k * 290} -480 ${k * 306} -530C${k * 340} -440 ${k * 250} -400 ${k * 160} -432C${k * 90} -450 ${k * 40} -480 0 -484Z`;
}

function beard(inner: number): Node[] {
  const d = [
    [-150, -380, 96],
    [150, -380, 96],
    [-86, -300, 100],
    [86, -300, 100],
    [0, -360, 130],
    [0, -220, 92],
  ]
    .map(([x, y, r]) => ellipse(x!, y!, r!))
    .join('');
  return [
    shape(d, { fill: INK, stroke: INK, width: inner * 1.9 }),
    shape(d, { fill: linear([-100, -480], [100, -140], '#ffffff', BEARD, '#bdb6ea') }),
    shape(
      curve([
        [-130, -330],
        [-100, -290],
        [-60, -286],
      ]) +
        curve([
          [50, -250],
          [84, -226],
          [110, -240],
        ]) +
        curve([
          [-30, -200],
          [0, -180],
          [30, -190],
        ]),
      { stroke: '#a79fdc', width: 14 },
    ),
  ];
}

/** A muffler, wound round twice, with one end hanging. */
function muffler(inner: number): Node[] {
  const band = 'M-380 -330C-200 -230 200 -230 380 -330L360 -220C200 -110 -200 -110 -360 -220Z';
  const end = 'M210 -220L330 -250L372 10L262 30Z';
  return [
    shape(end + band, { fill: INK, stroke: INK, width: inner * 1.9 }),
    shape(end, { fill: shade(MUFFLER, 0.2) }),
    shape(band, { fill: linear([0, -330], [0, -110], light(MUFFLER, 0.3), MUFFLER) }),
    shape('M240 -120L348 -146M250 -50L360 -74', { stroke: '#ffd97a', width: 26 }),
    shape('M-330 -256C-190 -170 190 -170 330 -256', { stroke: '#ffd97a', width: 20 }),
  ];
}
