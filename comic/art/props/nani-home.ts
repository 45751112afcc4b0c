import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, polygon } from '../../drawing/path.ts';
import { linear, radial, shape, type Node } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const COPPER = '#d9753c';
const TIN = '#9fb8cc';

/** A copper kettle with tea on its breath. It stands on y 400; its spout points to the left. */
export const kettle: DrawProp = (ink) => {
  const body = blob(
    [
      [0, -190],
      [230, -120],
      [330, 120],
      [270, 360],
      [0, 400],
      [-270, 360],
      [-330, 120],
      [-230, -120],
    ],
    0.95,
  );
  const spout = 'M-250 120C-400 90 -400 -120 -520 -170L-430 -230C-300 -160 -330 -20 -210 -40Z';
  const handle = curve([
    [-170, -170],
    [-150, -400],
    [150, -400],
    [170, -170],
  ]);
  return {
    gripped: true,
    heldAt: [0, -350],
    nodes: [
      ...steam(),
      shape(handle, { stroke: INK, width: 62 + ink * 2 }),
      shape(handle, { stroke: '#5a3a2a', width: 62 }),
      shape(body + spout, { fill: INK, stroke: INK, width: ink * 1.8 }),
      shape(spout, {
        fill: linear([-500, -200], [-220, 100], light(COPPER, 0.45), COPPER),
        stroke: INK,
        width: ink * 0.7,
      }),
      shape(body, {
        fill: radial([-120, -20], 620, light(COPPER, 0.6), COPPER, shade(COPPER, 0.45)),
        stroke: INK,
        width: ink * 0.7,
      }),
      shape('M-200 -140C-120 -230 120 -230 200 -140C120 -100 -120 -100 -200 -140Z', {
        fill: light(COPPER, 0.3),
        stroke: INK,
        width: ink * 0.7,
      }),
      shape(ellipse(0, -236, 46), { fill: '#ffcf4a', stroke: INK, width: ink * 0.7 }),
      shape('M-310 210C-120 270 120 270 310 210', { stroke: '#ffcf4a', width: 30 }),
      shape('M-230 60C-220 -20 -180 -70 -130 -90', { stroke: '#ffffff', width: 34, opacity: 0.8 }),
    ],
  };
};

function steam(): Node[] {
  return [
    shape('M-530 -250C-640 -330 -430 -400 -540 -500M-450 -290C-530 -350 -370 -420 -450 -520', {
      stroke: '#ffffff',
      width: 34,
      opacity: 0.85,
    }),
  ];
}

/** A steel bucket, very full. It stands on y 500. */
export const bucket: DrawProp = (ink) => {
  const side = polygon([
    [-360, -240],
    [360, -240],
    [270, 480],
    [-270, 480],
  ]);
  const bail = 'M-350 -230C-330 -560 330 -560 350 -230';
  return {
    nodes: [
      shape(ellipse(0, 490, 360, 44), { fill: '#1a0b45', opacity: 0.35 }),
      shape(bail, { stroke: INK, width: 34 + ink * 2 }),
      shape(bail, { stroke: TIN, width: 34 }),
      shape(side, {
        fill: linear([-340, 0], [340, 0], '#ffffff', TIN, shade(TIN, 0.45)),
        stroke: INK,
        width: ink,
      }),
      shape('M-330 60C-120 110 120 110 326 60M-300 320C-120 366 120 366 290 320', {
        stroke: shade(TIN, 0.4),
        width: 20,
      }),
      shape(ellipse(0, -240, 360, 90), {
        fill: linear([0, -320], [0, -160], '#bff0ff', '#3fb0ea'),
        stroke: INK,
        width: ink,
      }),
      shape('M-200 -250C-140 -276 -80 -230 -20 -252M60 -220C110 -244 160 -204 220 -224', {
        stroke: '#ffffff',
        width: 20,
      }),
      shape('M300 -180C330 -120 340 -60 310 -20C270 -40 276 -110 300 -180Z', {
        fill: '#6fd0ff',
        stroke: INK,
        width: ink * 0.7,
      }),
    ],
  };
};

