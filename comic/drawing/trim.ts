import { contains, grow } from './box.ts';
import { num, pathBox } from './path.ts';
import type { Box, Node, Point } from './tree.ts';

/** What ends nearer to the area than this stays as it is. */
const AROUND = 200;

/**
 * Cuts filled polygons that reach far out of an area, as the rays of a sun do: resvg, which prints the page images, gives up
 * on a group that is several pages wide. Curves, lines and what lies in a moved group stay as they are.
 */
export function trimPolygons(nodes: readonly Node[], area: Box): Node[] {
  const around = grow(area, AROUND);
  return nodes.flatMap((node): Node[] => {
    if (node.kind === 'group' && !node.matrix)
      return [{ ...node, children: trimPolygons(node.children, area) }];
    if (node.kind !== 'shape' || node.stroke || !POLYGONS.test(node.d)) return [node];
    if (contains(around, pathBox(node.d))) return [node];
    const d = node.d
      .split('M')
      .slice(1)
      .map((part) => drawn(cut(pointsOf(part), around)))
      .join('');
    return d ? [{ ...node, d }] : [];
  });
}

/** Corners joined by straight lines, each polygon closed. */
const POLYGONS = /^(?:M[^A-Za-z]+(?:L[^A-Za-z]+)+Z)+$/;

function pointsOf(part: string): Point[] {
  return [...part.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);
}

function drawn(points: readonly Point[]): string {
  if (points.length < 3) return '';
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
}

/** The part of a polygon that lies in a box (Sutherland and Hodgman 1974). */
function cut(points: readonly Point[], { x, y, width, height }: Box): Point[] {
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, x, 1],
    [0, x + width, -1],
    [1, y, 1],
    [1, y + height, -1],
  ];
  return sides.reduce<Point[]>(
    (left, [axis, limit, sign]) => {
      const depth = (point: Point): number => (point[axis] - limit) * sign;
      return left.flatMap((point, i) => {
        const before = left[(i + left.length - 1) % left.length]!;
        const [from, to] = [depth(before), depth(point)];
        const share = from / (from - to);
        const crossing: Point = [
          before[0] + (point[0] - before[0]) * share,
          before[1] + (point[1] - before[1]) * share,
        ];
        return [...(from < 0 !== to < 0 ? [crossing] : []), ...(to < 0 ? [] : [point])];
      });
    },
    [...points],
  );
}
