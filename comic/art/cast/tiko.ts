import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, sparkle } from '../../drawing/path.ts';
import { bend, edge, tube } from '../../drawing/tube.ts';
import { group, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import type { Mood } from '../../book.ts';
import { bigEye } from './eyes.ts';
import type { DrawCharacter } from './cast.ts';

const TEAL = '#20c7b5';
const VIOLET = '#6a3fd0';

interface Acting {
  /** Wrists of the upper and the lower arm on the right side; those of the left side only if they differ. */
  right: readonly [Point, Point];
  left: readonly [Point, Point];
  gaze: Point;
  brow: readonly [inner: number, outer: number];
  mouth: 'grin' | 'frown' | 'gasp' | 'teeth' | 'smirk';
  droop: number;
}

const actings: Record<Mood, Acting> = {
  happy: {
    right: [
      [430, -690],
      [360, -250],
    ],
    left: [
      [-430, -640],
      [-370, -270],
    ],
    gaze: [-0.2, -0.2],
    brow: [-16, -10],
    mouth: 'grin',
    droop: 0,
  },
  amazed: {
    right: [
      [390, -760],
      [350, -420],
    ],
    left: [
      [-390, -760],
      [-350, -420],
    ],
    gaze: [0, -0.5],
    brow: [-40, -30],
    mouth: 'gasp',
    droop: -20,
  },
  sad: {
    right: [
      [240, -210],
      [180, -170],
    ],
    left: [
      [-240, -210],
      [-180, -170],
    ],
    gaze: [-0.3, 0.5],
    brow: [-34, 18],
    mouth: 'frown',
    droop: 130,
  },
  scared: {
    right: [
      [170, -340],
      [250, -190],
    ],
    left: [
      [-170, -340],
      [-250, -190],
    ],
    gaze: [0.4, 0.1],
    brow: [-40, 6],
    mouth: 'teeth',
    droop: 70,
  },
  proud: {
    right: [
      [300, -250],
      [180, -250],
    ],
    left: [
      [-420, -720],
      [-250, -250],
    ],
    gaze: [0.2, 0],
    brow: [4, -16],
    mouth: 'smirk',
    droop: 0,
  },
};

/**
 * Tiko of the lilac moon: a soft bean with four arms, two feelers that show every feeling, and one proud
 * tooth.
 */
export const tiko: DrawCharacter = (mood, ink) => {
  const acting = actings[mood];
  const inner = ink * 0.6;
  const body = blob(
    [
      [0, -800],
      [150, -770],
      [240, -650],
      [262, -470],
      [285, -290],
      [260, -120],
      [150, -40],
      [0, -26],
      [-150, -40],
      [-260, -120],
      [-285, -290],
      [-262, -470],
      [-240, -650],
      [-150, -770],
    ],
    1.02,
  );
  const arms = [
    arm(1, [226, -430], acting.right[0]),
    arm(-1, [-226, -430], acting.left[0]),
    arm(1, [262, -290], acting.right[1]),
    arm(-1, [-262, -290], acting.left[1]),
  ];
  const feet = [-120, 120].map(
    (x) => `M${x - 96} 0C${x - 110} -60 ${x - 50} -90 ${x} -90C${x + 50} -90 ${x + 110} -60 ${x + 96} 0Z`,
  );
  const feelers = [-1, 1].map((side) => feeler(side, acting.droop));
  const silhouette = [body, ...arms.map(({ d }) => d), ...arms.map(({ hand }) => hand), ...feet].join('');
  const nodes: Node[] = [
    shape(ellipse(14, -8, 300, 44), { fill: '#1a0b45', opacity: 0.4 }),
    ...feelers.map(({ d }) => shape(d, { stroke: INK, width: 26 + ink * 2 })),
    ...feelers.map(({ d }) => shape(d, { stroke: TEAL, width: 26 })),
    ...feelers.flatMap(({ tip }) => bulb(tip, mood, inner)),
    shape(silhouette, { fill: INK, stroke: INK, width: ink * 1.8 }),
    ...feet.map((d) => shape(d, { fill: VIOLET, stroke: INK, width: inner })),
    ...arms.slice(2).flatMap((limb) => drawArm(limb, inner)),
    shape(body, { fill: radial([-110, -620], 720, light(TEAL, 0.4), TEAL, shade(TEAL, 0.3)) }),
    group(
      [
        shape(ellipse(0, -190, 176, 200), { fill: '#c9fff0', opacity: 0.75 }),
        shape('M150 -860C230 -600 220 -200 60 20L400 20L400 -860Z', {
          fill: shade(TEAL, 0.7),
          opacity: 0.28,
        }),
        ...(
          [
            [-190, -640, 34],
            [-236, -520, 22],
            [-140, -730, 22],
            [214, -600, 26],
            [232, -160, 30],
            [-240, -150, 26],
            [180, -700, 18],
          ] as const
        ).map(([x, y, r]) => shape(ellipse(x, y, r, r * 0.9), { fill: VIOLET, opacity: 0.7 })),
        shape(
          curve([
            [-190, -560],
            [-176, -660],
            [-104, -736],
          ]),
          { stroke: '#ffffff', width: 24, opacity: 0.6 },
        ),
      ],
      { clip: body },
    ),
    shape(body, { stroke: INK, width: inner * 1.2 }),
    ...arms.slice(0, 2).flatMap((limb) => drawArm(limb, inner)),
    ...[-1, 1].map((side) => shape(ellipse(side * 196, -440, 44, 28), { fill: '#ff7fb0', opacity: 0.6 })),
    ...[-1, 1].flatMap((side) =>
      bigEye([side * 108, -560], 96, 112, ['#3a1a7a', '#b06bff'], acting.gaze, inner * 1.1),
    ),
    ...[-1, 1].map((side) =>
      shape(
        curve([
          [side * 56, -700 + acting.brow[0]],
          [side * 112, -716 + (acting.brow[0] + acting.brow[1]) / 2],
          [side * 172, -690 + acting.brow[1]],
        ]),
        { stroke: INK, width: 22 },
      ),
    ),
    ...mouth(acting.mouth, inner),
    ...(mood === 'scared' || mood === 'sad'
      ? [
          shape(
            'M250 -700C276 -660 284 -636 266 -622C248 -612 232 -624 234 -644C236 -662 242 -676 250 -700Z',
            { fill: '#bff0ff', stroke: INK, width: inner },
          ),
        ]
      : []),
  ];
  return {
    nodes,
    face: { x: -230, y: -740, width: 460, height: 430 },
    head: { x: -290, y: -960, width: 580, height: 660 },
    mouth: [0, -385],
    paper: '#e6fff6',
  };
};

interface Limb {
  d: string;
  hand: string;
}

function arm(side: number, from: Point, to: Point): Limb {
  const elbow: Point = [(from[0] + to[0]) / 2 + side * 60, Math.max(from[1], to[1]) + 34];
  const limb = tube(bend(from, elbow, to, 0.7), [44, 36, 32]);
  const a = (limb.angle(1) * Math.PI) / 180;
  const finger = (turn: number, length: number): string =>
    ellipse(to[0] + Math.cos(a + turn) * length, to[1] + Math.sin(a + turn) * length, 25);
  return {
    d: edge(limb, 0.9, 0.7),
    hand: ellipse(to[0], to[1], 44) + finger(-0.85, 52) + finger(0, 60) + finger(0.85, 52),
  };
}

function drawArm({ d, hand }: Limb, inner: number): Node[] {
  return [
    shape(d, { fill: INK, stroke: INK, width: inner * 1.8 }),
    shape(hand, { fill: INK, stroke: INK, width: inner * 2.2 }),
    shape(d, { fill: shade(TEAL, 0.1) }),
    shape(hand, { fill: VIOLET }),
  ];
}

function feeler(side: number, droop: number): { d: string; tip: Point } {
  const tip: Point = [side * (170 + droop * 0.7), -950 + droop * 1.2];
  return { d: curve([[side * 70, -780], [side * (92 + droop * 0.3), -880 + droop * 0.2], tip]), tip };
}

function bulb([x, y]: Point, mood: Mood, inner: number): Node[] {
  const colour = mood === 'sad' || mood === 'scared' ? '#9aa7e8' : '#ffe14d';
  return [
    shape(ellipse(x, y, 110), {
      fill: radial([x, y], 110, { at: 0, colour, opacity: 0.75 }, { at: 1, colour, opacity: 0 }),
    }),
    shape(ellipse(x, y, 44), { fill: colour, stroke: INK, width: inner * 1.4 }),
    shape(sparkle(x - 12, y - 12, 20), { fill: '#ffffff' }),
  ];
}

function mouth(kind: Acting['mouth'], inner: number): Node[] {
  const tooth = shape('M20 -420L62 -424L44 -382Z', { fill: '#ffffff', stroke: INK, width: inner * 0.8 });
  if (kind === 'frown')
    return [
      shape(
        curve([
          [-70, -366],
          [0, -402],
          [70, -366],
        ]),
        { stroke: INK, width: 20 },
      ),
    ];
  if (kind === 'smirk')
    return [
      shape(
        curve([
          [-80, -410],
          [0, -384],
          [86, -428],
        ]),
        { stroke: INK, width: 20 },
      ),
      tooth,
    ];
  if (kind === 'teeth') {
    const d = 'M-92 -410C-40 -436 40 -436 92 -410C100 -370 80 -346 0 -346C-80 -346 -100 -370 -92 -410Z';
    return [
      shape(d, { fill: '#ffffff', stroke: INK, width: inner * 1.2 }),
      shape('M-90 -384L90 -384M-46 -424L-46 -348M0 -430L0 -346M46 -424L46 -348', {
        stroke: INK,
        width: inner * 0.8,
      }),
    ];
  }
  const lips =
    kind === 'gasp'
      ? ellipse(0, -372, 52, 66)
      : 'M-110 -420C-50 -396 50 -396 110 -420C104 -330 60 -296 0 -296C-60 -296 -104 -330 -110 -420Z';
  return [
    shape(lips, { fill: '#5b1240' }),
    group([shape(ellipse(0, kind === 'gasp' ? -326 : -300, 60, 44), { fill: '#ff7d96' })], { clip: lips }),
    shape(lips, { stroke: INK, width: inner * 1.2 }),
    ...(kind === 'grin'
      ? [shape('M14 -402L58 -408L42 -362Z', { fill: '#ffffff', stroke: INK, width: inner * 0.8 })]
      : []),
  ];
}
