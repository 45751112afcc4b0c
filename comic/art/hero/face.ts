import type { Frames } from '../../hero.ts';
import { DRAWN_FACE } from '../../usual-face.ts';
import { clamp, type FaceShape } from '../../likeness-features.ts';
import { INK, brightness, light, mix, shade } from '../../drawing/colour.ts';
import { curve, ellipse } from '../../drawing/path.ts';
import { group, place, shape, type Node, type Point } from '../../drawing/tree.ts';
import { drawEye, drawLaughingEye, drawShutEye, type EyeLook } from './eyes.ts';
import { featureAt } from './face-place.ts';
import type { Weights } from './limbs.ts';
import type { HeadRequest } from './head.ts';
import { MOODS, type Mood } from './moods.ts';
import { drawDimples, drawFreckles } from './skin-marks.ts';
import { drawBindi, drawGlasses } from './worn-on-face.ts';

/** Head units: the chin at the origin, the crown near y −385, the face looks out of the page. */

export interface FaceLook {
  skin: string;
  hair: string;
  glasses: boolean;
  bindi?: boolean;
  eyes?: string;
  frames?: Frames;
  /** Colour of the glasses' frames; pink by default. */
  frameColour?: string;
  freckles?: boolean;
  dimples?: boolean;
  toothGap?: boolean;
  teeth?: boolean;
}

export function mouthAt(turn: number, { mouth }: FaceShape = DRAWN_FACE): Point {
  return [turn * 36, mouth.y];
}

/** What a face needs to know; the fields are those of `HeadRequest`. */
export type FaceRequest = Pick<HeadRequest, 'expression' | 'turn' | 'nod' | 'gaze' | 'shut' | 'weights'>;

