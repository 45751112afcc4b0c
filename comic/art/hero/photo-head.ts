import { headHeight, type Expression, type PhotoExpression, type PhotoHero } from '../../hero.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { curve, ellipse, movePath, pathBox } from '../../drawing/path.ts';
import {
  apply,
  group,
  linear,
  radial,
  shape,
  type Matrix,
  type Node,
  type Point,
} from '../../drawing/tree.ts';
import type { Head, HeadRequest } from './head.ts';
import type { Weights } from './limbs.ts';
import { HEAD_HEIGHT } from './skeleton.ts';

/**
 * Maps the pixels of a photo's head to head units. It levels the child's own head, so that the page shows the
 * tilt of the pose.
 */
export function uprightHead({ anchors }: PhotoHero): Matrix {
  const { chin, leftEye, rightEye } = anchors;
  const scale = HEAD_HEIGHT / Math.max(1, headHeight(anchors));
  const level = -Math.atan2(rightEye.y - leftEye.y, rightEye.x - leftEye.x);
  const [cos, sin] = [Math.cos(level) * scale, Math.sin(level) * scale];
  return [cos, sin, -sin, cos, -(cos * chin.x - sin * chin.y), -(sin * chin.x + cos * chin.y)];
}

/** The expression of a photo that is nearest to each expression. */
const NEAREST: Record<Expression, PhotoExpression> = {
  calm: 'calm',
  happy: 'happy',
  surprised: 'surprised',
  brave: 'brave',
  worried: 'worried',
  proud: 'brave',
  laughing: 'happy',
  sad: 'worried',
  thinking: 'calm',
};

/** A cut-out photo: the picture inside its own outline, inked at the same weight as the drawn body. */
export function photoHead(hero: PhotoHero, { expression, shut, weights, tint }: HeadRequest): Head {
  const { leftEye, rightEye, mouth } = hero.anchors;
  const matrix = uprightHead(hero);
  const toHead = ({ x, y }: { x: number; y: number }): Point => apply(matrix, [x, y]);
  const outline = movePath(hero.outline, matrix);
  const box = pathBox(outline);
  const [left, right] = [toHead(leftEye), toHead(rightEye)];
  const eyes = right[0] - left[0];
  const middleX = (left[0] + right[0]) / 2;
  const faceTop = left[1] - eyes * 0.55;
  const middle: Point = [box.x + box.width / 2, box.y + box.height / 2];
  return {
    behind: [],
    over: [
      group(
        [
          group(
            [
              {
                kind: 'picture',
                href: hero.heads[NEAREST[expression]],
                x: 0,
                y: 0,
                width: hero.width,
                height: hero.height,
              },
              ...(shut && hero.shutMouth ? [{ ...hero.shutMouth, kind: 'picture' as const }] : []),
            ],
            { matrix },
          ),
          ...(shut ? [left, right].flatMap((eye) => lid(eye, eyes, hero.skin, weights)) : []),
          shape(outline, {
            fill: linear(
              [box.x, 0],
              [box.x + box.width, 0],
              { at: 0, colour: '#2a0f4a', opacity: 0 },
              { at: 0.62, colour: '#2a0f4a', opacity: 0 },
              { at: 1, colour: '#2a0f4a', opacity: 0.34 },
            ),
          }),
          ...(tint ? [shape(outline, { fill: tint.colour, opacity: tint.amount })] : []),
          shape(outline, { stroke: light(hero.hair, 0.5), width: weights.outer * 1.8, opacity: 0.22 }),
        ],
        { clip: outline },
      ),
      shape(outline, { stroke: INK, width: weights.inner * 1.5 }),
    ],
    edges: [outline],
    box,
    face: { x: middleX - eyes * 1.05, y: faceTop, width: eyes * 2.1, height: Math.max(10, -faceTop) },
    mouth: toHead(mouth),
    brow: { at: [middleX, left[1] - eyes * 0.85], width: Math.min(box.width * 0.92, eyes * 2.5) },
    reach: (Math.hypot(box.width, box.height) / 2) * 0.86,
    middle,
    dressed: hero.cloth !== undefined,
  };
}

/**
 * A lid of the child's own skin over an eye, with its lashes. It is drawn because no photo is taken asleep.
 */
function lid([x, y]: Point, eyes: number, skin: string, weights: Weights): Node[] {
  const [rx, ry] = [eyes * 0.3, eyes * 0.2];
  const colour = shade(skin, 0.06);
  return [
    shape(ellipse(x, y, rx, ry), {
      fill: radial(
        [x, y],
        rx,
        { at: 0, colour, opacity: 1 },
        { at: 0.7, colour, opacity: 1 },
        { at: 1, colour, opacity: 0 },
      ),
    }),
    shape(
      curve([
        [x - rx * 0.7, y + ry * 0.05],
        [x, y + ry * 0.5],
        [x + rx * 0.7, y + ry * 0.05],
      ]),
      { stroke: INK, width: Math.max(7, weights.inner * 1.2) },
    ),
  ];
}
