import type { Mood } from '../../book.ts';
import { INK, light } from '../../drawing/colour.ts';
import { curve, ellipse, sparkle } from '../../drawing/path.ts';
import { group, linear, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import { bigEye } from './eyes.ts';
import { armEdge, drawSoftArm, softArm } from './limbs.ts';
import { moodMouth } from './mouths.ts';
import type { DrawCharacter } from './cast.ts';

const ICE = '#8fe9ff';
const BRASS = '#ffc531';

interface Acting {
  right: Point;
  left: Point;
  gaze: Point;
  brow: readonly [inner: number, outer: number];
}

const actings: Record<Mood, Acting> = {
  happy: { right: [470, -620], left: [-330, -150], gaze: [0.3, 0], brow: [-10, -6] },
  amazed: { right: [440, -600], left: [-400, -150], gaze: [0.2, -0.4], brow: [-38, -28] },
  sad: { right: [330, -160], left: [-300, -130], gaze: [0.2, 0.6], brow: [-34, 20] },
  scared: { right: [400, -330], left: [-250, -110], gaze: [0.5, -0.2], brow: [-36, 8] },
  proud: { right: [400, -210], left: [-330, -130], gaze: [0.3, -0.1], brow: [4, -14] },
};

/** Jhatpat the comet: seventy-six years late, and never once on foot. The tail streams to the left. */
export const jhatpat: DrawCharacter = (mood, ink) => {
  const acting = actings[mood];
  const inner = ink * 0.62;
  const head = ellipse(0, -400, 330);
  const tail =
    'M120 -716C-300 -820 -800 -900 -1700 -1240C-1250 -960 -1020 -840 -1000 -800C-1260 -830 -1500 -850 -1800 -930C-1400 -740 -1040 -640 -940 -590C-1180 -570 -1400 -560 -1640 -590C-1240 -400 -700 -280 -300 -240C-200 -140 -120 -90 20 -76Z';
  const middle =
    'M60 -690C-300 -760 -760 -830 -1240 -1010C-980 -840 -860 -760 -840 -730C-1000 -750 -1140 -760 -1300 -800C-1060 -680 -860 -600 -780 -560C-900 -540 -1040 -540 -1180 -550C-900 -430 -560 -320 -240 -270Z';
  const arms = [
    softArm(1, [260, -300], acting.right, { widths: [38, 32, 30] }),
    softArm(-1, [-190, -200], acting.left, { widths: [38, 32, 30] }),
  ];
  const [wx, wy] = acting.right;
  const nodes: Node[] = [
    shape(ellipse(0, -400, 620), {
      fill: radial(
        [0, -400],
        620,
        { at: 0.3, colour: '#d9fbff', opacity: 0.7 },
        { at: 1, colour: '#5fd0ff', opacity: 0 },
      ),
    }),
    shape(tail, {
      fill: linear([-1700, 0], [0, 0], '#ff6fb0', '#ff9d4d', '#ffd95e'),
      stroke: INK,
      width: ink,
    }),
    shape(middle, { fill: linear([-1300, 0], [0, 0], '#ffc46b', '#fff3b8') }),
    shape(sparkle(-1420, -760, 60) + sparkle(-1120, -1080, 44) + sparkle(-900, -430, 50), {
      fill: '#ffffff',
    }),
    shape([head, ...arms.map(armEdge)].join(''), { fill: INK, stroke: INK, width: ink * 1.8 }),
    shape(head, { fill: radial([-110, -540], 640, '#ffffff', ICE, '#2f8fe0') }),
    group(
      [
        shape('M120 -760C260 -560 240 -200 -20 -40L400 0L400 -800Z', { fill: '#1d4fb8', opacity: 0.22 }),
        ...(
          [
            [-210, -300, 44],
            [220, -600, 30],
            [120, -140, 40],
            [-90, -130, 24],
          ] as const
        ).map(([x, y, r]) => shape(ellipse(x, y, r, r * 0.8), { fill: '#5fbdf0', opacity: 0.8 })),
      ],
      { clip: head },
    ),
    shape(head, { stroke: INK, width: inner * 1.2 }),
    // A flier's cap and goggles, pushed up.
    shape('M-300 -540C-290 -740 -120 -790 0 -790C120 -790 290 -740 300 -540C180 -630 -180 -630 -300 -540Z', {
      fill: linear([-300, -800], [300, -560], light('#b8552f', 0.25), '#b8552f', '#6e2a2a'),
      stroke: INK,
      width: inner * 1.2,
    }),
    ...[-1, 1].flatMap((side) => [
      shape(ellipse(side * 106, -690, 88, 66), { fill: BRASS, stroke: INK, width: inner * 1.2 }),
      shape(ellipse(side * 106, -690, 62, 44), { fill: '#c9f6ff', stroke: INK, width: inner }),
      shape(`M${side * 106 - 30} -700L${side * 106 + 4} -724`, { stroke: '#ffffff', width: 14 }),
    ]),
    ...[-1, 1].map((side) => shape(ellipse(side * 206, -370, 46, 28), { fill: '#ff8fb8', opacity: 0.75 })),
    ...[-1, 1].flatMap((side) =>
      bigEye([side * 112, -470], 84, 94, ['#123a8a', '#3fc0ff'], acting.gaze, inner * 1.1),
    ),
    ...[-1, 1].map((side) =>
      shape(
        curve([
          [side * 56, -580 + acting.brow[0]],
          [side * 112, -594 + (acting.brow[0] + acting.brow[1]) / 2],
          [side * 176, -574 + acting.brow[1]],
        ]),
        { stroke: INK, width: 20 },
      ),
    ),
    moodMouth(mood, [0, -316], 0.86, inner),
    ...arms.flatMap((limb) => drawSoftArm(limb, ICE, '#ffffff', inner)),
    // The biggest watch in the sky.
    shape(ellipse(wx - 26, wy + 40, 62), { fill: BRASS, stroke: INK, width: inner * 1.2 }),
    shape(ellipse(wx - 26, wy + 40, 42), { fill: '#fffdf5', stroke: INK, width: inner * 0.8 }),
    shape(`M${wx - 26} ${wy + 12}L${wx - 26} ${wy + 40}L${wx - 4} ${wy + 54}`, { stroke: INK, width: 10 }),
  ];
  return {
    nodes,
    face: { x: -230, y: -600, width: 460, height: 370 },
    head: { x: -340, y: -800, width: 680, height: 740 },
    mouth: [0, -300],
    paper: '#e4fbff',
  };
};
