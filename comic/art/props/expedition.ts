import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, rect } from '../../drawing/path.ts';
import { group, linear, place, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import type { DrawProp, Prop } from './prop.ts';

const TIN = '#b9c6d6';
const RED = '#f23b4e';

/** A torch in a fist, shining to the upper right. */
export const torch: DrawProp = (ink) => ({
  gripped: true,
  heldAt: [-60, 90],
  nodes: [
    shape('M120 -330L1500 -1500L1800 -700L300 -180Z', {
      fill: linear(
        [200, -260],
        [1500, -1050],
        { at: 0, colour: '#fff6b8', opacity: 0.85 },
        { at: 1, colour: '#fff6b8', opacity: 0 },
      ),
    }),
    shape('M-250 260L90 -250L240 -150L-110 360Z', {
      fill: linear([-200, 0], [100, 140], light(RED, 0.3), RED, shade(RED, 0.35)),
      stroke: INK,
      width: ink,
    }),
    shape('M40 -300L160 -480L420 -300L290 -130Z', { fill: TIN, stroke: INK, width: ink }),
    shape('M160 -480C230 -540 480 -370 420 -300Z', { fill: '#fffbd0', stroke: INK, width: ink }),
    shape(ellipse(-4, 20, 40), { fill: '#ffd23f', stroke: INK, width: ink * 0.7 }),
  ],
});

/** A tiffin of three boxes with a handle. */
export const tiffin: DrawProp = (ink) => ({
  gripped: true,
  heldAt: [0, -465],
  nodes: [
    shape(ellipse(0, 480, 360, 44), { fill: '#1a0b45', opacity: 0.35 }),
    shape('M-300 460L-300 -300C-300 -520 300 -520 300 -300L300 460', { stroke: INK, width: 64 + ink * 2 }),
    shape('M-300 460L-300 -300C-300 -520 300 -520 300 -300L300 460', { stroke: '#ffb02e', width: 64 }),
    ...[220, -20, -260].map((y) =>
      shape(rect(-260, y, 520, 230, 46), {
        fill: linear([-260, 0], [260, 0], '#ffffff', TIN, shade(TIN, 0.4)),
        stroke: INK,
        width: ink,
      }),
    ),
    shape('M-250 -250C-250 -350 250 -350 250 -250Z', { fill: light(TIN, 0.4), stroke: INK, width: ink }),
    shape(rect(-70, -330, 140, 50, 20), { fill: RED, stroke: INK, width: ink * 0.8 }),
  ],
});

/** The layers of the dough show as a spiral, because it was rolled up and then rolled out. */
const LAYERS = curve(
  Array.from({ length: 22 }, (_, i) => {
    const [a, r] = [i * 0.72, 40 + i * 13.5];
    return [Math.cos(a) * r * 1.04, Math.sin(a) * r] as const;
  }),
);

/**
 * A paratha, golden and spotted, with one bite gone. A hand holds it by its edge, the origin, at the lower
 * left.
 */
export const paratha: DrawProp = (ink) => {
  const d =
    'M-20 -420C180 -430 400 -280 420 -40C430 220 230 410 0 420C-240 430 -420 240 -420 10C-420 -60 -400 -120 -380 -160C-300 -120 -270 -180 -290 -240C-220 -230 -190 -290 -220 -350C-160 -400 -90 -418 -20 -420Z';
  const whole = [
    shape(d, { fill: radial([-60, -60], 560, '#fff0c0', '#f0c070', '#d9944a') }),
    group(
      (
        [
          [-150, -210, 60],
          [190, -230, 44],
          [270, 60, 62],
          [-60, 90, 50],
          [-270, 120, 66],
          [90, 280, 58],
          [60, -110, 34],
        ] as const
      ).map(([x, y, r]) => shape(ellipse(x, y, r, r * 0.6), { fill: '#7a3d1c', opacity: 0.6 })),
      { clip: d },
    ),
    shape(LAYERS, { stroke: '#a86426', width: 18, opacity: 0.75 }),
    shape(d, { stroke: INK, width: ink * 1.3 }),
  ];
  return { nodes: [group(whole, { matrix: place(260, -260) })], gripped: true };
};

/** A torn rope in a fist at the origin: the held part hangs down, the frayed end jumps up. */
export const tornRope: DrawProp = (ink) => {
  const course: readonly Point[] = [
    [-250, 640],
    [-190, 400],
    [-60, 180],
    [0, 0],
    [180, -130],
    [330, -60],
    [430, -200],
  ];
  const d = curve(course);
  const ends = 'M430 -200L420 -350M430 -200L530 -310M430 -200L580 -210';
  return {
    gripped: true,
    nodes: [
      shape(d + ends, { stroke: INK, width: 60 + ink * 2 }),
      shape(d, { stroke: '#e8b46a', width: 60 }),
      shape(ends, { stroke: '#e8b46a', width: 30 }),
      shape(
        course
          .slice(0, -1)
          .flatMap(([x, y], i) => {
            const [ex, ey] = course[i + 1]!;
            return [0.25, 0.65].map((t) => {
              const [mx, my] = [x + (ex - x) * t, y + (ey - y) * t];
              return `M${mx - 20} ${my - 18}L${mx + 20} ${my + 18}`;
            });
          })
          .join(''),
        { stroke: '#8a5a2a', width: 12 },
      ),
    ],
  };
};

/** The Deep Dark Hole: a rim of pale rock round a black that goes down for ever. Its middle is the origin. */
export const deepHole: DrawProp = (ink) => {
  const rim = blob(
    Array.from({ length: 18 }, (_, i) => {
      const a = (i / 18) * Math.PI * 2;
      const reach = 1 + (i % 2 ? 0.05 : -0.03);
      return [Math.cos(a) * 1180 * reach, Math.sin(a) * 430 * reach] as const;
    }),
    1,
  );
  const inside = ellipse(0, 24, 980, 320);
  return {
    nodes: [
      shape(rim, {
        fill: linear([0, -430], [0, 430], '#f3dcff', '#b48ae8', '#7d4fc8'),
        stroke: INK,
        width: ink,
      }),
      shape(inside, {
        fill: linear([0, -300], [0, 340], '#0b0530', '#24106e', '#4a2ab0'),
        stroke: INK,
        width: ink,
      }),
      group(
        [
          shape(ellipse(0, 250, 900, 240), { fill: '#0b0530', opacity: 0.65 }),
          shape(ellipse(0, 180, 620, 190), { fill: '#0b0530', opacity: 0.8 }),
        ],
        { clip: inside },
      ),
    ],
  };
};

/** A tumbling stone that has never been asked nicely before. */
export const asteroid: DrawProp = (ink) =>
  tumblingStone(ink, [
    ...[-1, 1].map((side) =>
      shape(`M${side * 52} ${-150}L${side * 210} ${-176}`, { stroke: INK, width: 34 }),
    ),
    shape(ellipse(4, 128, 52, 58), { fill: '#4a1740', stroke: INK, width: ink }),
  ]);

/** The same stone after it was asked nicely. */
export const politeAsteroid: DrawProp = (ink) =>
  tumblingStone(ink, [
    ...[-1, 1].map((side) =>
      shape(`M${side * 60} -192Q${side * 130} -236 ${side * 200} -186`, { stroke: INK, width: 28 }),
    ),
    ...[-1, 1].map((side) => shape(ellipse(side * 226, 66, 52, 32), { fill: '#ff8ad0', opacity: 0.6 })),
    shape('M-100 92Q4 132 108 92Q96 226 4 228Q-88 226 -100 92Z', {
      fill: '#4a1740',
      stroke: INK,
      width: ink,
    }),
    shape('M-44 198Q4 152 52 198Q4 222 -44 198Z', { fill: '#ff7a94' }),
  ]);

/** A stone with eyes; `temper` is the part of its face that shows its temper. */
function tumblingStone(ink: number, temper: readonly Node[]): Prop {
  const d = blob(
    [
      [-420, 60],
      [-400, -220],
      [-180, -420],
      [120, -400],
      [390, -260],
      [460, 40],
      [330, 330],
      [20, 430],
      [-290, 340],
    ],
    0.85,
  );
  return {
    voice: [0, -300],
    nodes: [
      shape(d, {
        fill: radial([-150, -190], 760, '#e6d3ff', '#a98bd6', '#5a3d8f'),
        stroke: INK,
        width: ink * 1.6,
      }),
      group(
        [
          ...hollow(-270, 200, 90),
          ...hollow(300, 210, 76),
          ...hollow(90, -320, 70),
          ...hollow(-290, -190, 50),
        ],
        {
          clip: d,
        },
      ),
      ...[-1, 1].flatMap((side) => [
        shape(ellipse(side * 120, -60, 80, 88), { fill: '#fffdf8', stroke: INK, width: ink }),
        shape(ellipse(side * 120 + 16, -48, 40, 46), { fill: '#2a1460' }),
        shape(ellipse(side * 120 + 4, -66, 14), { fill: '#ffffff' }),
      ]),
      ...temper,
    ],
  };
}

function hollow(x: number, y: number, r: number): Node[] {
  return [
    shape(ellipse(x, y, r, r * 0.78), { fill: '#6a4a94' }),
    shape(ellipse(x + r * 0.14, y + r * 0.14, r * 0.76, r * 0.56), { fill: '#4d3278' }),
  ];
}
