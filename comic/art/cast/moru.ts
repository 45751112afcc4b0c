import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, polygon } from '../../drawing/path.ts';
import { bend, edge, tube } from '../../drawing/tube.ts';
import { group, place, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import { bigEye } from './eyes.ts';
import type { DrawCharacter } from './cast.ts';

const BLUE = '#1f6fe0';
const TEAL = '#12b5a6';

/** Moru, a peacock who keeps the garden's keys and loses them. His fan opens with his courage. */
export const moru: DrawCharacter = (mood, ink) => {
  const inner = ink * 0.62;
  const open = mood === 'sad' || mood === 'scared' ? 0.5 : 1;
  const feathers = Array.from({ length: 11 }, (_, i) => (i - 5) * 15.5 * open);
  const neck = edge(tube(bend([10, -330], [70, -520], [0, -700], 0.8), [120, 84, 74]), 0.6, 0.5);
  const body = blob([
    [-20, -430],
    [130, -400],
    [210, -270],
    [170, -130],
    [20, -80],
    [-130, -130],
    [-180, -270],
    [-130, -390],
  ]);
  const head = ellipse(0, -740, 150, 140);
  const wing = blob([
    [-150, -340],
    [-40, -360],
    [60, -280],
    [-10, -190],
    [-110, -190],
    [-190, -250],
  ]);
  const legs = [-50, 60];
  const all = [neck, body, head].join('');
  const gaze: Point = mood === 'sad' ? [0, 0.5] : mood === 'scared' ? [0.4, 0] : [-0.2, -0.1];
  const worried = mood === 'sad' || mood === 'scared' ? 26 : 0;
  const nodes: Node[] = [
    shape(ellipse(0, -6, 240, 38), { fill: '#1a0b45', opacity: 0.35 }),
    ...feathers.map((turn) =>
      group(feather(inner, ink), { matrix: place(0, -240, turn, Math.abs(turn) > 60 ? 0.9 : 1) }),
    ),
    ...legs.map((x) =>
      shape(`M${x} -110L${x} -16M${x} -16L${x - 46} 0M${x} -16L${x + 4} 4M${x} -16L${x + 50} 0`, {
        stroke: INK,
        width: 22 + inner,
      }),
    ),
    ...legs.map((x) =>
      shape(`M${x} -110L${x} -16M${x} -16L${x - 46} 0M${x} -16L${x + 4} 4M${x} -16L${x + 50} 0`, {
        stroke: '#ffb02e',
        width: 20,
      }),
    ),
    shape(all, { fill: INK, stroke: INK, width: ink * 1.9 }),
    shape(body, {
      fill: radial([-60, -340], 330, light(TEAL, 0.35), TEAL, shade(TEAL, 0.4)),
      stroke: INK,
      width: inner,
    }),
    shape(neck, { fill: BLUE }),
    group(
      [
        shape('M40 -800C120 -600 120 -420 30 -260L300 -260L300 -800Z', {
          fill: shade(BLUE, 0.7),
          opacity: 0.4,
        }),
      ],
      { clip: neck },
    ),
    shape(wing, { fill: '#ffb85c', stroke: INK, width: inner }),
    shape(
      curve([
        [-140, -300],
        [-60, -300],
        [0, -260],
      ]) +
        curve([
          [-150, -250],
          [-80, -246],
          [-30, -220],
        ]),
      { stroke: INK, width: inner * 0.8 },
    ),
    ...[-34, 0, 34].map((turn) =>
      group(
        [
          shape('M0 0L0 -92', { stroke: INK, width: 14 }),
          shape(ellipse(0, -104, 19, 24), { fill: TEAL, stroke: INK, width: inner }),
          shape(ellipse(0, -102, 9), { fill: '#ffd23f' }),
        ],
        { matrix: place(0, -866, turn) },
      ),
    ),
    shape(head, {
      fill: radial([-50, -800], 260, light(BLUE, 0.45), BLUE, shade(BLUE, 0.35)),
      stroke: INK,
      width: inner,
    }),
    ...[-1, 1].map((side) => shape(ellipse(side * 66, -748, 74, 80), { fill: '#f4fbff' })),
    ...[-1, 1].flatMap((side) => [
      ...bigEye([side * 64, -756], 56, 66, ['#2a1408', '#8a4a1a'], gaze, inner),
      shape(
        curve([
          [side * 26, -838 - worried],
          [side * 66, -848 - worried * 0.4],
          [side * 110, -832 + worried * 0.3],
        ]),
        { stroke: INK, width: 16 },
      ),
    ]),
    ...beak(mood, inner),
  ];
  return {
    nodes,
    face: { x: -140, y: -850, width: 280, height: 240 },
    head: { x: -170, y: -990, width: 340, height: 400 },
    mouth: [0, -668],
    paper: '#dffcf6',
  };
};

/** One tail feather, pointing up from the origin. */
function feather(inner: number, ink: number): Node[] {
  const vane = blob(
    [
      [0, -40],
      [66, -380],
      [104, -580],
      [60, -690],
      [0, -720],
      [-60, -690],
      [-104, -580],
      [-66, -380],
    ],
    0.9,
  );
  return [
    shape(vane, { fill: INK, stroke: INK, width: ink * 1.5 }),
    shape(vane, { fill: '#1e9e6f', stroke: INK, width: inner }),
    shape('M0 -60L0 -560', { stroke: '#ffe08a', width: 10 }),
    shape([-300, -380, -460].map((y) => `M-40 ${y - 40}L0 ${y}L40 ${y - 40}`).join(''), {
      stroke: '#7fe0a0',
      width: 9,
      opacity: 0.8,
    }),
    shape(ellipse(0, -590, 70, 78), { fill: '#ffc93c', stroke: INK, width: inner * 0.8 }),
    shape(ellipse(0, -582, 50, 56), { fill: '#25c7d9' }),
    shape(ellipse(0, -574, 30, 34), { fill: '#27229a' }),
  ];
}

function beak(mood: string, inner: number): Node[] {
  const upper = polygon([
    [-50, -694],
    [0, -722],
    [50, -694],
    [0, -652],
  ]);
  if (mood === 'sad' || mood === 'scared')
    return [shape(upper, { fill: '#ffb02e', stroke: INK, width: inner })];
  return [
    shape(
      blob(
        [
          [-36, -676],
          [36, -676],
          [22, -624],
          [0, -612],
          [-22, -624],
        ],
        0.8,
      ),
      { fill: '#7a1530', stroke: INK, width: inner },
    ),
    shape(upper, { fill: '#ffb02e', stroke: INK, width: inner }),
  ];
}
