import type { Mood } from '../../book.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { curve, ellipse, rect } from '../../drawing/path.ts';
import { group, linear, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import { bigEye } from './eyes.ts';
import { armEdge, drawSoftArm, softArm, softHand } from './limbs.ts';
import { moodMouth } from './mouths.ts';
import type { DrawCharacter } from './cast.ts';

const TIN = '#aebccb';
const RUST = '#c08a6a';
const LAMP = '#ffe08a';

interface Acting {
  right: Point;
  left: Point;
  gaze: Point;
  brow: readonly [inner: number, outer: number];
  /** Where the spoon on the lid leans. */
  spoon: Point;
  lit: boolean;
}

const actings: Record<Mood, Acting> = {
  happy: {
    right: [400, -600],
    left: [-350, -200],
    gaze: [-0.2, -0.1],
    brow: [-8, -4],
    spoon: [110, -1010],
    lit: true,
  },
  amazed: {
    right: [390, -640],
    left: [-390, -640],
    gaze: [-0.2, -0.4],
    brow: [-34, -28],
    spoon: [20, -1040],
    lit: true,
  },
  sad: {
    right: [280, -120],
    left: [-280, -120],
    gaze: [-0.1, 0.5],
    brow: [-28, 18],
    spoon: [230, -900],
    lit: false,
  },
  scared: {
    right: [120, -360],
    left: [-120, -360],
    gaze: [-0.5, 0.1],
    brow: [-34, 8],
    spoon: [-150, -990],
    lit: false,
  },
  proud: {
    right: [190, -250],
    left: [-420, -620],
    gaze: [0.2, -0.1],
    brow: [4, -12],
    spoon: [90, -1020],
    lit: true,
  },
};

/** Dabba, a robot made of one tiffin box, two tea glasses and a lunch's worth of patience. */
export const dabba: DrawCharacter = (mood, ink, view) => {
  const acting = actings[mood];
  const inner = ink * 0.62;
  const head = rect(-258, -850, 516, 400, 110);
  const tiers = [rect(-214, -440, 428, 168, 44), rect(-228, -270, 456, 180, 50)];
  const lid = 'M-236 -800C-236 -890 -130 -936 0 -936C130 -936 236 -890 236 -800Z';
  const arms = [
    softArm(1, [214, -360], acting.right, { widths: [34, 32, 32] }),
    softArm(-1, [-214, -360], acting.left, { widths: [34, 32, 32] }),
  ];
  const wheels = [-130, 130].map((x) => ellipse(x, -58, 62));
  const rods = [-1, 1].map((side) => rect(side * 250 - 17, -700, 34, 560, 14));
  const spoon = `${curve([[40, -900], [60, -960], acting.spoon])}`;
  const bowl = ellipse(acting.spoon[0], acting.spoon[1], 40, 52);
  const nodes: Node[] = [
    shape(ellipse(16, -4, 330, 42), { fill: '#140a3c', opacity: 0.45 }),
    shape(spoon, { stroke: INK, width: 22 + ink * 1.8 }),
    shape([head, ...tiers, lid, ...wheels, ...rods, bowl, ...arms.map(armEdge)].join(''), {
      fill: INK,
      stroke: INK,
      width: ink * 1.8,
    }),
    shape(spoon, { stroke: '#dfe7f0', width: 18 }),
    shape(bowl, {
      fill: linear([-40, -1040], [160, -960], '#ffffff', TIN, shade(TIN, 0.3)),
      stroke: INK,
      width: inner,
    }),
    ...wheels.flatMap((d, i): Node[] => [
      shape(d, { fill: '#5a4a6e', stroke: INK, width: inner }),
      shape(ellipse(i ? 130 : -130, -58, 28), { fill: RUST, stroke: INK, width: inner }),
    ]),
    ...rods.map((d) => shape(d, { fill: RUST, stroke: INK, width: inner })),
    ...tiers.toReversed().flatMap((d, i): Node[] => [
      shape(d, { fill: linear([-220, 0], [220, 0], light(TIN, 0.55), TIN, shade(TIN, 0.4)) }),
      group(
        [
          shape(`M-300 ${i ? -400 : -224}L300 ${i ? -400 : -224}`, {
            stroke: '#ffffff',
            width: 10,
            opacity: 0.6,
          }),
          shape(`M-300 ${i ? -296 : -116}L300 ${i ? -296 : -116}`, {
            stroke: shade(TIN, 0.5),
            width: 12,
            opacity: 0.6,
          }),
        ],
        { clip: d },
      ),
      shape(d, { stroke: INK, width: inner }),
    ]),
    ...(view === 'back' ? vents(inner) : grille(acting.lit, inner)),
    ...arms.flatMap((limb) => drawSoftArm(limb, '#7a8aa0', '#c9d4df', inner)),
    shape(head, { fill: linear([-258, -850], [258, -450], light(TIN, 0.6), TIN, shade(TIN, 0.35)) }),
    group(
      [
        shape('M130 -900C220 -740 210 -560 90 -400L400 -400L400 -900Z', {
          fill: shade(TIN, 0.7),
          opacity: 0.25,
        }),
        shape('M-226 -760C-232 -640 -228 -560 -214 -520', { stroke: '#ffffff', width: 22, opacity: 0.75 }),
        shape('M-300 -490L300 -490', { stroke: shade(TIN, 0.5), width: 10, opacity: 0.6 }),
      ],
      { clip: head },
    ),
    shape(head, { stroke: INK, width: inner }),
    shape(lid, {
      fill: linear([-236, -900], [236, -800], '#dfe7f0', TIN, shade(TIN, 0.4)),
      stroke: INK,
      width: inner,
    }),
    shape(
      curve([
        [-180, -836],
        [-130, -886],
        [-50, -908],
      ]),
      { stroke: '#ffffff', width: 18, opacity: 0.8 },
    ),
    shape(rect(-70, -952, 96, 34, 14), { fill: RUST, stroke: INK, width: inner }),
    shape(rect(-276, -812, 552, 34, 16), { fill: RUST, stroke: INK, width: inner }),
    ...(view === 'back' ? hatch(inner) : face(acting, mood, inner)),
  ];
  return {
    nodes,
    face: { x: -236, y: -790, width: 472, height: 340 },
    head: { x: -290, y: -1010, width: 580, height: 570 },
    mouth: [0, -505],
    hands: [softHand(arms[1]!, '#c9d4df', inner), softHand(arms[0]!, '#c9d4df', inner)],
    paper: '#eef6fb',
  };
};

function face(acting: Acting, mood: Mood, inner: number): Node[] {
  return [
    ...[-1, 1].flatMap((side) => [
      shape(ellipse(side * 118, -640, 116, 122), { fill: RUST, stroke: INK, width: inner }),
      ...bigEye([side * 118, -640], 94, 100, ['#3a2a1c', '#c98a2e'], acting.gaze, inner),
    ]),
    ...[-1, 1].map((side) =>
      shape(
        curve([
          [side * 60, -764 + acting.brow[0]],
          [side * 118, -776 + (acting.brow[0] + acting.brow[1]) / 2],
          [side * 184, -756 + acting.brow[1]],
        ]),
        { stroke: '#4a3a52', width: 24 },
      ),
    ),
    ...[-1, 1].map((side) => shape(ellipse(side * 208, -522, 34, 24), { fill: '#ff9a8a', opacity: 0.75 })),
    moodMouth(mood, [0, -510], 0.62, inner),
  ];
}

/** The back of Dabba's head: a hatch on two hinges, and the key that winds Dabba. */
function hatch(inner: number): Node[] {
  const rivets = [-196, 196].flatMap((x) => [-730, -640, -550].map((y) => ellipse(x, y, 14)));
  return [
    shape(rect(-140, -760, 280, 240, 34), {
      fill: linear([-140, -760], [140, -520], light(TIN, 0.3), TIN, shade(TIN, 0.3)),
      stroke: INK,
      width: inner,
    }),
    shape(rect(-164, -724, 40, 56, 10) + rect(-164, -612, 40, 56, 10), {
      fill: RUST,
      stroke: INK,
      width: inner,
    }),
    shape(rivets.join(''), { fill: RUST, stroke: INK, width: inner * 0.7 }),
    shape(ellipse(-52, -650, 52, 40) + ellipse(92, -650, 52, 40), { fill: RUST, stroke: INK, width: inner }),
    shape(ellipse(-52, -650, 20, 15) + ellipse(92, -650, 20, 15), {
      fill: shade(TIN, 0.5),
      stroke: INK,
      width: inner * 0.7,
    }),
    shape(ellipse(20, -650, 34), { fill: '#dfe7f0', stroke: INK, width: inner }),
  ];
}

function vents(inner: number): Node[] {
  return [
    shape([-380, -350, -320].map((y) => rect(-110, y, 220, 16, 8)).join(''), { fill: '#5a6478' }),
    shape(rect(-120, -222, 240, 84, 14), { fill: RUST, stroke: INK, width: inner }),
    shape('M-84 -180L84 -180', { stroke: shade(RUST, 0.5), width: 14 }),
  ];
}

/** The grille on the middle box: it glows while Dabba is glad. */
function grille(lit: boolean, inner: number): Node[] {
  return [
    ...(lit
      ? [
          shape(ellipse(0, -356, 150, 110), {
            fill: radial(
              [0, -356],
              150,
              { at: 0, colour: LAMP, opacity: 0.8 },
              { at: 1, colour: LAMP, opacity: 0 },
            ),
          }),
        ]
      : []),
    ...[-60, -20, 20, 60].map((x) =>
      shape(rect(x - 12, -392, 24, 70, 12), {
        fill: lit ? LAMP : '#5a6478',
        stroke: INK,
        width: inner * 0.8,
      }),
    ),
    shape([-150, 150].map((x) => ellipse(x, -356, 13) + ellipse(x, -180, 13)).join(''), {
      fill: RUST,
      stroke: INK,
      width: inner * 0.7,
    }),
    shape(rect(-74, -214, 148, 66, 12), { fill: '#f3e3c4', stroke: INK, width: inner }),
    shape('M-48 -192L48 -192M-48 -170L20 -170', { stroke: '#9a7a5a', width: 9 }),
  ];
}
