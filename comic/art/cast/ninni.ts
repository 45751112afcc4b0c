import type { Mood } from '../../book.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, sparkle } from '../../drawing/path.ts';
import { group, linear, place, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import { cinemaSign, drawSignal, jalebiSign, streetBulb, type Signal } from '../props/city-lights.ts';
import { sweaterOn } from '../props/sweater.ts';
import { armEdge, drawSoftArm, softArm } from './limbs.ts';
import { moodMouth } from './mouths.ts';
import { type Tired, DUSK, shutEyes, snore, tiredEyes, yawn } from './ninni-face.ts';
import type { DrawCharacter } from './cast.ts';

const DEEP = '#152a78';
const PALM = '#79a6f5';

interface Acting extends Tired {
  right: Point;
  left: Point;
  signal: Signal;
}

const actings: Record<Mood, Acting> = {
  happy: {
    right: [470, -420],
    left: [-440, -330],
    gaze: [-0.2, -0.1],
    brow: [-10, -2],
    lid: 0.1,
    signal: 'green',
  },
  amazed: {
    right: [450, -480],
    left: [-450, -560],
    gaze: [0, -0.6],
    brow: [-40, -30],
    lid: 0,
    signal: 'red',
  },
  sad: {
    right: [330, -190],
    left: [-330, -190],
    gaze: [-0.2, 0.55],
    brow: [-36, 24],
    lid: 0.36,
    signal: 'amber',
  },
  scared: {
    right: [130, -330],
    left: [-130, -330],
    gaze: [-0.5, 0.1],
    brow: [-40, 12],
    lid: 0,
    signal: 'red',
  },
  proud: {
    right: [430, -250],
    left: [-460, -560],
    gaze: [0.2, -0.1],
    brow: [2, -10],
    lid: 0.3,
    signal: 'green',
  },
};

interface Look {
  /** Whether the swallowed lamps shine through. */
  full: boolean;
  asleep: boolean;
  yawning?: boolean;
}

const draw =
  ({ full, asleep, yawning = false }: Look): DrawCharacter =>
  (mood, ink) => {
    const acting = actings[mood];
    const inner = ink * 0.62;
    const body = hood();
    const arms = asleep
      ? []
      : [softArm(1, [330, -400], acting.right), softArm(-1, [-330, -400], acting.left)];
    const nodes: Node[] = [
      shape(ellipse(0, -400, full ? 900 : 700), {
        fill: radial(
          [0, -330],
          full ? 900 : 700,
          { at: 0.2, colour: full ? '#ffe9a0' : '#8fc4ff', opacity: full ? 0.75 : 0.35 },
          { at: 1, colour: full ? '#ffd24d' : '#8fc4ff', opacity: 0 },
        ),
      }),
      shape(ellipse(10, -6, 420, 46), { fill: '#0a0530', opacity: 0.5 }),
      shape([body, ...arms.map(armEdge)].join(''), { fill: INK, stroke: INK, width: ink * 1.8 }),
      shape(body, { fill: radial([-120, -700], 950, light(DUSK, 0.28), DUSK, DEEP) }),
      group(
        [
          shape('M180 -960C360 -700 380 -300 120 40L560 40L560 -960Z', {
            fill: shade(DEEP, 0.5),
            opacity: 0.4,
          }),
          shape(freckles.map(([x, y, r]) => sparkle(x, y, r)).join(''), { fill: '#dff0ff', opacity: 0.95 }),
          ...(full ? tummy(acting.signal, inner) : []),
          ...(asleep ? sweaterOn(inner) : []),
        ],
        { clip: body },
      ),
      shape(hem, { stroke: light(DUSK, 0.45), width: 16, opacity: 0.7 }),
      shape(body, { stroke: INK, width: inner * 1.2 }),
      ...tassel(inner),
      ...arms.flatMap((limb) => drawSoftArm(limb, DUSK, PALM, inner)),
      ...[-1, 1].map((side) => shape(ellipse(side * 226, -500, 54, 32), { fill: '#ff8ac0', opacity: 0.7 })),
      ...(asleep || yawning ? shutEyes(inner) : tiredEyes(acting, inner)),
      ...(yawning ? yawn(inner) : [asleep ? snore(inner) : moodMouth(mood, [0, -480], 0.7, inner)]),
    ];
    return {
      nodes,
      face: { x: -260, y: -770, width: 520, height: 370 },
      head: { x: -340, y: -900, width: 680, height: 540 },
      mouth: [0, -465],
      paper: '#e8f1ff',
    };
  };

/** Ninni, a very new night who cannot sleep: the lamps she swallowed shine inside her. */
export const ninni = draw({ full: true, asleep: false });
/** Ninni without a lamp in her: soft, dark and starry at last. */
export const quietNinni = draw({ full: false, asleep: false });
/** Ninni in the largest yawn of the night. */
export const yawningNinni = draw({ full: false, asleep: false, yawning: true });
/** Ninni asleep, in a sweater that fits. */
export const sleepingNinni = draw({ full: false, asleep: true });

const freckles = [
  [-250, -300, 22],
  [270, -360, 18],
  [-290, -160, 16],
  [250, -130, 22],
  [-60, -850, 16],
  [70, -830, 12],
  [-250, -640, 12],
  [260, -680, 14],
] as const;

const hem = curve([
  [-330, -66],
  [-220, -96],
  [-110, -62],
  [0, -94],
  [110, -62],
  [220, -96],
  [330, -66],
]);

/** The outline of a quilt with a pointed head; the tip hangs over to the right. */
function hood(): string {
  return blob(
    [
      [-110, -880],
      [50, -940],
      [210, -990],
      [340, -930],
      [372, -820],
      [284, -832],
      [296, -700],
      [370, -520],
      [400, -280],
      [390, -60],
      [290, 0],
      [195, -36],
      [98, 0],
      [0, -36],
      [-98, 0],
      [-195, -36],
      [-290, 0],
      [-390, -60],
      [-400, -280],
      [-370, -520],
      [-310, -720],
    ],
    0.9,
  );
}

function tassel(inner: number): Node[] {
  const moon =
    'M372 -850C300 -828 288 -718 356 -682C406 -658 462 -686 474 -732C434 -710 392 -726 384 -768C378 -800 390 -832 372 -850Z';
  return [shape(moon, { fill: '#fff3c4', stroke: INK, width: inner * 1.4 })];
}

/** A round window of light that shows everything she ate. */
function tummy(signal: Signal, inner: number): Node[] {
  const inside = ellipse(0, -215, 250, 200);
  const small = inner / 0.26;
  return [
    shape(ellipse(0, -215, 300, 240), {
      fill: radial(
        [0, -215],
        300,
        { at: 0.6, colour: '#fff0b0', opacity: 0.9 },
        { at: 1, colour: '#ffd24d', opacity: 0 },
      ),
    }),
    shape(inside, {
      fill: radial([-40, -260], 270, '#fffdf0', '#fff0b0', '#ffc94d'),
      stroke: '#fff8da',
      width: inner,
    }),
    group(
      [
        group(streetBulb(small).nodes, { matrix: place(-130, -240, -14, 0.2) }),
        group(cinemaSign(small).nodes, { matrix: place(128, -160, 12, 0.19) }),
        group(jalebiSign(small).nodes, { matrix: place(120, -310, 0, 0.15) }),
        group(drawSignal(signal, small), { matrix: place(0, -205, 6, 0.26) }),
      ],
      { clip: inside },
    ),
    shape(inside, { stroke: linear([0, -420], [0, -10], '#ffffff', '#f0a52e'), width: inner * 1.2 }),
  ];
}
