import { INK } from '../../drawing/colour.ts';
import { curve, ellipse, sparkle } from '../../drawing/path.ts';
import { group, linear, place, radial, shape, type Node } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const FLAME =
  'M0 -500C70 -400 96 -330 76 -262C62 -214 30 -196 0 -196C-30 -196 -62 -214 -76 -262C-92 -320 -44 -390 0 -500Z';
const BOWL = 'M-330 -190C-240 -150 240 -150 330 -190C350 -60 230 30 90 44L-90 44C-230 30 -350 -60 -330 -190Z';

/** A brass lamp on a stem; it is held at the stem. */
export const lamp: DrawProp = (ink) => ({
  nodes: [atStem([...glowing(), ...brass(ink), ...flame(ink)])],
  gripped: true,
});

/** The same lamp before it is lit. */
export const darkLamp: DrawProp = (ink) => ({ nodes: [atStem(brass(ink))], gripped: true });

/** The lamp with one red spark left in its wick. */
export const emberLamp: DrawProp = (ink) => ({
  nodes: [
    atStem([
      ...brass(ink),
      shape(ellipse(0, -230, 260), {
        fill: radial(
          [0, -230],
          260,
          { at: 0, colour: '#ff7a3c', opacity: 0.85 },
          { at: 1, colour: '#ff7a3c', opacity: 0 },
        ),
      }),
      shape(ellipse(0, -224, 40, 34), { fill: '#ff3d1f', stroke: INK, width: ink * 0.6 }),
      shape(ellipse(-8, -232, 14, 12), { fill: '#ffe8a0' }),
      shape('M10 -290C60 -350 -40 -400 20 -480', { stroke: '#ffffff', width: 22, opacity: 0.6 }),
    ]),
  ],
  gripped: true,
});

/** A clay lamp such as every doorstep has on the night of lamps; it stands on the origin, or on a hand. */
export const diya: DrawProp = (ink) => ({
  nodes: [
    group(
      [
        shape(ellipse(30, 322, 330, 40), { fill: '#1a0b45', opacity: 0.4 }),
        ...glowing(),
        group(flame(ink), { matrix: place(0, 190, 0, 1.1) }),
        shape('M-420 -40C-240 30 240 30 440 -90C430 150 240 330 0 330C-250 330 -400 160 -420 -40Z', {
          fill: linear([-300, 0], [300, 200], '#e8935a', '#c4612f', '#8a3d2a'),
          stroke: INK,
          width: ink * 1.6,
        }),
        shape('M-330 110C-160 200 160 200 350 70', { stroke: '#ffd98a', width: 28 }),
      ],
      { matrix: place(0, -240) },
    ),
  ],
  heldAt: [0, 200],
});

/** The first fire, in a bowl of stone. */
export const firstFire: DrawProp = (ink) => ({
  nodes: [
    shape(ellipse(40, 490, 420, 56), { fill: '#1a0b45', opacity: 0.4 }),
    ...glowing(),
    group(flame(ink / 2), { matrix: place(-150, 330, -14, 1.5) }),
    group(flame(ink / 2), { matrix: place(160, 330, 14, 1.4) }),
    group(flame(ink / 2), { matrix: place(0, 420, 0, 2.1) }),
    shape(
      'M-460 20C-240 110 240 110 460 20C440 240 320 400 190 430L190 500L-190 500L-190 430C-320 400 -440 240 -460 20Z',
      {
        fill: linear([-400, 0], [400, 300], '#d9c3b0', '#94787a', '#5c4658'),
        stroke: INK,
        width: ink * 1.6,
      },
    ),
    shape('M-400 150C-200 230 200 230 400 150M-190 430L190 430', { stroke: INK, width: ink * 0.7 }),
  ],
});

/** Moves a lamp so that the origin is where a hand closes round the stem. */
function atStem(nodes: readonly Node[]): Node {
  return group(nodes, { matrix: place(0, -150) });
}

function glowing(): Node[] {
  return [
    shape(ellipse(0, -330, 900), {
      fill: radial(
        [0, -330],
        900,
        { at: 0, colour: '#fff6c4', opacity: 0.95 },
        { at: 0.35, colour: '#ffd257', opacity: 0.5 },
        { at: 1, colour: '#ffb52e', opacity: 0 },
      ),
    }),
    shape(
      [
        [-430, -470, 60],
        [400, -560, 74],
        [180, -800, 52],
        [-250, -780, 66],
      ]
        .map(([x, y, r]) => sparkle(x!, y!, r!))
        .join(''),
      { fill: '#fffbe0' },
    ),
  ];
}

function brass(ink: number): Node[] {
  const stem =
    'M-46 30C-30 90 -64 110 -40 150C-24 190 -60 220 -44 300L44 300C60 220 24 190 40 150C64 110 30 90 46 30Z';
  const foot = 'M-60 290C-150 310 -200 350 -210 400L210 400C200 350 150 310 60 290Z';
  return [
    shape(BOWL + stem + foot, { fill: INK, stroke: INK, width: ink * 2 }),
    ...[stem, foot, BOWL].flatMap((d) => [
      shape(d, { fill: linear([-300, 0], [300, 60], '#fff0a6', '#ffc935', '#d9801f') }),
      shape(d, { stroke: INK, width: ink * 0.6 }),
    ]),
    shape(ellipse(0, -186, 316, 44), { fill: '#b3641c', stroke: INK, width: ink * 0.6 }),
    shape(
      curve([
        [-286, -110],
        [-220, -30],
        [-110, 8],
      ]),
      { stroke: '#ffffff', width: 24, opacity: 0.8 },
    ),
    shape([-150, -50, 50, 150].map((x) => ellipse(x, -66 - Math.abs(x) * 0.14, 20)).join(''), {
      fill: '#d81e3f',
      stroke: INK,
      width: ink * 0.4,
    }),
  ];
}

function flame(ink: number): Node[] {
  return [
    shape(FLAME, { fill: '#ff8a1f', stroke: INK, width: ink * 0.8 }),
    shape(
      'M0 -420C40 -350 52 -310 42 -262C34 -230 16 -214 0 -214C-16 -214 -34 -230 -42 -262C-50 -306 -22 -350 0 -420Z',
      { fill: '#ffe04a' },
    ),
    shape(ellipse(0, -246, 20, 34), { fill: '#ffffff' }),
  ];
}
