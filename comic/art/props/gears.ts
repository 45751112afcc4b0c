import { INK, light, shade } from '../../drawing/colour.ts';
import { capsule, ellipse, polygon } from '../../drawing/path.ts';
import { linear, shape, type Node, type Point } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const BRASS = '#f0b83c';

/** The outline of a toothed wheel. */
export function gearEdge(cx: number, cy: number, radius: number, teeth: number, depth = 0.2): string {
  const points: Point[] = [];
  for (let i = 0; i < teeth; i++) {
    for (const [k, r] of [
      [-0.32, 1 - depth],
      [-0.2, 1],
      [0.2, 1],
      [0.32, 1 - depth],
    ] as const) {
      const a = ((i + k) / teeth) * Math.PI * 2 - Math.PI / 2;
      points.push([cx + Math.cos(a) * radius * r, cy + Math.sin(a) * radius * r]);
    }
  }
  return polygon(points);
}

/** A brass wheel with spokes. */
export function drawGear(
  cx: number,
  cy: number,
  radius: number,
  teeth: number,
  colour: string,
  line: number,
): Node[] {
  const holes = Array.from({ length: 5 }, (_, i) => {
    const a = (i / 5) * Math.PI * 2 - 0.3;
    return ellipse(cx + Math.cos(a) * radius * 0.47, cy + Math.sin(a) * radius * 0.47, radius * 0.13);
  });
  return [
    shape(gearEdge(cx, cy, radius, teeth), {
      fill: linear(
        [cx - radius, cy - radius],
        [cx + radius, cy + radius],
        light(colour, 0.5),
        colour,
        shade(colour, 0.35),
      ),
      stroke: INK,
      width: line,
    }),
    shape(ellipse(cx, cy, radius * 0.7), { stroke: shade(colour, 0.4), width: line * 0.7 }),
    shape(holes.join(''), { fill: shade(colour, 0.65), stroke: INK, width: line * 0.6 }),
    shape(ellipse(cx, cy, radius * 0.22), { fill: light(colour, 0.4), stroke: INK, width: line * 0.8 }),
  ];
}

/** A big spanner, held by its shaft: jaws up. */
export const spanner: DrawProp = (ink) => {
  const shaft = capsule([0, -330], [0, 330], 56, 56);
  const jaws =
    'M-70 -300C-190 -340 -220 -480 -130 -590L-110 -450L0 -400L110 -450L130 -590C220 -480 190 -340 70 -300Z';
  const ring = ellipse(0, 380, 120);
  return {
    gripped: true,
    heldAt: [0, 120],
    nodes: [
      shape(shaft + jaws + ring, { fill: INK, stroke: INK, width: ink * 2 }),
      shape(shaft, { fill: linear([-56, 0], [56, 0], '#fff2c0', BRASS, shade(BRASS, 0.3)) }),
      shape(ring, { fill: linear([-120, 300], [120, 500], light(BRASS, 0.5), BRASS, shade(BRASS, 0.3)) }),
      shape(jaws, { fill: linear([-200, -500], [200, -300], light(BRASS, 0.6), BRASS, shade(BRASS, 0.35)) }),
      shape('M-16 -260L-16 250', { stroke: '#fffbe6', width: 20, opacity: 0.75 }),
      shape('M-150 -500C-166 -440 -150 -390 -110 -350', { stroke: '#ffffff', width: 18, opacity: 0.8 }),
      shape(ellipse(0, 380, 56), { fill: '#3a2a5e', stroke: INK, width: ink * 0.7 }),
    ],
  };
};

/** One brass gear; a hand holds it by its rim, from below. */
export const gear: DrawProp = (ink) => ({
  nodes: drawGear(0, 0, 490, 11, BRASS, ink),
  gripped: true,
  heldAt: [0, 430],
});
