import { INK } from '../../drawing/colour.ts';
import { curve, ellipse } from '../../drawing/path.ts';
import { group, linear, shape, type Node, type Point } from '../../drawing/tree.ts';

/** A big shining eye; `lid` 0 is open, 1 is shut. `gaze` −1..1. */
export function bigEye(
  [x, y]: Point,
  rx: number,
  ry: number,
  iris: readonly [string, string],
  gaze: Point,
  ink: number,
  lid = 0,
): Node[] {
  const ball = ellipse(x, y, rx, ry);
  const r = Math.min(rx, ry) * 0.68;
  const [ix, iy] = [x + gaze[0] * rx * 0.28, y + gaze[1] * ry * 0.28];
  return [
    shape(ball, { fill: '#fffdf8' }),
    group(
      [
        shape(ellipse(ix, iy, r, r * 1.1), { fill: linear([0, iy - r], [0, iy + r], iris[0], iris[1]) }),
        shape(ellipse(ix, iy, r * 0.56, r * 0.64), { fill: '#150a16' }),
        shape(ellipse(ix - r * 0.34, iy - r * 0.42, r * 0.32, r * 0.36), { fill: '#ffffff' }),
        shape(ellipse(ix + r * 0.36, iy + r * 0.42, r * 0.15), { fill: '#ffffff', opacity: 0.85 }),
      ],
      { clip: ball },
    ),
    shape(ball, { stroke: INK, width: ink }),
    ...(lid > 0
      ? [
          shape(
            curve([
              [x - rx, y - ry * (1 - lid * 1.3)],
              [x, y - ry * (0.9 - lid)],
              [x + rx, y - ry * (1 - lid * 1.3)],
            ]),
            { stroke: INK, width: ink * 1.4 },
          ),
        ]
      : []),
  ];
}
