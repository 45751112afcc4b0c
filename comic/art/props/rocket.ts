import { INK, light, shade } from '../../drawing/colour.ts';
import { curve, ellipse, rect, star } from '../../drawing/path.ts';
import { group, linear, radial, shape, type Node } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const HULL = '#f7f5ff';
const RED = '#f23b4e';
const body =
  'M0 -470C96 -390 150 -250 150 -90C150 40 122 150 84 216L-84 216C-122 150 -150 40 -150 -90C-150 -250 -96 -390 0 -470Z';
const nose = 'M0 -470C60 -420 104 -350 128 -272C90 -246 -90 -246 -128 -272C-104 -350 -60 -420 0 -470Z';
const fin = (side: number): string =>
  `M${side * 134} 40C${side * 216} 70 ${side * 262} 160 ${side * 250} 296C${side * 200} 240 ${side * 150} 226 ${side * 92} 216Z`;

/** A round-bellied rocket pointing up, on a flame. */
export const rocket: DrawProp = (ink) => ({
  voice: [0, -110],
  nodes: [...flame(ink), ...rocketBody(ink)],
});

/** The same rocket at rest on its fins. */
export const rocketAtRest: DrawProp = (ink) => ({
  voice: [0, -110],
  nodes: [shape(ellipse(10, 300, 270, 44), { fill: '#1a0b45', opacity: 0.4 }), ...rocketBody(ink)],
});

function flame(ink: number): Node[] {
  return [
    shape(ellipse(0, 420, 260), {
      fill: radial(
        [0, 420],
        260,
        { at: 0, colour: '#ffb347', opacity: 0.7 },
        { at: 1, colour: '#ff5a1f', opacity: 0 },
      ),
    }),
    shape(tongue(1.15), { fill: '#ff7a1f', stroke: INK, width: ink }),
    shape(tongue(0.8), { fill: '#ffc62e' }),
    shape(tongue(0.45), { fill: '#fff6c9' }),
  ];
}

function rocketBody(ink: number): Node[] {
  const inner = ink * 0.6;
  return [
    shape(body + fin(1) + fin(-1) + rect(-74, 206, 148, 50, 12), { fill: INK, stroke: INK, width: ink * 2 }),
    ...[-1, 1].flatMap((side) => [
      shape(fin(side), { fill: side < 0 ? RED : shade(RED, 0.3) }),
      shape(fin(side), { stroke: INK, width: inner }),
    ]),
    shape(rect(-74, 206, 148, 50, 12), {
      fill: linear([-74, 0], [74, 0], '#9aa0c8', '#4b4f86'),
      stroke: INK,
      width: inner,
    }),
    shape(body, { fill: HULL }),
    group(
      [
        shape('M40 -500C150 -380 60 -60 34 240L240 240L240 -500Z', {
          fill: shade('#c9c6ef', 0.15),
          opacity: 0.75,
        }),
        shape(rect(-200, 96, 400, 46), { fill: '#ffd23f', stroke: INK, width: inner }),
        shape(
          curve([
            [-112, -230],
            [-122, -90],
            [-104, 60],
          ]),
          { stroke: '#ffffff', width: 22 },
        ),
        shape(`M-150 178L150 178`, { stroke: INK, width: inner, opacity: 0.5 }),
      ],
      { clip: body },
    ),
    shape(nose, { fill: RED }),
    group(
      [shape('M40 -500C80 -400 60 -300 54 -240L200 -240L200 -500Z', { fill: shade(RED, 0.5), opacity: 0.8 })],
      { clip: nose },
    ),
    shape(
      curve([
        [-64, -352],
        [-42, -392],
        [-18, -420],
      ]),
      { stroke: light(RED, 0.6), width: 14 },
    ),
    shape(nose, { stroke: INK, width: inner }),
    shape(body, { stroke: INK, width: ink }),
    shape(ellipse(0, -110, 92), { fill: '#ffb02e', stroke: INK, width: inner }),
    shape(ellipse(0, -110, 66), {
      fill: linear([-60, -170], [60, -50], '#d9f7ff', '#3aa0ef'),
      stroke: INK,
      width: inner,
    }),
    shape(
      curve([
        [-40, -124],
        [-26, -150],
        [0, -158],
      ]),
      { stroke: '#ffffff', width: 14 },
    ),
    shape(star(0, 119, 30, 13, 5), { fill: '#ffffff', stroke: INK, width: inner * 0.8 }),
    shape('M-10 140C-16 190 -16 240 -12 300L12 300C16 240 16 190 10 140Z', {
      fill: shade(RED, 0.15),
      stroke: INK,
      width: inner,
    }),
  ];
}

function tongue(k: number): string {
  return `M${-78 * k} 236C${-120 * k} ${300 + 40 * k} ${-70 * k} ${330 + 80 * k} ${-36 * k} ${300 + 120 * k}C${-30 * k} ${360 + 100 * k} ${-6 * k} ${400 + 110 * k} 0 ${380 + 150 * k}C${6 * k} ${400 + 110 * k} ${30 * k} ${360 + 100 * k} ${36 * k} ${300 + 120 * k}C${70 * k} ${330 + 80 * k} ${120 * k} ${300 + 40 * k} ${78 * k} 236Z`;
}
