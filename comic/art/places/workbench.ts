import { INK, light, shade } from '../../drawing/colour.ts';
import { ellipse, num, rect } from '../../drawing/path.ts';
import type { Random } from '../../drawing/random.ts';
import { group, linear, place, shape, type Box, type Node } from '../../drawing/tree.ts';
import { drawGear } from '../props/gears.ts';

const METALS = ['#c98a62', '#b9a05a', '#9aa6b4', '#a9785a', '#8fa89a'] as const;

/** A rail of pans and tools along the wall. */
export function shelf({ x, width, height }: Box, wall: number, random: Random): Node[] {
  const unit = Math.min(width, height);
  const rail = wall + unit * 0.045;
  const size = unit * 0.052;
  const nodes: Node[] = [
    shape(`M${num(x - 20)} ${num(rail)}L${num(x + width + 20)} ${num(rail)}`, { stroke: INK, width: 15 }),
    shape(`M${num(x - 20)} ${num(rail)}L${num(x + width + 20)} ${num(rail)}`, {
      stroke: '#d9a45a',
      width: 7,
    }),
  ];
  let index = 0;
  for (let left = x + size * 0.6; left < x + width; left += size * (2.1 + random() * 0.6)) {
    const colour = METALS[index % METALS.length]!;
    nodes.push(
      group(hung(index++ % 5, colour), { matrix: place(left, rail, (random() - 0.5) * 12, size / 100) }),
    );
  }
  return nodes;
}

/** One thing on a hook, 100 wide: a pan, a ladle, a spanner, a gear, a kettle. */
function hung(kind: number, colour: string): Node[] {
  const hook = shape('M0 0L0 22', { stroke: INK, width: 8 });
  const paint = {
    fill: linear([-50, 0], [50, 0], light(colour, 0.35), colour, shade(colour, 0.3)),
    stroke: INK,
    width: 7,
  };
  if (kind === 0)
    return [
      hook,
      shape(rect(-8, 16, 16, 70, 7) + ellipse(0, 126, 52), paint),
      shape(ellipse(0, 126, 36), { fill: shade(colour, 0.45), stroke: INK, width: 5 }),
    ];
  if (kind === 1)
    return [
      hook,
      shape(rect(-6, 16, 12, 106, 6), paint),
      shape('M-40 118L40 118C40 160 20 176 0 176C-20 176 -40 160 -40 118Z', paint),
    ];
  if (kind === 2)
    return [
      hook,
      shape(rect(-11, 44, 22, 96, 8), paint),
      shape('M-14 60C-44 44 -48 14 -26 -2L-22 24L0 34L22 24L26 -2C48 14 44 44 14 60Z', paint),
      shape(ellipse(0, 148, 26), paint),
    ];
  if (kind === 3) return [hook, ...drawGear(0, 78, 58, 10, colour, 6)];
  return [
    hook,
    shape('M-38 60C-70 90 -66 150 -40 158L40 158C66 150 70 90 38 60Z', paint),
    shape('M50 90L86 70L92 84L58 116Z', paint),
    shape('M-30 58C-30 20 30 20 30 58', { stroke: INK, width: 12 }),
    shape(rect(-42, 50, 84, 16, 6), paint),
  ];
}

/** A long bench with drawers and what an inventor leaves on it. */
export function bench({ x, width, height }: Box, floor: number, random: Random): Node[] {
  const unit = Math.min(width, height);
  const top = floor - unit * 0.1;
  const things: Node[] = [];
  const colours = ['#c98a62', '#7fa3a0', '#b9a05a', '#a9785a'];
  for (
    let i = 0, left = x + unit * 0.05;
    left < x + width - unit * 0.05;
    i++, left += unit * (0.16 + random() * 0.1)
  ) {
    const colour = colours[i % 4]!;
    const paint = {
      fill: linear([-50, 0], [50, 0], light(colour, 0.35), colour, shade(colour, 0.3)),
      stroke: INK,
      width: 7,
    };
    const drawn: Node[] =
      i % 4 === 0
        ? [
            shape(rect(-40, -90, 80, 90, 12), paint),
            shape(rect(-46, -106, 92, 22, 8), paint),
            shape('M-40 -48L40 -48', { stroke: INK, width: 4, opacity: 0.5 }),
          ]
        : i % 4 === 1
          ? drawGear(0, -46, 52, 10, '#c9a24a', 6)
          : i % 4 === 2
            ? [
                shape('M-56 0L-56 -40L56 -40L56 0Z', paint),
                shape(`M-44 -40L-60 -110M-10 -40L-4 -126M20 -40L44 -104`, { stroke: INK, width: 14 }),
                shape(`M-44 -40L-60 -110M-10 -40L-4 -126M20 -40L44 -104`, { stroke: '#e0c08a', width: 7 }),
              ]
            : [
                shape('M-50 0C-60 -60 -30 -74 0 -74C30 -74 60 -60 50 0Z', paint),
                shape(ellipse(0, -80, 12), paint),
              ];
    things.push(group(drawn, { matrix: place(left, top + 2, 0, unit / 1500) }));
  }
  return [
    ...things,
    shape(rect(x - 30, top + unit * 0.03, width + 60, floor - top - unit * 0.03), { fill: '#5a2f44' }),
    ...[0.12, 0.38, 0.64, 0.9].map((k) =>
      shape(rect(x + width * k - unit * 0.06, top + unit * 0.045, unit * 0.12, unit * 0.055, 6), {
        fill: '#7a4450',
        stroke: INK,
        width: 5,
      }),
    ),
    ...[0.12, 0.38, 0.64, 0.9].map((k) =>
      shape(ellipse(x + width * k, top + unit * 0.072, 9), { fill: '#e0b35a', stroke: INK, width: 4 }),
    ),
    shape(rect(x - 30, top, width + 60, unit * 0.035, 6), {
      fill: linear([0, top], [0, top + unit * 0.035], '#e8a86a', '#b06a4a'),
      stroke: INK,
      width: 6,
    }),
  ];
}
