import { INK } from '../../drawing/colour.ts';
import { curve, ellipse, sparkle } from '../../drawing/path.ts';
import { shape, type Node, type Point } from '../../drawing/tree.ts';
import { EYE_X, EYE_Y, featureAt } from './face-place.ts';
import type { Weights } from './limbs.ts';

export function drawGlasses(turn: number, weights: Weights): Node[] {
  const frame = '#c2185b';
  const lens = (side: number): string => {
    const [x] = featureAt(side * EYE_X, EYE_Y, turn);
    return ellipse(x, EYE_Y + 2, side * turn > 0 ? 52 : 57, 57);
  };
  const [left] = featureAt(-EYE_X, EYE_Y, turn);
  const [right] = featureAt(EYE_X, EYE_Y, turn);
  const bars = `M${left + 54} ${EYE_Y - 6}Q${(left + right) / 2} ${EYE_Y - 22} ${right - 52} ${EYE_Y - 6}M${left - 55} ${EYE_Y - 8}L-146 ${EYE_Y - 20}M${right + 53} ${EYE_Y - 8}L146 ${EYE_Y - 20}`;
  const rims = lens(-1) + lens(1);
  return [
    shape(rims, { fill: '#dff6ff', opacity: 0.22 }),
    shape(rims + bars, { stroke: INK, width: 15 + weights.inner }),
    shape(rims + bars, { stroke: frame, width: 9 }),
    shape(sparkle(left - 30, EYE_Y - 28, 13), { fill: '#ffffff', opacity: 0.9 }),
  ];
}

/** A small round bindi between the brows. */
export function drawBindi(turn: number, weights: Weights): Node {
  const [x, y] = featureAt(0, -204, turn);
  return shape(ellipse(x, y, 9.5, 10.5), { fill: '#c2183a', stroke: INK, width: weights.inner * 0.6 });
}

/** A hearing aid over the ear at (x, y), its tube running into the ear; `side` is −1 or 1, away from the face. */
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
