import type { Mood } from '../../book.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { curve, ellipse, rect } from '../../drawing/path.ts';
import { group, linear, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import { drawGear } from '../props/gears.ts';
import { bigEye } from './eyes.ts';
import { armEdge, drawSoftArm, softArm } from './limbs.ts';
import { moodMouth } from './mouths.ts';
import type { DrawCharacter } from './cast.ts';

const RED = '#f0403f';
const TIP = '#d5dde9';
const WOOD = '#b9733f';

interface Acting {
  right: Point;
  left: Point;
  gaze: Point;
  brow: readonly [inner: number, outer: number];
  /** Whether he holds on to what he has caught. */
  holds: boolean;
}

const actings: Record<Mood, Acting> = {
  happy: { right: [440, -700], left: [-440, -660], gaze: [-0.2, 0], brow: [-14, -6], holds: false },
  amazed: { right: [420, -560], left: [-420, -560], gaze: [-0.5, 0.1], brow: [-46, -36], holds: true },
  sad: { right: [330, -190], left: [-330, -190], gaze: [-0.3, 0.5], brow: [-34, 26], holds: true },
  scared: { right: [150, -200], left: [-150, -200], gaze: [-0.4, 0.5], brow: [-40, 14], holds: true },
  proud: { right: [440, -480], left: [-430, -330], gaze: [0.3, -0.2], brow: [22, -20], holds: true },
};

const BODY =
  'M-330 -1000L-110 -1000L-110 -760C-110 -610 110 -610 110 -760L110 -1000L330 -1000L330 -560C330 -70 -330 -70 -330 -560Z';

/** Chumbak, the biggest magnet in town: a red horseshoe on a handcart, with a very empty middle. */
export const chumbak: DrawCharacter = (mood, ink) => {
  const acting = actings[mood];
  const inner = ink * 0.62;
  const arms = [
    softArm(1, [300, -440], acting.right, { widths: [36, 32, 32] }),
    softArm(-1, [-300, -440], acting.left, { widths: [36, 32, 32] }),
  ];
  const deck = rect(-350, -196, 700, 74, 18);
  const wheels = [-210, 210].map((x) => ellipse(x, -92, 92));
  const nodes: Node[] = [
    shape(ellipse(16, -4, 380, 44), { fill: '#140a3c', opacity: 0.45 }),
    shape([BODY, deck, ...wheels, ...arms.map(armEdge)].join(''), {
      fill: INK,
      stroke: INK,
      width: ink * 1.8,
    }),
    ...wheels.flatMap((d, i) => wheel(i ? 210 : -210, d, inner)),
    shape(BODY, { fill: linear([-330, -700], [330, -200], light(RED, 0.35), RED, shade(RED, 0.35)) }),
    group(
      [
        shape(rect(-360, -1020, 260, 190) + rect(100, -1020, 260, 190), {
          fill: linear([-340, -1000], [340, -840], '#ffffff', TIP, shade(TIP, 0.35)),
        }),
        shape('M-360 -830L-90 -830M90 -830L360 -830', { stroke: INK, width: inner }),
        shape('M220 -1040C300 -700 300 -300 60 -120L400 -60L420 -1040Z', {
          fill: shade(RED, 0.8),
          opacity: 0.22,
        }),
        shape('M-286 -800L-286 -560C-286 -460 -262 -390 -226 -336', {
          stroke: '#ffffff',
          width: 26,
          opacity: 0.7,
        }),
        shape('M-286 -970L-286 -870M150 -970L150 -870', { stroke: '#ffffff', width: 22, opacity: 0.9 }),
      ],
      { clip: BODY },
    ),
    shape(BODY, { stroke: INK, width: inner }),
    shape(deck, {
      fill: linear([0, -196], [0, -120], light(WOOD, 0.3), WOOD, shade(WOOD, 0.3)),
      stroke: INK,
      width: inner,
    }),
    shape('M-330 -158L330 -158', { stroke: shade(WOOD, 0.45), width: 7 }),
    shape([-300, -100, 100, 300].map((x) => ellipse(x, -174, 10)).join(''), {
      fill: '#ffcf4a',
      stroke: INK,
      width: inner * 0.6,
    }),
    ...(acting.holds ? caught(inner) : []),
    ...[-1, 1].map((side) => shape(ellipse(side * 232, -380, 46, 32), { fill: '#ffb08a', opacity: 0.8 })),
    ...[-1, 1].flatMap((side) =>
      bigEye([side * 122, -490], 92, 100, ['#24314f', '#4f86c9'], acting.gaze, inner),
    ),
    ...[-1, 1].map((side) =>
      shape(
        curve([
          [side * 50, -612 + acting.brow[0]],
          [side * 120, -632 + (acting.brow[0] + acting.brow[1]) / 2],
          [side * 200, -610 + acting.brow[1]],
        ]),
        { stroke: '#5a1230', width: 34 },
      ),
    ),
    moodMouth(mood, [0, -330], 0.82, inner),
    ...arms.flatMap((limb) => drawSoftArm(limb, '#5d6784', '#aab4c9', inner)),
  ];
  return {
    nodes,
    face: { x: -250, y: -650, width: 500, height: 390 },
    head: { x: -350, y: -1010, width: 700, height: 800 },
    mouth: [0, -325],
    paper: '#ffeeea',
  };
};

function wheel(x: number, edge: string, inner: number): Node[] {
  const spokes = [0, 1, 2, 3]
    .map((i) => {
      const a = (i * Math.PI) / 4;
      const [dx, dy] = [Math.cos(a) * 74, Math.sin(a) * 74];
      return `M${x - dx} ${-92 - dy}L${x + dx} ${-92 + dy}`;
    })
    .join('');
  return [
    shape(edge, { fill: '#4a3a68', stroke: INK, width: inner }),
    shape(ellipse(x, -92, 66), {
      fill: radial([x - 20, -112], 90, '#ffe2a0', '#e09a3e'),
      stroke: INK,
      width: inner,
    }),
    shape(spokes, { stroke: '#7a4420', width: 14 }),
    shape(ellipse(x, -92, 20), { fill: '#ffcf4a', stroke: INK, width: inner }),
  ];
}

/** A spoon, a gear and a key that the magnet has caught. */
function caught(inner: number): Node[] {
  const paint = { fill: '#eef3fa', stroke: INK, width: inner };
  return [
    ...drawGear(316, -960, 66, 9, '#f0b83c', inner),
    shape('M-340 -940L-250 -1060', { stroke: INK, width: 22 + inner * 2 }),
    shape('M-340 -940L-250 -1060', { stroke: '#eef3fa', width: 22 }),
    shape(ellipse(-352, -924, 34, 44), paint),
    shape(
      ellipse(140, -1006, 34) +
        rect(168, -1018, 110, 22, 6) +
        rect(240, -1004, 18, 40) +
        rect(208, -1004, 18, 32),
      paint,
    ),
    shape(ellipse(140, -1006, 13), { fill: INK }),
  ];
}