/** A dragon's small flame, blowing to the left. */
export const littleFlame: DrawProp = (ink) => ({
  nodes: [
    shape(ellipse(-60, 0, 620, 460), {
      fill: radial(
        [-60, 0],
        620,
        { at: 0, colour: '#ffe27a', opacity: 0.8 },
        { at: 1, colour: '#ffb02e', opacity: 0 },
      ),
    }),
    shape(
      'M520 0C300 -220 60 -60 -120 -260C-140 -140 -320 -180 -520 -60C-380 -40 -420 80 -560 140C-340 130 -260 220 -120 200C60 260 300 200 520 0Z',
      {
        fill: linear([-500, 0], [500, 0], '#ff5a2e', '#ff9d2e', '#ffd23f'),
        stroke: INK,
        width: ink,
      },
    ),
    shape(
      'M430 0C260 -110 80 -20 -100 -110C-90 -30 -220 -40 -330 30C-200 40 -160 120 -40 110C120 140 300 100 430 0Z',
      {
        fill: '#fff3a8',
      },
    ),
  ],
});

/**
 * Nani's head on the pillow: silver hair in a bun, a red bindi, spectacles folded away, a smile that is
 * nearly awake.
 */
export const naniAsleep: DrawProp = (ink) => {
  const skin = '#b97a4b';
  const inner = ink * 0.7;
  const head = blob(
    [
      [0, -380],
      [240, -330],
      [350, -120],
      [320, 140],
      [170, 330],
      [0, 370],
      [-170, 330],
      [-320, 140],
      [-350, -120],
      [-240, -330],
    ],
    0.95,
  );
  const hair =
    'M-372 60C-420 -330 -180 -470 10 -460C210 -460 420 -330 372 60C330 -110 250 -220 20 -250C-220 -230 -330 -110 -372 60Z';
  return {
    nodes: [
      shape(ellipse(-330, -330, 190, 170), { fill: '#e9e6f2', stroke: INK, width: ink }),
      shape('M-440 -380C-380 -320 -300 -300 -220 -330', { stroke: '#a9a2c4', width: 18 }),
      shape(head + hair, { fill: INK, stroke: INK, width: ink * 1.6 }),
      shape(head, { fill: radial([-110, -90], 640, light(skin, 0.35), skin, shade(skin, 0.25)) }),
      shape(hair, {
        fill: linear([-300, -460], [300, 0], '#ffffff', '#dcd8ea', '#a9a2c4'),
        stroke: INK,
        width: inner,
      }),
      shape(
        'M20 -450C10 -380 14 -310 20 -252M-180 -400C-220 -330 -260 -250 -290 -160M200 -400C240 -330 270 -250 300 -160',
        {
          stroke: '#9a93b8',
          width: 14,
        },
      ),
      shape(ellipse(4, -170, 30), { fill: '#e2353f' }),
      shape(
        curve([
          [-220, -10],
          [-140, 40],
          [-60, -6],
        ]) +
          curve([
            [60, -6],
            [140, 40],
            [220, -10],
          ]),
        { stroke: INK, width: 26 },
      ),
      shape(
        curve([
          [-214, -110],
          [-140, -134],
          [-70, -112],
        ]) +
          curve([
            [70, -112],
            [140, -134],
            [214, -110],
          ]),
        {
          stroke: '#8a84a4',
          width: 20,
        },
      ),
      shape(
        curve([
          [-24, 40],
          [-34, 110],
          [20, 120],
        ]),
        { stroke: shade(skin, 0.5), width: 16 },
      ),
      shape(
        curve([
          [-110, 200],
          [0, 250],
          [120, 190],
        ]),
        { stroke: INK, width: 24 },
      ),
      shape(ellipse(-210, 130, 64, 40) + ellipse(210, 130, 64, 40), { fill: '#e8505a', opacity: 0.35 }),
      shape('M-262 60L-300 90M-256 30L-300 40M262 60L300 90M256 30L300 40', {
        stroke: shade(skin, 0.4),
        width: 12,
      }),
      shape(ellipse(352, 150, 24), { fill: '#ffcf4a', stroke: INK, width: inner }),
    ],
  };
};
