import { INK } from '../../drawing/colour.ts';
import { curve, ellipse, sparkle } from '../../drawing/path.ts';
import { group, shape, type Node, type Point } from '../../drawing/tree.ts';
import type { Frames } from '../../hero.ts';
import type { FaceShape } from '../../likeness-features.ts';
import { featureAt } from './face-place.ts';
import type { Weights } from './limbs.ts';

/** The edge of a lens, from its middle and half its width. */
const LENSES: Record<Frames, (x: number, y: number, rx: number, side: number) => string> = {
  round: (x, y, rx) => ellipse(x, y, rx, 57),
  square: (x, y, rx) =>
    `M${x - rx} ${y - 28}C${x - rx} ${y - 42} ${x - rx + 8} ${y - 47} ${x - rx + 20} ${y - 47}L${x + rx - 20} ${y - 47}C${x + rx - 8} ${y - 47} ${x + rx} ${y - 42} ${x + rx} ${y - 28}L${x + rx - 4} ${y + 26}C${x + rx - 5} ${y + 44} ${x + rx - 14} ${y + 51} ${x + rx - 30} ${y + 51}L${x - rx + 30} ${y + 51}C${x - rx + 14} ${y + 51} ${x - rx + 5} ${y + 44} ${x - rx + 4} ${y + 26}Z`,
  cat: (x, y, rx, side) =>
    `M${x - side * rx} ${y - 6}C${x - side * rx} ${y - 44} ${x + side * rx * 0.3} ${y - 48} ${x + side * (rx + 12)} ${y - 60}C${x + side * (rx + 12)} ${y + 10} ${x + side * rx * 0.6} ${y + 52} ${x} ${y + 52}C${x - side * rx * 0.6} ${y + 52} ${x - side * rx} ${y + 30} ${x - side * rx} ${y - 6}Z`,
};

const GLEAM = { fill: '#ffffff', opacity: 0.14 } as const;

export function drawGlasses(
  turn: number,
  { eye, width }: FaceShape,
  weights: Weights,
  { frames = 'round', frameColour = '#c2185b' }: { frames?: Frames; frameColour?: string },
): Node[] {
  const y = eye.y;
  const reach = Math.min(57, eye.x - 10);
  const lens = (side: number): string => {
    const [x] = featureAt(side * eye.x, y, turn);
    return LENSES[frames](x, y + 2, side * turn > 0 ? reach - 5 : reach, side);
  };
  const [left] = featureAt(-eye.x, y, turn);
  const [right] = featureAt(eye.x, y, turn);
  const temple = width.face - 6;
  const bars = `M${left + reach - 3} ${y - 6}Q${(left + right) / 2} ${y - 22} ${right - reach + 5} ${y - 6}M${left - reach + 2} ${y - 8}L${-temple} ${y - 20}M${right + reach - 4} ${y - 8}L${temple} ${y - 20}`;
  const rims = lens(-1) + lens(1);
  return [
    shape(rims, { fill: '#dff6ff', opacity: 0.07 }),
    ...[left, right].map((x) =>
      group(
        [shape(`M${x - 34} ${y + 34}L${x + 30} ${y - 50}L${x + 48} ${y - 50}L${x - 16} ${y + 34}Z`, GLEAM)],
        {
          clip: ellipse(x, y + 2, reach - 5, 52),
        },
      ),
    ),
    shape(rims + bars, { stroke: INK, width: 15 + weights.inner }),
    shape(rims + bars, { stroke: frameColour, width: 9 }),
    shape(sparkle(left - 30, y - 28, 13), { fill: '#ffffff', opacity: 0.9 }),
  ];
}

/** A small round bindi between the brows. */
export function drawBindi(turn: number, { eye, brow }: FaceShape, weights: Weights): Node {
  const [x, y] = featureAt(0, eye.y - brow.y + 2, turn);
  return shape(ellipse(x, y, 9.5, 10.5), { fill: '#c2183a', stroke: INK, width: weights.inner * 0.6 });
}

/**
 * A hearing aid over the ear at (x, y), its tube running into the ear; `side` is −1 or 1, away from the face.
 */
export function drawHearingAid([x, y]: Point, side: number, weights: Weights): Node[] {
  const body = curve([
    [x + side * 2, y - 34],
    [x + side * 20, y - 28],
    [x + side * 27, y - 4],
    [x + side * 20, y + 22],
  ]);
  const tube = curve([
    [x + side * 2, y - 34],
    [x - side * 10, y - 22],
    [x - side * 6, y + 2],
  ]);
  return [
    shape(tube, { stroke: INK, width: 6 + weights.inner }),
    shape(tube, { stroke: '#dff6ff', width: 5 }),
    shape(ellipse(x - side * 5, y + 4, 9, 9), { fill: '#dff6ff', stroke: INK, width: weights.inner * 0.8 }),
    shape(body, { stroke: INK, width: 17 + weights.inner * 1.6 }),
    shape(body, { stroke: '#2bb8ad', width: 17 }),
    shape(ellipse(x + side * 23, y - 10, 3.5), { fill: '#ffffff' }),
  ];
}
