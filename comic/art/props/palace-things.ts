import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, ellipse, rect } from '../../drawing/path.ts';
import { linear, radial, shape } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const GOLD = '#ffc93c';

/** A fat silk cushion to sit still on. */
export const cushion: DrawProp = (ink) => {
  const d = blob(
    [
      [-900, -60],
      [-700, -260],
      [0, -320],
      [700, -260],
      [900, -60],
      [760, 240],
      [0, 320],
      [-760, 240],
    ],
    0.9,
  );
  return {
    nodes: [
      shape(ellipse(0, 300, 900, 90), { fill: '#1a0b45', opacity: 0.35 }),
      shape(d, {
        fill: radial([-240, -160], 1200, '#9fe6e0', '#1fa39e', '#0c5f6a'),
        stroke: INK,
        width: ink * 1.2,
      }),
      shape('M-880 20C-500 120 500 120 880 20', { stroke: INK, width: ink + 30 }),
      shape('M-880 20C-500 120 500 120 880 20', { stroke: GOLD, width: 34 }),
      ...[-920, 920].map((x) => shape(ellipse(x, 20, 70), { fill: GOLD, stroke: INK, width: ink })),
    ],
  };
};

/** The queen's seat: a high round back with a peacock's colours. */
export const throne: DrawProp = (ink) => ({
  nodes: [
    shape(ellipse(0, 490, 520, 50), { fill: '#1a0b45', opacity: 0.35 }),
    shape('M-400 480L-400 -120C-420 -620 420 -620 400 -120L400 480Z', {
      fill: linear([-400, -500], [400, 480], '#fff0a6', GOLD, '#c9791c'),
      stroke: INK,
      width: ink * 1.3,
    }),
    shape('M-320 480L-320 -110C-330 -500 330 -500 320 -110L320 480Z', {
      fill: radial([-80, -200], 700, '#ff7fb4', '#c9246e', '#7a1250'),
      stroke: INK,
      width: ink * 0.8,
    }),
    shape([-180, 0, 180].flatMap((x) => [-240, -40, 160].map((y) => ellipse(x, y, 24))).join(''), {
      fill: GOLD,
      opacity: 0.8,
    }),
    ...[-400, 400].map((x) =>
      shape(rect(x - 60, 60, 120, 420, 40), {
        fill: linear([x - 60, 0], [x + 60, 0], '#fff0a6', GOLD, '#c9791c'),
        stroke: INK,
        width: ink,
      }),
    ),
    ...[-400, 0, 400].map((x) =>
      shape(ellipse(x, x === 0 ? -520 : 40, 66), {
        fill: x === 0 ? '#37c8ff' : light(GOLD, 0.3),
        stroke: INK,
        width: ink,
      }),
    ),
  ],
});

/**
 * A low table with tea that has gone cold and laddoos that are being kept for somebody. It stands on y 500.
 */
export const teaTable: DrawProp = (ink) => {
  const ball = (x: number, y: number): ReturnType<typeof shape> =>
    shape(ellipse(x, y, 96), {
      fill: radial([x - 34, y - 40], 150, '#ffe89a', '#ffb52e', '#d97a1a'),
      stroke: INK,
      width: ink * 0.9,
    });
  return {
    nodes: [
      shape(ellipse(0, 490, 560, 50), { fill: '#1a0b45', opacity: 0.35 }),
      ...[-380, 380].map((x) =>
        shape(rect(x - 46, 60, 92, 430, 30), {
          fill: linear([x - 46, 0], [x + 46, 0], '#c9793c', shade('#c9793c', 0.4)),
          stroke: INK,
          width: ink,
        }),
      ),
      shape(rect(-560, 10, 1120, 100, 40), {
        fill: linear([0, 10], [0, 110], '#f2b06a', '#b8643c'),
        stroke: INK,
        width: ink * 1.1,
      }),
      ...[
        [-330, -110],
        [-150, -110],
        [-240, -260],
      ].map(([x, y]) => ball(x!, y!)),
      shape('M-480 -60L0 -60C-30 10 -120 16 -240 16C-360 16 -450 10 -480 -60Z', {
        fill: linear([-480, 0], [0, 0], '#ffffff', '#b8c2d4'),
        stroke: INK,
        width: ink,
      }),
      shape('M370 -190C500 -210 500 -60 350 -70', { stroke: INK, width: 50 + ink }),
      shape('M370 -190C500 -210 500 -60 350 -70', { stroke: '#ffffff', width: 34 }),
      shape('M130 -230L390 -230C390 -90 350 0 260 0C170 0 130 -90 130 -230Z', {
        fill: linear([130, 0], [390, 0], '#ffffff', '#ffd6e6'),
        stroke: INK,
        width: ink,
      }),
      shape(ellipse(260, -230, 130, 34), { fill: '#b8743c', stroke: INK, width: ink }),
      shape('M220 -300C180 -360 270 -390 230 -460M300 -300C270 -350 340 -390 310 -440', {
        stroke: '#ffffff',
        width: 20,
        opacity: 0.8,
      }),
    ],
  };
};
