import { INK, light, shade } from '../../drawing/colour.ts';
import { curve, ellipse, rect } from '../../drawing/path.ts';
import { group, linear, place, radial, shape, type Node } from '../../drawing/tree.ts';
import { drawGear } from './gears.ts';
import type { DrawProp } from './prop.ts';

const COPPER = '#e07f45';
const BRASS = '#ffc93d';
const FRAME = '#1fa87f';

/** A heavy bicycle of the milkman's kind, repainted green. It stands on y 500. */
export const bicycle: DrawProp = (ink) => {
  const tyres = [-460, 460].map((x) => ellipse(x, 180, 300));
  const frame =
    'M-460 180L-200 -240L280 -240L60 180L-200 -240M60 180L-460 180M280 -240L460 180M280 -240L250 -400L380 -430';
  const seat = 'M-330 -330C-280 -370 -140 -370 -90 -330C-140 -290 -280 -280 -330 -330Z';
  return {
    nodes: [
      ...tyres.flatMap((d, i): Node[] => [
        shape(d, { stroke: INK, width: 58 + ink }),
        shape(d, { stroke: '#5a4a6e', width: 34 }),
        shape(spokes(i ? 460 : -460), { stroke: '#dfe7f0', width: 9 }),
        shape(ellipse(i ? 460 : -460, 180, 40), { fill: BRASS, stroke: INK, width: ink * 0.8 }),
      ]),
      shape(frame, { stroke: INK, width: 46 + ink * 2 }),
      shape(frame, { stroke: FRAME, width: 46 }),
      shape('M-200 -240L-210 -320', { stroke: INK, width: 40 + ink }),
      shape(seat, { fill: '#8a4a2e', stroke: INK, width: ink }),
      shape(ellipse(396, -436, 40), { fill: '#f0403f', stroke: INK, width: ink }),
      shape(ellipse(320, -330, 60), { fill: '#fff3b0', stroke: INK, width: ink }),
      ...drawGear(60, 180, 90, 12, BRASS, ink * 0.8),
    ],
  };
};

function spokes(x: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const a = (i * Math.PI) / 6;
    const [dx, dy] = [Math.round(Math.cos(a) * 270), Math.round(Math.sin(a) * 270)];
    return `M${x - dx} ${180 - dy}L${x + dx} ${180 + dy}`;
  }).join('');
}

/**
 * The helper's suit, taken off: a copper vest, a saucepan, boots and a gear in a heap. It stands on y 460.
 */
export const suitHeap: DrawProp = (ink) => {
  const copper = linear([-300, -300], [320, 420], light(COPPER, 0.5), COPPER, shade(COPPER, 0.4));
  const vest =
    'M-250 -220C-340 -40 -330 240 -230 400L230 400C330 240 340 -40 250 -220C160 -160 -160 -160 -250 -220Z';
  const boot = 'M-120 -160L60 -160L60 40C150 50 230 90 230 160L-120 160Z';
  return {
    nodes: [
      shape(ellipse(0, 450, 640, 60), { fill: '#1a0b45', opacity: 0.35 }),
      ...[-1, 1].map((side) =>
        group(
          [
            shape(boot, { fill: copper, stroke: INK, width: ink }),
            shape(rect(-134, -190, 210, 60, 20), { fill: BRASS, stroke: INK, width: ink }),
            shape(rect(-130, 130, 370, 40, 14), { fill: '#4a2a3a', stroke: INK, width: ink * 0.8 }),
          ],
          { matrix: place(side * 420, 290, side * 4, side * 0.9, 0.9) },
        ),
      ),
      shape(vest, { fill: INK, stroke: INK, width: ink * 2 }),
      shape(vest, { fill: copper }),
      shape('M-290 -60C-100 0 100 0 290 -60M-280 220C-100 280 100 280 280 220', {
        stroke: shade(COPPER, 0.5),
        width: 16,
      }),
      shape('M-230 -120C-270 0 -270 160 -220 300', { stroke: '#ffffff', width: 30, opacity: 0.7 }),
      shape([-200, -70, 70, 200].map((x) => ellipse(x, -110, 18)).join(''), {
        fill: BRASS,
        stroke: INK,
        width: ink * 0.6,
      }),
      shape(rect(-110, 40, 220, 150, 24), { fill: BRASS, stroke: INK, width: ink }),
      shape(rect(-80, 66, 160, 98, 14), { fill: '#2a3f8f', stroke: INK, width: ink * 0.7 }),
      shape('M-230 -230C-150 -330 150 -330 230 -230C150 -170 -150 -170 -230 -230Z', {
        fill: '#5a2c2e',
        stroke: INK,
        width: ink,
      }),
      ...saucepan(ink),
      ...drawGear(330, 60, 120, 10, BRASS, ink * 0.9),
    ],
  };
};

function saucepan(ink: number): Node[] {
  const copper = linear([-240, -160], [240, 110], light(COPPER, 0.5), COPPER, shade(COPPER, 0.4));
  return [
    group(
      [
        shape('M180 -40L420 -120C460 -130 470 -80 436 -66L190 30Z', {
          fill: '#7a4630',
          stroke: INK,
          width: ink,
        }),
        shape('M-220 80C-230 -60 -190 -160 0 -160C190 -160 230 -60 220 80Z', {
          fill: copper,
          stroke: INK,
          width: ink,
        }),
        shape(rect(-246, 50, 492, 62, 28), { fill: BRASS, stroke: INK, width: ink }),
        shape('M-160 0C-160 -70 -120 -110 -60 -120', { stroke: '#ffffff', width: 24, opacity: 0.8 }),
      ],
      { matrix: place(20, -330, -14, 0.96) },
    ),
  ];
}

/** A tin trunk with a railway label. It stands on y 400. */
export const trunk: DrawProp = (ink) => ({
  nodes: [
    shape(ellipse(0, 396, 680, 60), { fill: '#1a0b45', opacity: 0.4 }),
    shape(rect(-620, -180, 1240, 580, 40), {
      fill: linear([-600, -180], [600, 400], '#5fb0a8', '#2f7f8a', '#234a68'),
      stroke: INK,
      width: ink * 1.3,
    }),
    shape('M-640 -160C-640 -380 640 -380 640 -160Z', {
      fill: linear([0, -360], [0, -160], '#8fd0c0', '#3f8f92'),
      stroke: INK,
      width: ink * 1.3,
    }),
    shape('M-400 -320L-400 390M400 -320L400 390', { stroke: '#7a4630', width: 70 }),
    shape(rect(-90, -210, 180, 150, 24), { fill: BRASS, stroke: INK, width: ink }),
    shape(ellipse(0, -140, 26), { fill: INK }),
    shape(rect(-330, 60, 230, 150, 16), { fill: '#fff0d0', stroke: INK, width: ink * 0.7 }),
    shape('M-300 110L-140 110M-300 160L-190 160', { stroke: '#c2504a', width: 20 }),
    shape(ellipse(210, 160, 100), {
      fill: radial([180, 130], 130, '#ffb08a', '#e8503c'),
      stroke: INK,
      width: ink * 0.7,
    }),
    shape(
      curve([
        [150, 170],
        [200, 120],
        [270, 180],
      ]),
      { stroke: '#ffffff', width: 18 },
    ),
  ],
});
