import { curve } from '../../drawing/path.ts';
import type { Point } from '../../drawing/tree.ts';
import { softBlur } from '../pixels/blur.ts';
import type { Plane } from '../pixels/raster.ts';
import { CELL, columnOf, GRID, rowOf } from './hair-grid.ts';
import type { HairFlow } from './hair-flow.ts';

/** Lines that show how the hair is combed: lengths in head units. */
const STRAND = { step: 6, least: 48, most: 104, apart: 52, fromEdge: 20, count: 6 } as const;
/** How much the picture is believed against hair that falls from the crown. */
const BELIEF = 0.5;
/** A strand ends where it has turned so far, as the cosine of the angle: a hook looks like a scratch. */
const STRAIGHT = 0.8;
/** How far a strand's middle swells, as a share of its length. */
const SWELL = 0.16;
const HEAD_MIDDLE = -210;
/** Between curls. */
const CURL_GRID = 52;
const MOST_CURLS = 24;

/** Where hair is, softened so that 1 is well inside. */
function insideOf(grid: Plane): Float32Array {
  return softBlur(grid.values, GRID.width, GRID.height, STRAND.fromEdge / CELL / 2);
}

function valueIn(values: Float32Array, [x, y]: Point): number {
  const [column, row] = [columnOf(x), rowOf(y)];
  if (column < 0 || row < 0 || column >= GRID.width || row >= GRID.height) return 0;
  return values[row * GRID.width + column]!;
}

/** A few lines along the run of the hair, the longest first. */
export function strandsOf(grid: Plane, flow: HairFlow, crown: Point): string[] {
  const inside = insideOf(grid);
  const lines: Point[][] = [];
  for (let row = 8; row < GRID.height; row += 13)
    for (let column = 5 + (row % 2) * 6; column < GRID.width; column += 13) {
      if (inside[row * GRID.width + column]! < 0.98) continue;
      const start: Point = [GRID.left + column * CELL, GRID.top + row * CELL];
      const line = [...follow(start, -1).reverse(), start, ...follow(start, 1)];
      if ((line.length - 1) * STRAND.step >= STRAND.least) lines.push(line);
    }
  lines.sort((a, b) => b.length - a.length);
  const kept: Point[][] = [];
  const shine = shinePoints(grid);
  for (const line of lines) {
    if (kept.length === STRAND.count) break;
    if ([...kept, shine].every((other) => line.every((point) => isApart(point, other)))) kept.push(line);
  }
  return kept.map((line) => curve(thinned(line)));

  function follow(start: Point, way: number): Point[] {
    const line: Point[] = [];
    let [at, direction] = [start, runAt(start)];
    direction = [direction[0] * way, direction[1] * way];
    const first = direction;
    while (line.length * STRAND.step < STRAND.most / 2) {
      const run = runAt(at);
      const onward = run[0] * direction[0] + run[1] * direction[1] < 0 ? -1 : 1;
      direction = [run[0] * onward, run[1] * onward];
      if (direction[0] * first[0] + direction[1] * first[1] < STRAIGHT) break;
      at = [at[0] + direction[0] * STRAND.step, at[1] + direction[1] * STRAND.step];
      if (valueIn(inside, at) < 0.9) break;
      line.push(at);
    }
    return line;
  }

  /** The run at a point: what the picture says, and what falls from the crown where it says little. */
  function runAt(point: Point): Point {
    const ray = Math.atan2(point[1] - crown[1], (point[0] - crown[0]) * 0.9);
    const sure = BELIEF * Math.min(1, valueIn(flow.agreement, point) * 1.4);
    const cos = valueIn(flow.cos, point) * sure + Math.cos(2 * ray) * (1 - sure);
    const sin = valueIn(flow.sin, point) * sure + Math.sin(2 * ray) * (1 - sure);
    const angle = Math.atan2(sin, cos) / 2;
    return [Math.cos(angle), Math.sin(angle)];
  }
}

function isApart([x, y]: Point, line: readonly Point[]): boolean {
  return line.every(([px, py]) => Math.hypot(px - x, py - y) > STRAND.apart);
}

/** Three points make a calm curve. Its middle swells away from the head's, as hair lies on a round head. */
function thinned(line: readonly Point[]): Point[] {
  const [from, middle, to] = [0, 0.5, 1].map((share) => line[Math.round(share * (line.length - 1))]!) as [
    Point,
    Point,
    Point,
  ];
  const away = Math.hypot(middle[0], middle[1] - HEAD_MIDDLE) || 1;
  const swell = (SWELL * Math.hypot(to[0] - from[0], to[1] - from[1])) / away;
  return [from, [middle[0] * (1 + swell), middle[1] + (middle[1] - HEAD_MIDDLE) * swell], to];
}

/** Open rings over curly hair. */
export function curlsOf(grid: Plane): string[] {
  const inside = insideOf(grid);
  const curls: string[] = [];
  let nth = 0;
  for (let y = GRID.top + 40; y < 120; y += CURL_GRID * 0.8)
    for (let x = -280 + (Math.round(y / 10) % 2) * 26; x < 290; x += CURL_GRID) {
      nth++;
      const at: Point = [x + ((nth * 13) % 17) - 8, y + ((nth * 7) % 19) - 9];
      if (valueIn(inside, at) < 0.97) continue;
      const [reach, turn] = [11 + (nth % 3) * 2, ((nth * 5) % 7) * 0.9];
      curls.push(
        curve(
          [0, 1, 2, 3, 4].map((i): Point => {
            const angle = turn + i * 1.05;
            return [at[0] + Math.cos(angle) * reach, at[1] + Math.sin(angle) * reach];
          }),
        ),
      );
    }
  return spread(curls, MOST_CURLS);
}

/** So many of a list, evenly from all of it. */
function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)]!);
}

/** Where light falls on the crown, at the viewer's left. */
export function shineOf(grid: Plane): string {
  const points = shinePoints(grid);
  return points.length > 1 ? curve(points) : '';
}

function shinePoints(grid: Plane): Point[] {
  return [-0.64, -0.46, -0.26, -0.08].flatMap((share): Point[] => {
    const x = share * 165;
    const column = columnOf(x);
    for (let row = 0; row < GRID.height; row++)
      if (grid.values[row * GRID.width + column]) {
        const y = GRID.top + row * CELL + 30 + Math.abs(share) * 8;
        return valueIn(grid.values, [x, y + 24]) ? [[x, y]] : [];
      }
    return [];
  });
}