/** Eyes, brows, nose, mouth and cheeks. The head's shape and hair are drawn elsewhere. */
export function drawFace(look: FaceLook, request: FaceRequest, straight: FaceShape = DRAWN_FACE): Node[] {
  const { expression, turn, weights } = request;
  const mood = MOODS[expression];
  const face = nodded(straight, (request.nod ?? 0) + (mood.nod ?? 0));
  const mouth = {
    weights,
    wide: face.mouth.halfWidth / 40,
    smile: face.mouth.smile,
    chin: -face.mouth.y,
    toothGap: look.toothGap,
    teeth: look.teeth,
  };
  const nodes: Node[] = [
    ...[-1, 1].map((side) =>
      shape(ellipse(...featureAt(side * 104, -82, turn), 34, 22), {
        fill: mix(look.skin, '#ff4d5e', 0.55),
        opacity: mood.blush * 0.6,
      }),
    ),
    ...(look.freckles ? drawFreckles(look.skin, turn, face) : []),
    ...[-1, 1].map((side) => eyeOf(side, look, request, mood, face)),
    ...[-1, 1].map((side) => brow(side, mood, look, turn, face, weights)),
    nose(look.skin, turn, face, weights),
    ...(expression === 'calm' && !look.teeth ? lowerLip(look.skin, turn, face, weights) : []),
    group(mood.mouth(mouth), {
      matrix: place(turn * 36, face.mouth.y, turn * 3, 1 - Math.abs(turn) * 0.06, 1),
    }),
    ...(look.dimples ? drawDimples(look.skin, turn, face, weights) : []),
  ];
  if (look.bindi) nodes.push(drawBindi(turn, face, weights));
  if (look.glasses) nodes.push(...drawGlasses(turn, face, weights, look));
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

/**
 * The face of a head that is lowered (1) or lifted (−1). Its features slide over the skull, the nose
 * furthest.
 */
function nodded(face: FaceShape, nod: number): FaceShape {
  if (nod === 0) return face;
  const { eye, brow: brows, nose: tip, mouth } = face;
  return {
    ...face,
    eye: { ...eye, y: eye.y + nod * 9 },
    brow: { ...brows, y: brows.y - nod * 2 },
    nose: { ...tip, y: tip.y + nod * 11 },
    mouth: { ...mouth, y: mouth.y + nod * 5 },
  };
}

function eyeOf(side: number, look: FaceLook, request: FaceRequest, mood: Mood, face: FaceShape): Node {
  const { turn, shut, weights } = request;
  if (shut) return drawShutEye(side, turn, face, weights);
  if (mood.eye === 'laughing') return drawLaughingEye(side, turn, face, look.skin, weights);
  const eye: EyeLook = {
    open: mood.eye,
    iris: mood.iris,
    gaze: gazeOf(mood, request),
    turn,
    tears: mood.tears,
    colour: look.eyes,
  };
  return drawEye(side, eye, face, weights);
}

/** Where the eyes look: toward the target, lowered or lifted a little by the mood. */
function gazeOf({ gaze: [aside, down], lost }: Mood, { gaze, turn }: FaceRequest): Point {
  if (!gaze || lost) return [turn < 0 ? -aside : aside, down];
  return [gaze[0], clamp(gaze[1] + down * 0.6, [-1, 1])];
}

function brow(
  side: number,
  mood: Mood,
  look: FaceLook,
  turn: number,
  { eye, brow: own }: FaceShape,
  weights: Weights,
): Node {
  const [x, y] = featureAt(side * eye.x, eye.y - own.y, turn);
  const lift = side > 0 ? (mood.raised ?? 0) : 0;
  const [inner, outer] = mood.brow.map((height) => height - lift) as [number, number];
  const colour = brightness(look.hair) > 0.6 ? shade(look.hair, 0.45) : mix(look.hair, INK, 0.45);
  return shape(
    curve([
      [x - side * own.from, y + inner + own.inner],
      [x, y + (inner + outer) / 2 + own.middle],
      [x + side * own.to, y + outer + own.outer],
    ]),
    {
      stroke: colour,
      width: browWidth(own.thickness, weights),
    },
  );
}

/** A usual brow is as heavy as the inner lines. The thinnest brow stays a thin line at every size. */
function browWidth(thickness: number, weights: Weights): number {
  const usual = Math.max(DRAWN_FACE.brow.thickness, weights.inner * 2);
  const full = (thickness - 6) / (DRAWN_FACE.brow.thickness - 6);
  return Math.max(thickness, thickness + clamp(full, [0, 1]) * (usual - thickness));
}

function nose(skin: string, turn: number, { nose: { y, halfWidth } }: FaceShape, weights: Weights): Node {
  const x = turn * 52;
  const side = turn < 0 ? -1 : 1;
  const ink = { stroke: shade(skin, 0.62), width: Math.max(6, weights.inner * 1.1) };
  const gleam = shape(ellipse(x - side * 5, y, 13, 8), { fill: light(skin, 0.4), opacity: 0.55 });
  if (halfWidth === 0)
    return group([
      gleam,
      shape(
        curve([
          [x + side * 3, y - 12],
          [x + side * 14, y + 3],
          [x - side * 6, y + 10],
        ]),
        ink,
      ),
    ]);
  const button = curve([
    [x - halfWidth * 0.72, y + 3],
    [x - halfWidth * 0.4, y + 9],
    [x, y + 11],
    [x + halfWidth * 0.4, y + 9],
    [x + halfWidth * 0.72, y + 3],
  ]);
  return group([gleam, shape(button, ink)]);
}

/** The shadow under a full lower lip at rest. */
function lowerLip(skin: string, turn: number, { mouth }: FaceShape, weights: Weights): Node[] {
  if (mouth.fullness < 0.95) return [];
  const [x, y] = [turn * 36, mouth.y + Math.max(3, mouth.smile) + 16];
  const reach = mouth.halfWidth * 0.42;
  return [
    shape(
      curve([
        [x - reach, y],
        [x, y + 4],
        [x + reach, y],
      ]),
      {
        stroke: shade(skin, 0.5),
        width: Math.max(3, weights.inner * 0.6),
        opacity: 0.35,
      },
    ),
  ];
}
