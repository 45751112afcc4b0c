import { movePoints } from './path.ts';
import { apply, type Matrix, type Node, type Paint, type Point } from './tree.ts';

export type Warp = (point: Point) => Point;

/** The same drawing with every point moved: outlines, clips and the points of gradients. Line widths stay. */
export function bendNodes(nodes: readonly Node[], warp: Warp): Node[] {
  return nodes.map((node) => bendNode(node, warp));
}

function bendNode(node: Node, warp: Warp): Node {
  if (node.kind === 'picture') return node;
  if (node.kind === 'shape')
    return {
      ...node,
      d: movePoints(node.d, warp),
      ...(node.fill && { fill: bendPaint(node.fill, warp) }),
      ...(node.stroke && { stroke: bendPaint(node.stroke, warp) }),
    };
  const inside = node.matrix ? within(node.matrix, warp) : warp;
  return {
    ...node,
    children: bendNodes(node.children, inside),
    ...(node.clip && { clip: movePoints(node.clip, inside) }),
  };
}

function bendPaint(paint: Paint, warp: Warp): Paint {
  if (typeof paint === 'string') return paint;
  return paint.kind === 'linear'
    ? { ...paint, from: warp(paint.from), to: warp(paint.to) }
    : { ...paint, centre: warp(paint.centre) };
}

/** The effect of `warp` in the coordinates of a transformed group. */
function within(matrix: Matrix, warp: Warp): Warp {
  const [a, b, c, d, e, f] = matrix;
  const area = a * d - b * c;
  return (point) => {
    const [x, y] = warp(apply(matrix, point));
    return [(d * (x - e) - c * (y - f)) / area, (a * (y - f) - b * (x - e)) / area];
  };
}
