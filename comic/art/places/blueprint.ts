import { curve, ellipse, num, rect, star } from '../../drawing/path.ts';
import { gearEdge } from '../props/gears.ts';
import { linear, shape, type Box, type Node } from '../../drawing/tree.ts';
import type { Random } from '../../drawing/random.ts';

const CHALK = '#cfe9ff';

/**
 * A night sky drawn as an inventor sees it: grid paper, gear constellations, a flying machine with its
 * measures.
 */
export function blueprintSky({ x, y, width, height }: Box, random: Random): Node[] {
  const unit = Math.min(width, height * 1.2);
  const step = unit / 22;
  let fine = '';
  let strong = '';
  for (let i = 0; i * step < width; i++) {
    const line = `M${num(x + i * step)} ${num(y)}L${num(x + i * step)} ${num(y + height)}`;
    if (i % 4) fine += line;
    else strong += line;
  }
  for (let i = 0; i * step < height; i++) {
    const line = `M${num(x)} ${num(y + i * step)}L${num(x + width)} ${num(y + i * step)}`;
    if (i % 4) fine += line;
    else strong += line;
  }
  let dots = '';
  for (let i = 0; i < 46; i++) {
    const [sx, sy] = [num(x + width * random()), num(y + height * random() * 0.8)];
    dots += `M${sx} ${sy}L${sx} ${sy}`;
  }
  return [
    shape(rect(x, y, width, height), {
      fill: linear([0, y], [0, y + height], '#0d2a86', '#1b53c4', '#3f8fe6', '#8fd0f2'),
    }),
    shape(fine, { stroke: '#8fc3ff', width: 2, opacity: 0.22 }),
    shape(strong, { stroke: '#bfe0ff', width: 3, opacity: 0.3 }),
    shape(dots, { stroke: '#ffffff', width: 5, opacity: 0.8 }),
    ...plan(x + width * 0.17, y + height * 0.3, unit * 0.13),
    ...machine(x + width * 0.82, y + height * 0.34, unit * 0.15),
    shape(
      star(x + width * 0.4, y + height * 0.12, unit * 0.03, unit * 0.012, 5) +
        star(x + width * 0.62, y + height * 0.72, unit * 0.022, unit * 0.009, 5),
      { stroke: CHALK, width: 4, opacity: 0.8 },
    ),
  ];
}

/** Two gears that mesh, with centre lines. */
function plan(cx: number, cy: number, r: number): Node[] {
  const [bx, by] = [cx + r * 1.36, cy + r * 0.86];
  return [
    shape(
      gearEdge(cx, cy, r, 14) +
        ellipse(cx, cy, r * 0.62) +
        ellipse(cx, cy, r * 0.18) +
        gearEdge(bx, by, r * 0.62, 10) +
        ellipse(bx, by, r * 0.34) +
        ellipse(bx, by, r * 0.1),
      { stroke: CHALK, width: 5, opacity: 0.75 },
    ),
    shape(
      `M${num(cx - r * 1.3)} ${num(cy)}L${num(cx + r * 1.3)} ${num(cy)}M${num(cx)} ${num(cy - r * 1.3)}L${num(cx)} ${num(cy + r * 1.3)}M${num(cx)} ${num(cy)}L${num(bx)} ${num(by)}`,
      { stroke: CHALK, width: 3, opacity: 0.6 },
    ),
    shape(
      curve([
        [cx - r * 1.2, cy - r * 0.5],
        [cx - r * 0.95, cy - r * 0.95],
        [cx - r * 0.4, cy - r * 1.25],
      ]) +
        `M${num(cx - r * 0.4)} ${num(cy - r * 1.25)}L${num(cx - r * 0.56)} ${num(cy - r * 1.36)}M${num(cx - r * 0.4)} ${num(cy - r * 1.25)}L${num(cx - r * 0.5)} ${num(cy - r * 1.06)}`,
      { stroke: CHALK, width: 4, opacity: 0.75 },
    ),
  ];
}

/** A balloon with wings, a propeller, and the line that says how long it is. */
function machine(cx: number, cy: number, r: number): Node[] {
  const hull = `M${num(cx - r)} ${num(cy)}C${num(cx - r * 0.8)} ${num(cy - r * 0.6)} ${num(cx + r * 0.6)} ${num(cy - r * 0.6)} ${num(cx + r)} ${num(cy)}C${num(cx + r * 0.6)} ${num(cy + r * 0.4)} ${num(cx - r * 0.8)} ${num(cy + r * 0.4)} ${num(cx - r)} ${num(cy)}Z`;
  const basket = rect(cx - r * 0.3, cy + r * 0.6, r * 0.6, r * 0.3, 8);
  const ropes = `M${num(cx - r * 0.5)} ${num(cy + r * 0.28)}L${num(cx - r * 0.3)} ${num(cy + r * 0.6)}M${num(cx + r * 0.5)} ${num(cy + r * 0.28)}L${num(cx + r * 0.3)} ${num(cy + r * 0.6)}`;
  const fan =
    ellipse(cx + r * 1.14, cy - r * 0.2, r * 0.07, r * 0.2) +
    ellipse(cx + r * 1.14, cy + r * 0.2, r * 0.07, r * 0.2);
  const ribs =
    curve([
      [cx - r * 0.4, cy - r * 0.42],
      [cx - r * 0.5, cy],
      [cx - r * 0.4, cy + r * 0.3],
    ]) +
    curve([
      [cx + r * 0.3, cy - r * 0.42],
      [cx + r * 0.4, cy],
      [cx + r * 0.3, cy + r * 0.3],
    ]);
  const measure = `M${num(cx - r)} ${num(cy - r * 0.78)}L${num(cx + r)} ${num(cy - r * 0.78)}M${num(cx - r)} ${num(cy - r * 0.9)}L${num(cx - r)} ${num(cy - r * 0.2)}M${num(cx + r)} ${num(cy - r * 0.9)}L${num(cx + r)} ${num(cy - r * 0.2)}`;
  return [
    shape(hull + basket + ropes + fan + ribs, { stroke: CHALK, width: 5, opacity: 0.75 }),
    shape(measure, { stroke: CHALK, width: 3, opacity: 0.6 }),
  ];
}
