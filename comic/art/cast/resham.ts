import type { Mood } from '../../book.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, sparkle } from '../../drawing/path.ts';
import { edge, patch, tube } from '../../drawing/tube.ts';
import { group, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import { bigEye } from './eyes.ts';
import { moodMouth } from './mouths.ts';
import type { DrawCharacter } from './cast.ts';

const FUR = '#8d6fd0';
const PALE = '#f3e4ff';
const SCARF = '#e58aa6';

interface Acting {
  /** Tips of the first pair of legs, right then left. */
  front: readonly [Point, Point];
  gaze: Point;
  brow: readonly [inner: number, outer: number];
}

const actings: Record<Mood, Acting> = {
  happy: {
    front: [
      [470, -800],
      [-360, -180],
    ],
    gaze: [-0.2, -0.15],
    brow: [-6, -4],
  },
  amazed: {
    front: [
      [440, -860],
      [-440, -860],
    ],
    gaze: [-0.1, -0.4],
    brow: [-30, -22],
  },
  sad: {
    front: [
      [330, -60],
      [-330, -60],
    ],
    gaze: [-0.1, 0.5],
    brow: [-26, 22],
  },
  scared: {
    front: [
      [200, -330],
      [-200, -330],
    ],
    gaze: [0.5, 0.1],
    brow: [-30, 14],
  },
  proud: {
    front: [
      [430, -330],
      [-470, -780],
    ],
    gaze: [0.15, -0.1],
    brow: [6, -12],
  },
};

/** Resham, a jumping spider as soft as a dandelion, who spins kite lines instead of traps. */
export const resham: DrawCharacter = (mood, ink) =>
  spider(mood, ink, [
    ...[-1, 1].flatMap((side) => [
      leg([side * 210, -430], [side * 420, -520], [side * 450, -40]),
      leg([side * 190, -360], [side * 350, -420], [side * 350, -16]),
      leg([side * 140, -310], [side * 250, -330], [side * 210, -6]),
    ]),
    ...actings[mood].front.map((tip, i) => {
      const side = i ? -1 : 1;
      return leg([side * 230, -420], [side * 390, (tip[1] - 420) / 2 + 60], tip);
    }),
  ]);

/** Resham in the air: every leg let go. */
export const reshamAloft: DrawCharacter = (mood, ink) =>
  spider(
    mood,
    ink,
    [-1, 1].flatMap((side) => [
      leg([side * 110, -300], [side * 230, -240], [side * 250, -30]),
      leg([side * 180, -350], [side * 390, -330], [side * 470, -110]),
      leg([side * 220, -430], [side * 440, -470], [side * 590, -350]),
      leg([side * 230, -500], [side * 430, -640], [side * 560, -790]),
    ]),
    true,
  );

function spider(mood: Mood, ink: number, legs: readonly Leg[], aloft = false): ReturnType<DrawCharacter> {
  const acting = actings[mood];
  const inner = ink * 0.62;
  const back = fluffy(0, -720, 250, 232, 19, 15);
  const head = fluffy(0, -500, 330, 278, 25, 16);
  const palps = [-1, 1].map((side) => ellipse(side * 74, -262, 56, 66));
  const nodes: Node[] = [
    ...(aloft ? [] : [shape(ellipse(10, -6, 420, 44), { fill: '#1a0b45', opacity: 0.35 })]),
    shape([back, head, ...legs.map(({ d }) => d), ...palps].join(''), {
      fill: INK,
      stroke: INK,
      width: ink * 1.8,
    }),
    shape(back, { fill: radial([-80, -840], 460, light(FUR, 0.3), FUR, shade(FUR, 0.35)) }),
    ...hearts(inner),
    shape(back, { stroke: INK, width: inner }),
    ...legs.flatMap((limb) => drawLeg(limb, inner)),
    shape(head, { fill: radial([-120, -640], 620, light(FUR, 0.4), FUR, shade(FUR, 0.3)) }),
    group(
      [
        shape('M190 -820C300 -620 260 -380 60 -180L460 -180L460 -820Z', {
          fill: shade(FUR, 0.7),
          opacity: 0.26,
        }),
      ],
      { clip: head },
    ),
    shape(ellipse(0, -410, 180, 130), { fill: PALE, opacity: 0.85 }),
    shape(head, { stroke: INK, width: inner }),
    shape(tufts(), { stroke: light(FUR, 0.5), width: 9, opacity: 0.9 }),
    ...[-1, 1].flatMap((side) =>
      bigEye([side * 268, -610], 46, 52, ['#2a1250', '#6a3fb0'], acting.gaze, inner * 0.8),
    ),
    ...[-1, 1].flatMap((side) =>
      bigEye([side * 118, -540], 122, 134, ['#1c2a6e', '#22b5c9'], acting.gaze, inner),
    ),
    ...[-1, 1].map((side) =>
      shape(
        curve([
          [side * 60, -704 + acting.brow[0]],
          [side * 124, -722 + (acting.brow[0] + acting.brow[1]) / 2],
          [side * 196, -690 + acting.brow[1]],
        ]),
        { stroke: shade(FUR, 0.75), width: 24 },
      ),
    ),
    ...[-1, 1].map((side) => shape(ellipse(side * 206, -402, 44, 26), { fill: '#ff8fb5', opacity: 0.75 })),
    moodMouth(mood, [0, -366], 0.62, inner),
    ...scarf(inner),
    ...palps.flatMap((d): Node[] => [shape(d, { fill: PALE, stroke: INK, width: inner })]),
    shape(
      [-1, 1]
        .map((side) => `M${side * 58} -222L${side * 60} -206M${side * 90} -222L${side * 88} -206`)
        .join(''),
      { stroke: INK, width: inner * 0.8 },
    ),
    ...(mood === 'happy' || mood === 'amazed'
      ? [shape(sparkle(-380, -880, 46) + sparkle(300, -960, 34), { fill: '#fffbe0' })]
      : []),
  ];
  return {
    nodes,
    face: { x: -300, y: -730, width: 600, height: 440 },
    head: { x: -340, y: -960, width: 680, height: 760 },
    mouth: [0, -360],
    paper: '#fbeeff',
  };
}

interface Leg {
  d: string;
  /** The outline of the whole leg except its pale foot. */
  hose: string;
}

function leg(hip: Point, knee: Point, tip: Point): Leg {
  const points: Point[] = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    const k = 1 - t;
    return [
      k * k * hip[0] + 2 * k * t * knee[0] + t * t * tip[0],
      k * k * hip[1] + 2 * k * t * knee[1] + t * t * tip[1],
    ];
  });
  const limb = tube(points, [46, 44, 40, 44]);
  return { d: edge(limb, 0.5, 0.95), hose: patch(limb, -0.05, 0.76, -1.3, 1.3) };
}

