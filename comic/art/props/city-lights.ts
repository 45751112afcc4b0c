import { INK, light, shade } from '../../drawing/colour.ts';
import { curve, ellipse, rect } from '../../drawing/path.ts';
import { linear, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

export type Signal = 'red' | 'amber' | 'green';

const signals: readonly (readonly [Signal, string])[] = [
  ['red', '#ff3b4e'],
  ['amber', '#ffb52e'],
  ['green', '#3fe07f'],
];

const halo = (x: number, y: number, radius: number, colour: string, opacity = 0.8): Node =>
  shape(ellipse(x, y, radius), {
    fill: radial([x, y], radius, { at: 0, colour, opacity }, { at: 1, colour, opacity: 0 }),
  });

/** A traffic light without its post, with one lamp lit. */
export function drawSignal(lit: Signal, ink: number): Node[] {
  return [
    ...signals.flatMap(([name, colour], i) =>
      name === lit ? [halo(0, -300 + i * 300, 620, colour, 0.75)] : [],
    ),
    shape(rect(-210, -490, 420, 980, 120), {
      fill: linear([-210, 0], [210, 0], '#59629c', '#2c2f63', '#1d1b48'),
      stroke: INK,
      width: ink,
    }),
    ...signals.flatMap(([name, colour], i): Node[] => {
      const y = -300 + i * 300;
      return [
        shape(ellipse(0, y, 122), {
          fill: name === lit ? radial([-30, y - 30], 160, '#ffffff', colour) : shade(colour, 0.72),
          stroke: INK,
          width: ink * 0.7,
        }),
        shape(`M-140 ${y - 50}C-110 ${y - 176} 110 ${y - 176} 140 ${y - 50}`, {
          stroke: INK,
          width: ink * 0.7 + 26,
        }),
        shape(`M-140 ${y - 50}C-110 ${y - 176} 110 ${y - 176} 140 ${y - 50}`, {
          stroke: '#59629c',
          width: 24,
        }),
      ];
    }),
  ];
}

export const redSignal: DrawProp = (ink) => ({ nodes: drawSignal('red', ink) });
export const greenSignal: DrawProp = (ink) => ({ nodes: drawSignal('green', ink) });

/** A street's bulb in a tin hat. */
export const streetBulb: DrawProp = (ink) => ({
  nodes: [
    halo(0, 120, 900, '#ffe27a', 0.85),
    shape(ellipse(0, 150, 290, 320), {
      fill: radial([-80, 60], 420, '#ffffff', '#fff3b0', '#ffd23f'),
      stroke: INK,
      width: ink,
    }),
    shape(
      curve([
        [-90, 330],
        [-50, 160],
        [0, 260],
        [50, 160],
        [90, 330],
      ]),
      { stroke: '#ff9d2e', width: 26 },
    ),
    shape('M-420 -40C-380 -300 -200 -420 0 -430C200 -420 380 -300 420 -40C200 20 -200 20 -420 -40Z', {
      fill: linear([-400, -300], [400, 0], light('#2fb3a8', 0.4), '#2fb3a8', shade('#2fb3a8', 0.5)),
      stroke: INK,
      width: ink,
    }),
    shape(rect(-60, -500, 120, 100, 30), { fill: '#ffcf2e', stroke: INK, width: ink }),
  ],
});

/** The sweet shop's sign: a jalebi of pink light. */
export const jalebiSign: DrawProp = (ink) => {
  const coil = curve(
    Array.from({ length: 34 }, (_, i) => {
      const a = (i / 33) * Math.PI * 6.2;
      const reach = 60 + i * 9.4;
      return [Math.cos(a) * reach, Math.sin(a) * reach * 0.9] as const;
    }),
  );
  return {
    nodes: [
      halo(0, 0, 760, '#ff6fb5', 0.75),
      shape(coil, { stroke: INK, width: 84 + ink * 1.6 }),
      shape(coil, { stroke: '#ff5aa5', width: 84 }),
      shape(coil, { stroke: '#ffe0f0', width: 30 }),
    ],
  };
};

/** The cinema's star of bulbs. */
export const cinemaSign: DrawProp = (ink) => {
  const points = Array.from({ length: 10 }, (_, i) => corner(i));
  const d = `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`;
  return {
    nodes: [
      halo(0, 0, 820, '#8fd8ff', 0.7),
      shape(d, { fill: radial([-60, -80], 480, '#7fd0ff', '#2f6fe0'), stroke: INK, width: ink * 1.4 }),
      shape(points.map(([x, y]) => ellipse(x * 0.82, y * 0.82, 44)).join(''), {
        fill: '#fff6c9',
        stroke: INK,
        width: ink * 0.6,
      }),
    ],
  };
};

function corner(i: number): Point {
  const reach = i % 2 ? 230 : 480;
  const a = (i / 10) * Math.PI * 2 - Math.PI / 2;
  return [Math.cos(a) * reach, Math.sin(a) * reach];
}
