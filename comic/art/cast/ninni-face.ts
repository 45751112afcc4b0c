import { INK, mix } from '../../drawing/colour.ts';
import { curve, ellipse } from '../../drawing/path.ts';
import { group, shape, type Node, type Point } from '../../drawing/tree.ts';
import { bigEye } from './eyes.ts';

export const DUSK = '#2f5fc4';

/** Where tired eyes look, and how far they are shut. */
export interface Tired {
  gaze: Point;
  brow: readonly [inner: number, outer: number];
  /** How far the eyelids hang: 0 open, 1 shut. */
  lid: number;
}

export function tiredEyes({ gaze, brow, lid }: Tired, inner: number): Node[] {
  return [-1, 1].flatMap((side): Node[] => {
    const x = side * 124;
    const ball = ellipse(x, -620, 94, 104);
    return [
      shape(
        curve([
          [x - 70, -500],
          [x, -476],
          [x + 70, -500],
        ]),
        { stroke: '#8d7be0', width: 30, opacity: 0.85 },
      ),
      ...bigEye([x, -620], 94, 104, ['#3a1a6e', '#b070ff'], gaze, inner * 1.1),
      ...(lid > 0
        ? [
            group([shape(ellipse(x, -800 + lid * 150, 140, 130), { fill: mix(DUSK, '#ffffff', 0.12) })], {
              clip: ball,
            }),
            shape(ball, { stroke: INK, width: inner * 1.1 }),
          ]
        : []),
      shape(
        curve([
          [side * 58, -748 + brow[0]],
          [side * 124, -764 + (brow[0] + brow[1]) / 2],
          [side * 200, -738 + brow[1]],
        ]),
        { stroke: '#d6e6ff', width: 22 },
      ),
    ];
  });
}

export function shutEyes(inner: number): Node[] {
  return [-1, 1].map((side) =>
    shape(
      curve([
        [side * 124 - 74, -600],
        [side * 124, -560],
        [side * 124 + 74, -600],
      ]),
      { stroke: '#eaf2ff', width: 26 + inner * 0.4 },
    ),
  );
}

/** The small round mouth of somebody asleep. */
export function snore(inner: number): Node {
  return shape(ellipse(0, -470, 34, 24), { fill: '#3a1648', stroke: INK, width: inner });
}

/** A mouth as wide as the face. */
export function yawn(inner: number): Node[] {
  const mouth = ellipse(0, -400, 190, 170);
  return [
    shape(mouth, { fill: '#3a1648' }),
    group([shape(ellipse(0, -262, 150, 80), { fill: '#ff7d96' })], { clip: mouth }),
    shape(mouth, { stroke: INK, width: inner * 1.4 }),
  ];
}