function drawLeg({ d, hose }: Leg, inner: number): Node[] {
  return [
    shape(d, { fill: INK, stroke: INK, width: inner * 1.6 }),
    shape(d, { fill: PALE }),
    group([shape(hose, { fill: shade(FUR, 0.14), stroke: INK, width: inner })], { clip: d }),
  ];
}

/** A round body whose edge is soft fur: `bumps` tufts around it. */
function fluffy(cx: number, cy: number, rx: number, ry: number, bumps: number, height: number): string {
  const points: Point[] = Array.from({ length: bumps * 2 }, (_, i) => {
    const a = (i / (bumps * 2)) * Math.PI * 2;
    const grow = i % 2 ? height : -height * 0.3;
    return [cx + Math.cos(a) * (rx + grow), cy + Math.sin(a) * (ry + grow)];
  });
  return blob(points, 1.05);
}

function hearts(inner: number): Node[] {
  const heart = 'M0 -798C-93 -866 -43 -934 0 -885C43 -934 93 -866 0 -798Z';
  return [
    shape(heart, { fill: '#ffd0e0', stroke: INK, width: inner * 0.7 }),
    shape(ellipse(-120, -820, 20) + ellipse(120, -820, 20), { fill: '#ffd0e0' }),
  ];
}

function tufts(): string {
  return (
    curve([
      [-260, -640],
      [-236, -694],
      [-196, -730],
    ]) + 'M-30 -770L-20 -734M10 -778L10 -738M48 -770L38 -734'
  );
}

function scarf(inner: number): Node[] {
  const wrap =
    'M-200 -300C-120 -250 120 -250 200 -300C214 -280 212 -252 196 -236C110 -190 -110 -190 -196 -236C-212 -252 -214 -280 -200 -300Z';
  const end = 'M120 -240C160 -190 170 -140 160 -90L226 -104C240 -160 220 -220 184 -262Z';
  return [
    shape(end, { fill: shade(SCARF, 0.2), stroke: INK, width: inner }),
    shape(wrap, { fill: SCARF, stroke: INK, width: inner }),
    shape('M-120 -262L-130 -216M-60 -250L-64 -204M0 -246L0 -200M60 -250L64 -204M120 -262L130 -216', {
      stroke: light(SCARF, 0.5),
      width: 12,
    }),
  ];
}
