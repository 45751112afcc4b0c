import { INK, light, mix, vivid } from '../../drawing/colour.ts';
import { curve, ellipse } from '../../drawing/path.ts';
import { group, linear, place, shape, type Node, type Point } from '../../drawing/tree.ts';
import { clamp, type FaceShape } from '../../likeness-features.ts';
import { DRAWN_FACE } from '../../usual-face.ts';
import { featureAt } from './face-place.ts';
import type { Weights } from './limbs.ts';

export interface EyeLook {
  /** Height of the open eye, 1 at rest. */
  open: number;
  iris: number;
  /** Where the eyes look, −1..1. */
  gaze: Point;
  turn: number;
  /** Tears stand on the lower lid. */
  tears?: boolean;
  /** The colour of the iris where light falls on it; brown by default. */
  colour?: string;
}

const PUPIL = '#150a16';
/** How far an iris leaves the middle of its eye. */
const FAR = 15;

/** One of the big glossy eyes of the style. @param side −1 the viewer's left, 1 right */
export function drawEye(side: number, look: EyeLook, { eye }: FaceShape, weights: Weights): Node {
  const { turn, gaze } = look;
  const [x, y] = featureAt(side * eye.x, eye.y, turn);
  const narrow = side * turn > 0 ? 1 - Math.abs(turn) * 0.16 : 1;
  const [rx, ry] = [eye.rx, eye.ry * look.open];
  const lid = `M${-rx} 6C${-rx - 2} ${-ry * 0.9} ${-rx * 0.5} ${-ry} 0 ${-ry}C${rx * 0.5} ${-ry} ${rx + 2} ${-ry * 0.9} ${rx} 6`;
  const white = `${lid}C${rx - 4} ${ry * 0.72} ${rx * 0.5} ${ry * 0.86} 0 ${ry * 0.86}C${-rx * 0.5} ${ry * 0.86} ${-rx + 4} ${ry * 0.72} ${-rx} 6Z`;
  const [ix, iy] = [clamp(gaze[0] * FAR + turn * 9, [-FAR, FAR]), gaze[1] * 12 + 2];
  // In a taller eye the iris grows too: with white all round it, the child would look frightened.
  const tall = clamp(eye.ry / DRAWN_FACE.eye.ry, [1, 1.2]);
  const r = 31.5 * look.iris * tall * Math.min(1, (rx + 3) / 40);
  return group(
    [
      shape(white, { fill: '#fffdf8' }),
      group(
        [
          shape(ellipse(ix, iy, r, r * 1.12), { fill: irisOf(iy, r, look.colour) }),
          shape(ellipse(ix, iy - 2, r * 0.56, r * 0.62), { fill: PUPIL }),
          shape(`M-60 -60L60 -60L60 ${-ry * 0.62}C20 ${-ry * 0.86} -20 ${-ry * 0.86} -60 ${-ry * 0.62}Z`, {
            fill: '#2a0f4a',
            opacity: 0.22,
          }),
          shape(ellipse(ix - 10, iy - 12, 9.5, 11), { fill: '#ffffff' }),
          shape(ellipse(ix + 10, iy + 12, 5, 5.5), { fill: '#ffffff', opacity: 0.85 }),
          ...(look.tears
            ? [shape(ellipse(0, ry * 0.92, rx * 0.9, 13), { fill: '#cdefff', opacity: 0.9 })]
            : []),
        ],
        { clip: white },
      ),
      shape(white, { stroke: INK, width: weights.inner * 0.7 }),
      shape(lid, { stroke: INK, width: Math.max(11, weights.inner * 1.7) }),
      shape(`M${side * (rx - 2)} ${-ry * 0.45}L${side * (rx + 14)} ${-ry * 0.68}`, {
        stroke: INK,
        width: Math.max(6, weights.inner),
      }),
    ],
    { matrix: place(x, y, -side * eye.tilt, narrow, 1) },
  );
}

function irisOf(y: number, r: number, colour?: string) {
  const stops = colour
    ? ([mix(colour, PUPIL, 0.7), mix(colour, PUPIL, 0.18), light(vivid(vivid(colour)), 0.2)] as const)
    : (['#2a1420', '#6b3a22', '#a8632f'] as const);
  return linear([0, y - r], [0, y + r], ...stops);
}

export function drawShutEye(side: number, turn: number, { eye }: FaceShape, weights: Weights): Node {
  const [x, y] = featureAt(side * eye.x, eye.y, turn);
  return shape(
    curve([
      [x - eye.rx + 1, y + 4],
      [x, y + 24],
      [x + eye.rx - 1, y + 4],
    ]),
    { stroke: INK, width: Math.max(11, weights.inner * 1.7) },
  );
}

/**
 * An eye shut by the laughing cheek below it. The cheek catches the light, because ink alone is lost on deep
 * skin.
 */
export function drawLaughingEye(
  side: number,
  turn: number,
  { eye }: FaceShape,
  skin: string,
  weights: Weights,
): Node {
  const [x, y] = featureAt(side * eye.x, eye.y, turn);
  const rx = eye.rx + 1;
  const arc = (down: number, wide: number): string =>
    curve([
      [x - rx * wide, y + 15 + down],
      [x - rx * 0.55 * wide, y - 8 + down],
      [x, y - 17 + down],
      [x + rx * 0.55 * wide, y - 8 + down],
      [x + rx * wide, y + 15 + down],
    ]);
  const lash = `M${x + side * rx} ${y + 14}L${x + side * (rx + 13)} ${y + 8}`;
  return group([
    shape(arc(11, 0.72), { stroke: light(skin, 0.3), width: 9, opacity: 0.8 }),
    shape(arc(0, 1) + lash, { stroke: INK, width: Math.max(12, weights.inner * 1.9) }),
  ]);
}
