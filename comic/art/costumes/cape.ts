import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curveTail, at } from '../../drawing/path.ts';
import { group, shape, type Node, type Point } from '../../drawing/tree.ts';
import type { Wearer } from './costume.ts';

/**
 * A cape from both shoulders, blown to the side that the hero leans away from, with a scalloped hem.
 * Upright heroes wear it low behind them, flying ones stretched along their flight.
 */
export function drawCape({ body, weights }: Wearer, colour: string, lining: string, length = 430): Node[] {
  const { trunk, pose } = body;
  const left = trunk.point(0.07, 0.78);
  const right = trunk.point(0.07, -0.78);
  const wind = pose.lean >= 0 ? -1 : 1;
  const lift = Math.min(1, Math.abs(pose.lean) / 50);
  const flow = ((90 - wind * (34 + lift * 40)) * Math.PI) / 180;
  const along: Point = [Math.cos(flow), Math.sin(flow)];
  const across: Point = [-along[1] * -wind, along[0] * -wind];
  const spread = 170;
  const middle: Point = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  const spot = (run: number, side: number): Point => [
    middle[0] + along[0] * run + across[0] * side,
    middle[1] + along[1] * run + across[1] * side,
  ];
  const [near, far] = wind < 0 ? [right, left] : [left, right];
  const top = [
    far,
    spot(length * 0.4, spread * 0.72),
    spot(length * 0.78, spread * 1.16),
    spot(length * 1.12, spread * 1.5),
  ];
  const hem = [
    spot(length * 1.02, spread * 1.0),
    spot(length * 1.1, spread * 0.62),
    spot(length * 0.98, spread * 0.2),
    spot(length * 1.05, -spread * 0.24),
    spot(length * 0.92, -spread * 0.56),
    spot(length * 0.98, -spread * 0.96),
  ];
  const under = [spot(length * 0.6, -spread * 0.72), spot(length * 0.28, -spread * 0.46), near];
  const d = `M${at(top[0]!)}${curveTail(top, false)}${curveTail([top.at(-1)!, ...hem], false)}${curveTail([hem.at(-1)!, ...under], false)}Z`;
  const fold = (side: number, width: number): string => {
    const root = spot(20, side * 0.3);
    const wave = spot(length * 0.55, side * spread * 0.5 + 20);
    const end = spot(length * 1.15, side * spread - width);
    const back = spot(length * 1.15, side * spread + width);
    const home = spot(length * 0.55, side * spread * 0.5 + 20 + width * 0.5);
    return `M${at(root)}Q${at(wave)} ${at(end)}L${at(back)}Q${at(home)} ${at(root)}Z`;
  };
  return [
    shape(d, { fill: colour, stroke: INK, width: weights.outer * 2 }),
    group(
      [
        shape(d, { fill: colour }),
        shape(fold(-0.55, 62), { fill: shade(lining, 0.25), opacity: 0.75 }),
        shape(fold(0.28, 46), { fill: shade(lining, 0.25), opacity: 0.6 }),
        shape(fold(1.0, 44), { fill: light(colour, 0.25), opacity: 0.7 }),
      ],
      { clip: d },
    ),
    shape(d, { stroke: INK, width: weights.inner * 1.3 }),
  ];
}

/** A cape on the back of a hero seen from behind: from shoulder to shoulder, with its hem swung a little. */
export function drawCapeOnBack(
  { body, weights }: Wearer,
  colour: string,
  length = 330,
  trim?: string,
): Node[] {
  const { trunk, pose } = body;
  const [left, right] = [trunk.point(0.06, 0.8), trunk.point(0.06, -0.8)];
  const top = trunk.point(-0.02, 0);
  const swing = -pose.lean * 2.2 + (pose.lean >= 0 ? -12 : 12);
  const spot = (side: number, run: number): Point => [
    top[0] + side * (92 + run * 48) + swing * run * run,
    top[1] + 20 + run * length,
  ];
  const hem: Point[] = [
    spot(1, 1),
    spot(0.6, 1.06),
    spot(0.2, 0.99),
    spot(-0.2, 1.07),
    spot(-0.6, 0.99),
    spot(-1, 1.04),
  ];
  const d = `M${at(left)}${curveTail([left, spot(-0.98, 0.4), spot(-0.96, 0.75), hem.at(-1)!], false)}${curveTail(hem.toReversed(), false)}${curveTail([hem[0]!, spot(0.96, 0.75), spot(0.98, 0.4), right], false)}${curveTail([right, top, left], false)}Z`;
  const fold = (side: number, width: number): string =>
    blob([spot(side * 0.4, 0.06), spot(side - width, 1.12), spot(side + width, 1.12)], 0.3);
  return [
    shape(d, { fill: colour, stroke: INK, width: weights.outer * 1.7 }),
    group(
      [
        shape(d, { fill: colour }),
        ...[-0.42, 0.3].map((side) => shape(fold(side, 0.12), { fill: shade(colour, 0.4), opacity: 0.7 })),
        shape(fold(0.78, 0.2), { fill: shade(colour, 0.4), opacity: 0.55 }),
        shape(fold(-0.78, 0.08), { fill: light(colour, 0.3), opacity: 0.7 }),
        ...(trim
          ? [
              shape(`M${at(hem[0]!)}${curveTail(hem, false)}`, { stroke: INK, width: 46 }),
              shape(`M${at(hem[0]!)}${curveTail(hem, false)}`, { stroke: trim, width: 40 }),
            ]
          : []),
      ],
      { clip: d },
    ),
    shape(d, { stroke: INK, width: weights.inner * 1.3 }),
  ];
}
