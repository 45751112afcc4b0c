import type { Expression } from '../../hero.ts';
import { INK, brightness, light, mix, shade } from '../../drawing/colour.ts';
import { curve, ellipse } from '../../drawing/path.ts';
import { group, linear, place, shape, type Node, type Point } from '../../drawing/tree.ts';
import { EYE_X, EYE_Y, featureAt } from './face-place.ts';
import type { Weights } from './limbs.ts';
import { gasp, grin, resolve, smile, wobble } from './mouth.ts';
import { drawBindi, drawGlasses } from './worn-on-face.ts';

/** Head units: the chin at the origin, the crown near y −385, the face looks out of the page. */

interface Mood {
  /** Height of the open eye, 1 at rest. */
  eye: number;
  iris: number;
  /** Where the eyes look, −1..1. */
  gaze: Point;
  /** Height of the inner and outer ends of the brows over their rest; negative is up. */
  brow: readonly [inner: number, outer: number];
  mouth: (weights: Weights) => Node[];
  sweat?: boolean;
  blush: number;
}

const moods: Record<Expression, Mood> = {
  calm: { eye: 1, iris: 1, gaze: [0, 0], brow: [0, 2], blush: 0.4, mouth: (w) => smile(w, 40, 22) },
  happy: {
    eye: 0.96,
    iris: 1.04,
    gaze: [0, -0.1],
    brow: [-10, -4],
    blush: 0.65,
    mouth: (w) => grin(w, 50, 46),
  },
  surprised: { eye: 1.2, iris: 0.84, gaze: [0, -0.2], brow: [-26, -20], blush: 0.4, mouth: gasp },
  brave: { eye: 0.98, iris: 1.06, gaze: [0, -0.2], brow: [2, -8], blush: 0.6, mouth: resolve },
  worried: {
    eye: 1.06,
    iris: 0.9,
    gaze: [-0.35, 0.2],
    brow: [-22, 10],
    blush: 0.35,
    mouth: wobble,
    sweat: true,
  },
};

const MOUTH_Y = -54;

export interface FaceLook {
  skin: string;
  hair: string;
  glasses: boolean;
  bindi?: boolean;
}

export function mouthAt(turn: number): Point {
  return [turn * 36, MOUTH_Y];
}

/** Eyes, brows, nose, mouth and cheeks; the head's shape and hair are drawn by others. */
export function drawFace(
  expression: Expression,
  look: FaceLook,
  turn: number,
  weights: Weights,
  shut = false,
): Node[] {
  const mood = moods[expression];
  const nodes: Node[] = [
    ...[-1, 1].map((side) =>
      shape(ellipse(...featureAt(side * 104, -82, turn), 34, 22), {
        fill: mix(look.skin, '#ff4d5e', 0.55),
        opacity: mood.blush * 0.6,
      }),
    ),
    ...[-1, 1].map((side) => (shut ? shutEye(side, turn, weights) : eye(side, mood, turn, weights))),
    ...[-1, 1].map((side) => brow(side, mood, look, turn, weights)),
    nose(look.skin, turn, weights),
    group(mood.mouth(weights), { matrix: place(turn * 36, MOUTH_Y, turn * 3, 1 - Math.abs(turn) * 0.06, 1) }),
  ];
  if (look.bindi) nodes.push(drawBindi(turn, weights));
  if (look.glasses) nodes.push(...drawGlasses(turn, weights));
  if (mood.sweat) {
    nodes.push(
      shape('M118 -250C140 -222 146 -206 134 -196C122 -188 108 -196 110 -212C111 -224 114 -236 118 -250Z', {
        fill: '#9fe3ff',
        stroke: INK,
        width: weights.inner,
      }),
      shape('M118 -214L120 -206', { stroke: '#ffffff', width: 6 }),
    );
  }
  return nodes;
}

function eye(side: number, mood: Mood, turn: number, weights: Weights): Node {
  const [x, y] = featureAt(side * EYE_X, EYE_Y, turn);
  const narrow = side * turn > 0 ? 1 - Math.abs(turn) * 0.16 : 1;
  const [rx, ry] = [37, 46 * mood.eye];
  const lid = `M${-rx} 6C${-rx - 2} ${-ry * 0.9} ${-rx * 0.5} ${-ry} 0 ${-ry}C${rx * 0.5} ${-ry} ${rx + 2} ${-ry * 0.9} ${rx} 6`;
  const white = `${lid}C${rx - 4} ${ry * 0.72} ${rx * 0.5} ${ry * 0.86} 0 ${ry * 0.86}C${-rx * 0.5} ${ry * 0.86} ${-rx + 4} ${ry * 0.72} ${-rx} 6Z`;
  const [ix, iy] = [mood.gaze[0] * 12 + turn * 9, mood.gaze[1] * 12 + 2];
  const r = 31.5 * mood.iris;
  return group(
    [
      shape(white, { fill: '#fffdf8' }),
      group(
        [
          shape(ellipse(ix, iy, r, r * 1.12), {
            fill: linear([0, iy - r], [0, iy + r], '#2a1420', '#6b3a22', '#a8632f'),
          }),
          shape(ellipse(ix, iy - 2, r * 0.56, r * 0.62), { fill: '#150a16' }),
          shape(`M-60 -60L60 -60L60 ${-ry * 0.62}C20 ${-ry * 0.86} -20 ${-ry * 0.86} -60 ${-ry * 0.62}Z`, {
            fill: '#2a0f4a',
            opacity: 0.22,
          }),
          shape(ellipse(ix - 10, iy - 12, 9.5, 11), { fill: '#ffffff' }),
          shape(ellipse(ix + 10, iy + 12, 5, 5.5), { fill: '#ffffff', opacity: 0.85 }),
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
    { matrix: place(x, y, 0, narrow, 1) },
  );
}

function shutEye(side: number, turn: number, weights: Weights): Node {
  const [x, y] = featureAt(side * EYE_X, EYE_Y, turn);
  return shape(
    curve([
      [x - 36, y + 4],
      [x, y + 24],
      [x + 36, y + 4],
    ]),
    { stroke: INK, width: Math.max(11, weights.inner * 1.7) },
  );
}

function brow(side: number, mood: Mood, look: FaceLook, turn: number, weights: Weights): Node {
  const [x, y] = featureAt(side * EYE_X, EYE_Y - 66, turn);
  const [inner, outer] = mood.brow;
  const colour = brightness(look.hair) > 0.6 ? shade(look.hair, 0.45) : mix(look.hair, INK, 0.45);
  return shape(
    curve([
      [x - side * 30, y + inner + 5],
      [x, y + (inner + outer) / 2 - 7],
      [x + side * 34, y + outer + 6],
    ]),
    { stroke: colour, width: Math.max(13, weights.inner * 2) },
  );
}

function nose(skin: string, turn: number, weights: Weights): Node {
  const x = turn * 52;
  const side = turn < 0 ? -1 : 1;
  return group([
    shape(ellipse(x - side * 5, -98, 13, 8), { fill: light(skin, 0.4), opacity: 0.55 }),
    shape(
      curve([
        [x + side * 3, -110],
        [x + side * 14, -95],
        [x - side * 6, -88],
      ]),
      { stroke: shade(skin, 0.62), width: Math.max(6, weights.inner * 1.1) },
    ),
  ]);
}
