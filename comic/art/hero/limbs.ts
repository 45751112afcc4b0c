import { INK, light, shade } from '../../drawing/colour.ts';
import { at, curveTail } from '../../drawing/path.ts';
import { group, shape, type Node, type Point } from '../../drawing/tree.ts';
import { edge, patch, ring, type Tube } from '../../drawing/tube.ts';

/** Ink weights in the drawing's own units: the page's weights divided by the drawing's scale. */
export interface Weights {
  outer: number;
  inner: number;
}

export interface Band {
  from: number;
  to: number;
  colour: string;
}

export interface LimbLook {
  colour: string;
  bands?: readonly Band[];
  /** Seams round the limb, at t. */
  seams?: readonly number[];
  startDome?: number;
  endDome?: number;
}

/**
 * A clothed limb: flat colour, one shadow away from the light, a thin highlight, bands, seams and the ink.
 */
export function drawLimb(limb: Tube, look: LimbLook, weights: Weights): Node[] {
  const outline = edge(limb, look.startDome, look.endDome);
  return [
    shape(outline, { fill: look.colour, stroke: INK, width: weights.inner * 1.3 }),
    group(
      [
        ...(look.bands ?? []).map(({ from, to, colour }) =>
          shape(patch(limb, from, to, -1.05, 1.05), { fill: colour, stroke: INK, width: weights.inner }),
        ),
        shape(shadowSide(limb), { fill: shade(look.colour, 0.6), opacity: 0.42 }),
        shape(lightSide(limb), {
          stroke: light(look.colour, 0.75),
          width: limb.half(0.5) * 0.2,
          opacity: 0.75,
        }),
        ...(look.seams ?? []).map((t) =>
          shape(ring(limb, t, -0.95, 0.95), { stroke: INK, width: weights.inner * 0.8 }),
        ),
      ],
      { clip: outline },
    ),
    shape(outline, { stroke: INK, width: weights.inner * 1.3 }),
  ];
}

/** The side of the limb that turns away from the light at upper left: −1..1 in the limb's `u`. */
export function away(limb: Tube, t: number): number {
  const a = (limb.angle(t) * Math.PI) / 180;
  return (-Math.sin(a) * 0.62 + Math.cos(a) * 0.78) / 1;
}

export function shadowSide(limb: Tube, depth = 0.62): string {
  const ts = Array.from({ length: 9 }, (_, i) => i / 8);
  const strip = (sign: 1 | -1): string => {
    const outside = ts.map((t): Point => limb.point(t, sign * 1.1));
    const inside = ts.toReversed().map((t): Point => {
      const strength = Math.max(0, Math.min(1, away(limb, t) * sign * 1.5));
      return limb.point(t, sign * (1.1 - strength * (depth + 0.1)));
    });
    return `M${at(outside[0]!)}${curveTail(outside, false)}L${at(inside[0]!)}${curveTail(inside, false)}Z`;
  };
  return strip(1) + strip(-1);
}

function lightSide(limb: Tube): string {
  const ts = [0.1, 0.2, 0.3, 0.4];
  const sign = away(limb, 0.25) > 0 ? -1 : 1;
  const points = ts.map((t) => limb.point(t, sign * 0.5));
  return `M${at(points[0]!)}${curveTail(points, false)}`;
}
