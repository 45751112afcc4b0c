import type { Mood } from '../../book.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, rect } from '../../drawing/path.ts';
import { group, linear, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import { bigEye } from './eyes.ts';
import { armEdge, drawSoftArm, softArm } from './limbs.ts';
import { moodMouth } from './mouths.ts';
import type { Character, DrawCharacter } from './cast.ts';

const SKIN = '#b8763f';
const APRON = '#1f9e8a';

interface Look {
  hair: string;
  clothes: string;
  atWork: boolean;
}

const AT_HOME: Look = { hair: '#f4f1f8', clothes: '#f6c65a', atWork: false };
const AT_WORK: Look = { hair: '#5a4a5e', clothes: '#3f6fc4', atWork: true };

interface Acting {
  right: Point;
  left: Point;
  gaze: Point;
  brow: readonly [inner: number, outer: number];
  ladle: boolean;
}

const actings: Record<Mood, Acting> = {
  happy: { right: [320, -430], left: [-250, -190], gaze: [-0.2, 0], brow: [-10, 0], ladle: true },
  amazed: { right: [320, -480], left: [-320, -440], gaze: [-0.2, -0.3], brow: [-36, -26], ladle: true },
  sad: { right: [190, -150], left: [-190, -150], gaze: [-0.1, 0.5], brow: [-26, 22], ladle: false },
  scared: { right: [350, -560], left: [-350, -560], gaze: [0.5, -0.5], brow: [-34, 8], ladle: false },
  proud: { right: [340, -480], left: [-190, -200], gaze: [0.3, -0.1], brow: [2, -12], ladle: true },
};

/** Dadaji, retired from the railways, who cooks for nine and has the largest moustache in the lane. */
export const dada: DrawCharacter = (mood, ink) => figure(mood, ink, AT_HOME);

/** Dadaji as he was: a railwayman in blue with a flag, and a moustache with some black in it. */
export const railwayDada: DrawCharacter = (mood, ink) => figure(mood, ink, AT_WORK);

function figure(mood: Mood, ink: number, look: Look): Character {
  const acting = actings[mood];
  const { hair, clothes } = look;
  const inner = ink * 0.6;
  const gown = blob(
    [
      [0, -470],
      [150, -440],
      [216, -310],
      [226, -110],
      [206, -40],
      [0, -30],
      [-206, -40],
      [-226, -110],
      [-216, -310],
      [-150, -440],
    ],
    0.9,
  );
  const head = blob(
    [
      [0, -930],
      [170, -890],
      [246, -730],
      [236, -560],
      [140, -436],
      [0, -404],
      [-140, -436],
      [-236, -560],
      [-246, -730],
      [-170, -890],
    ],
    1,
  );
  const ears = [-1, 1].map((side) => ellipse(side * 250, -640, 46, 60));
  const tufts = [-1, 1].map((side) =>
    blob([
      [side * 214, -800],
      [side * 290, -800],
      [side * 300, -730],
      [side * 330, -690],
      [side * 286, -670],
      [side * 226, -690],
    ]),
  );
  const shoes = [-1, 1].map((side) => ellipse(side * 96, -26, 86, 34));
  const arms = [softArm(1, [170, -360], acting.right), softArm(-1, [-170, -360], acting.left)];
  const nodes: Node[] = [
    shape(ellipse(10, -6, 280, 40), { fill: '#1a0b45', opacity: 0.4 }),
    shape([gown, head, ...ears, ...tufts, ...shoes, ...arms.map(armEdge)].join(''), {
      fill: INK,
      stroke: INK,
      width: ink * 1.8,
    }),
    ...shoes.map((d) => shape(d, { fill: '#8a4a2e', stroke: INK, width: inner })),
    ...(acting.ladle ? (look.atWork ? flagIn : ladleIn)(acting.right, inner) : []),
    shape(gown, { fill: linear([-220, -460], [220, 0], light(clothes, 0.35), clothes, shade(clothes, 0.3)) }),
    group(look.atWork ? uniform(inner) : apron(inner, clothes), { clip: gown }),
    shape(gown, { stroke: INK, width: inner }),
    ...arms.flatMap((limb) => drawSoftArm(limb, clothes, SKIN, inner)),
    ...ears.map((d) => shape(d, { fill: shade(SKIN, 0.12), stroke: INK, width: inner })),
    ...tufts.map((d) => shape(d, { fill: hair, stroke: INK, width: inner })),
    shape(head, { fill: radial([-90, -790], 460, light(SKIN, 0.35), SKIN, shade(SKIN, 0.25)) }),
    shape('M-120 -846C-90 -884 -40 -900 10 -900', { stroke: '#ffffff', width: 22, opacity: 0.6 }),
    shape(head, { stroke: INK, width: inner * 1.2 }),
    ...[-1, 1].map((side) => shape(ellipse(side * 176, -560, 44, 30), { fill: '#ff6f5f', opacity: 0.45 })),
    ...[-1, 1].flatMap((side) =>
      bigEye([side * 104, -668], 62, 68, ['#2a1420', '#7a4a2a'], acting.gaze, inner * 0.8),
    ),
    ...[-1, 1].map((side) =>
      shape(
        curve([
          [side * 44, -772 + acting.brow[0]],
          [side * 106, -790 + (acting.brow[0] + acting.brow[1]) / 2],
          [side * 180, -764 + acting.brow[1]],
        ]),
        { stroke: INK, width: 46 },
      ),
    ),
    ...[-1, 1].map((side) =>
      shape(
        curve([
          [side * 44, -772 + acting.brow[0]],
          [side * 106, -790 + (acting.brow[0] + acting.brow[1]) / 2],
          [side * 180, -764 + acting.brow[1]],
        ]),
        { stroke: hair, width: 30 },
      ),
    ),
    moodMouth(mood, [0, -474], 0.54, inner),
    ...moustache(inner, hair),
    ...(look.atWork ? cap(inner) : []),
    shape(ellipse(0, -610, 52, 44), { fill: light(SKIN, 0.12), stroke: INK, width: inner }),
    shape(ellipse(-16, -622, 16, 12), { fill: '#ffffff', opacity: 0.55 }),
  ];
  return {
    nodes,
    face: { x: -230, y: -800, width: 460, height: 380 },
    head: { x: -300, y: -940, width: 600, height: 540 },
    mouth: [0, -470],
    paper: '#fff6e0',
  };
}

/** Two great white wings of hair that end beyond the cheeks. */
function moustache(inner: number, hair: string): Node[] {
  const both = wing(-1) + wing(1);
  return [
    shape(both, { fill: hair, stroke: INK, width: inner * 1.2 }),
    shape('M-60 -556C-110 -556 -150 -540 -190 -516M60 -556C110 -556 150 -540 190 -516', {
      stroke: '#b9b2cc',
      width: 9,
    }),
  ];
}

function wing(side: number): string {
  return `M0 -588C${side * 60} -616 ${side * 140} -600 ${side * 190} -560C${side * 226} -532 ${side * 268} -536 ${side * 292} -580C${side * 310} -500 ${side * 240} -466 ${side * 170} -480C${side * 100} -494 ${side * 50} -510 0 -540Z`;
}

function apron(inner: number, clothes: string): Node[] {
  return [
    shape('M-120 -460L-90 -330L90 -330L120 -460', { stroke: APRON, width: 30 }),
    shape(rect(-140, -350, 280, 330, 40), { fill: APRON, stroke: INK, width: inner }),
    shape(rect(-72, -220, 144, 104, 24), { fill: light(APRON, 0.2), stroke: INK, width: inner * 0.8 }),
    shape('M-150 -60L150 -60', { stroke: '#ffe08a', width: 18 }),
    shape('M-260 -70C-90 -30 90 -30 260 -70', { stroke: shade(clothes, 0.3), width: 8, opacity: 0.5 }),
  ];
}

function ladleIn([x, y]: Point, inner: number): Node[] {
  const shaft = `M${x - 10} ${y + 90}L${x + 40} ${y - 230}`;
  return [
    shape(shaft, { stroke: INK, width: 26 + inner * 2 }),
    shape(shaft, { stroke: '#d5dde9', width: 26 }),
    shape(`M${x - 40} ${y - 250}C${x - 40} ${y - 350} ${x + 120} ${y - 350} ${x + 124} ${y - 236}Z`, {
      fill: linear([x - 40, y - 330], [x + 120, y - 230], '#ffffff', '#c2ccda', '#8390a8'),
      stroke: INK,
      width: inner * 1.2,
    }),
  ];
}

function uniform(inner: number): Node[] {
  return [
    shape('M0 -480L0 0', { stroke: '#24418a', width: inner * 1.2 }),
    shape('M-90 -470L0 -370L90 -470', { stroke: '#24418a', width: inner * 1.4 }),
    shape([-300, -210, -120].map((y) => ellipse(34, y, 16)).join(''), {
      fill: '#ffcf4a',
      stroke: INK,
      width: inner * 0.7,
    }),
    shape(rect(-150, -320, 100, 74, 12), { fill: '#5a8ae0', stroke: INK, width: inner * 0.8 }),
  ];
}

function cap(inner: number): Node[] {
  return [
    shape('M-250 -800C-290 -960 -150 -1000 0 -1000C150 -1000 290 -960 250 -800Z', {
      fill: linear([-240, -980], [240, -820], '#6f9af0', '#3f6fc4', '#24418a'),
      stroke: INK,
      width: inner * 1.4,
    }),
    shape('M-270 -800C-150 -850 150 -850 270 -800C300 -760 180 -770 0 -776C-180 -770 -300 -760 -270 -800Z', {
      fill: '#2a1a40',
      stroke: INK,
      width: inner,
    }),
    shape(ellipse(0, -900, 42), { fill: '#ffcf4a', stroke: INK, width: inner }),
  ];
}

function flagIn([x, y]: Point, inner: number): Node[] {
  const staff = `M${x - 6} ${y + 70}L${x + 30} ${y - 260}`;
  return [
    shape(
      `M${x + 28} ${y - 256}C${x + 110} ${y - 300} ${x + 160} ${y - 220} ${x + 240} ${y - 260}L${x + 224} ${y - 110}C${x + 150} ${y - 70} ${x + 100} ${y - 150} ${x + 14} ${y - 106}Z`,
      {
        fill: linear([x, y - 260], [x + 240, y - 100], '#5fd08a', '#1f9e5a'),
        stroke: INK,
        width: inner * 1.2,
      },
    ),
    shape(staff, { stroke: INK, width: 20 + inner * 2 }),
    shape(staff, { stroke: '#e0a860', width: 20 }),
  ];
}
