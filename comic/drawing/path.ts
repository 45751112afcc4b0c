import { apply, type Box, type Matrix, type Point } from './tree.ts';

/** Path data of simple figures. All coordinates are rounded to a tenth of a unit (0.01 mm). */

/**
 * The cached range of numbers: from -1000 to past the right edge of the sheet. Nearly all coordinates lie in
 * it.
 */
const [FIRST_TENTH, TENTHS] = [-10_000, 32_768];
const written = Array.from<string | undefined>({ length: TENTHS });

export function num(value: number): string {
  const tenths = Math.round(value * 10);
  const place = tenths - FIRST_TENTH;
  return place >= 0 && place < TENTHS ? (written[place] ??= print(tenths)) : print(tenths);
}

/** Whole numbers are handled apart because they are much cheaper to format than fractions. */
function print(tenths: number): string {
  const whole = Math.trunc(tenths / 10);
  const rest = Math.abs(tenths % 10);
  if (rest === 0) return `${whole}`;
  return tenths < 0 && whole === 0 ? `-0.${rest}` : `${whole}.${rest}`;
}

export function at(point: Point): string {
  return `${num(point[0])} ${num(point[1])}`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}Z`;
}

/** A smooth curve through all points (Catmull-Rom). */
export function curve(points: readonly Point[], tension = 1): string {
  return `M${at(points[0]!)}${curveTail(points, false, tension)}`;
}

/** A smooth closed curve through all points. */
export function blob(points: readonly Point[], tension = 1): string {
  return `M${at(points[0]!)}${curveTail(points, true, tension)}Z`;
}

/** The `C…` commands that continue from the first point through the others. */
export function curveTail(points: readonly Point[], closed: boolean, tension = 1): string {
  const count = points.length;
  const pick = (index: number): Point =>
    closed ? points[(index + count) % count]! : points[Math.min(count - 1, Math.max(0, index))]!;
  let d = '';
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
    const pull = tension / 6;
    const c1: Point = [from[0] + (to[0] - before[0]) * pull, from[1] + (to[1] - before[1]) * pull];
    const c2: Point = [to[0] - (after[0] - from[0]) * pull, to[1] - (after[1] - from[1]) * pull];
    d += `C${at(c1)} ${at(c2)} ${at(to)}`;
  }
  return d;
}

const KAPPA = 0.5523;

export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * KAPPA, ry * KAPPA];
  return (
    `M${at([cx - rx, cy])}` +
    `C${at([cx - rx, cy - ky])} ${at([cx - kx, cy - ry])} ${at([cx, cy - ry])}` +
    `C${at([cx + kx, cy - ry])} ${at([cx + rx, cy - ky])} ${at([cx + rx, cy])}` +
    `C${at([cx + rx, cy + ky])} ${at([cx + kx, cy + ry])} ${at([cx, cy + ry])}` +
    `C${at([cx - kx, cy + ry])} ${at([cx - rx, cy + ky])} ${at([cx - rx, cy])}Z`
  );
}

export function rect(x: number, y: number, width: number, height: number, radius = 0): string {
  const right = x + width;
  const bottom = y + height;
  if (radius <= 0)
    return polygon([
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ]);
  const r = Math.min(radius, width / 2, height / 2);
  const k = r * (1 - KAPPA);
  return (
    `M${at([x + r, y])}L${at([right - r, y])}C${at([right - k, y])} ${at([right, y + k])} ${at([right, y + r])}` +
    `L${at([right, bottom - r])}C${at([right, bottom - k])} ${at([right - k, bottom])} ${at([right - r, bottom])}` +
    `L${at([x + r, bottom])}C${at([x + k, bottom])} ${at([x, bottom - k])} ${at([x, bottom - r])}` +
    `L${at([x, y + r])}C${at([x, y + k])} ${at([x + k, y])} ${at([x + r, y])}Z`
  );
}

/** A capsule: a line with thickness and round ends. */
export function capsule(from: Point, to: Point, fromRadius: number, toRadius = fromRadius): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const head = halfCircle(to, toRadius, angle - Math.PI / 2);
  const tail = halfCircle(from, fromRadius, angle + Math.PI / 2);
  return `M${at(head[0]!)}${curveTail(head, false)}L${at(tail[0]!)}${curveTail(tail, false)}Z`;
}

/** A star or burst of `count` points. `wobble(i)` is a factor for the length of each point. */
export function star(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  count: number,
  {
    turn = -90,
    squash = 1,
    wobble = () => 1,
  }: { turn?: number; squash?: number; wobble?: (index: number) => number } = {},
): string {
  const points: Point[] = [];
  for (let i = 0; i < count * 2; i++) {
    const radius = (i % 2 ? inner : outer) * wobble(i);
    const a = (turn * Math.PI) / 180 + (i * Math.PI) / count;
    points.push([cx + Math.cos(a) * radius, cy + Math.sin(a) * radius * squash]);
  }
  return polygon(points);
}

/** A four-pointed twinkle with hollow sides. */
export function sparkle(cx: number, cy: number, radius: number): string {
  const k = radius * 0.12;
  return (
    `M${at([cx, cy - radius])}Q${at([cx + k, cy - k])} ${at([cx + radius * 0.7, cy])}` +
    `Q${at([cx + k, cy + k])} ${at([cx, cy + radius])}Q${at([cx - k, cy + k])} ${at([cx - radius * 0.7, cy])}` +
    `Q${at([cx - k, cy - k])} ${at([cx, cy - radius])}Z`
  );
}

export function superellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  power: number,
  steps = 40,
): Point[] {
  return Array.from({ length: steps }, (_, i) => {
    const a = (i / steps) * Math.PI * 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return [
      cx + Math.sign(c) * Math.abs(c) ** (2 / power) * rx,
      cy + Math.sign(s) * Math.abs(s) ** (2 / power) * ry,
    ] as const;
  });
}

/** The same path data with every point moved, control points included. */
export function movePoints(d: string, move: (point: Point) => Point): string {
  let moved = '';
  let between = '';
  for (let place = 0; place < d.length;) {
    const code = d.charCodeAt(place);
    if (code >= LETTER_A) {
      moved += d[place];
      between = '';
      place++;
    } else if (code <= COMMA && code !== PLUS) {
      place++;
    } else {
      const y = readNumber(d, place);
      const x = number;
      place = readNumber(d, y);
      moved += between + at(move([x, number]));
      between = ' ';
    }
  }
  return moved;
}

/** Applies a matrix to path data. */
export function movePath(d: string, matrix: Matrix): string {
  return movePoints(d, (point) => apply(matrix, point));
}

/**
 * Mirrors a path about x = 0 and reverses its direction, so that it fills as before.
 * @param d closed path of M, C and Z
 */
export function mirrorPath(d: string): string {
  return d
    .split('Z')
    .filter((part) => part !== '')
    .map((part) => {
      const points: Point[] = [];
      movePoints(part, (point) => {
        points.push([-point[0], point[1]]);
        return point;
      });
      points.reverse();
      let mirrored = `M${at(points[0]!)}`;
      for (let i = 1; i + 2 < points.length; i += 3)
        mirrored += `C${at(points[i]!)} ${at(points[i + 1]!)} ${at(points[i + 2]!)}`;
      return `${mirrored}Z`;
    })
    .join('');
}

/** The box round the path data's points from one index to another, control points included. */
export function pathBox(d: string, from = 0, to = d.length): Box {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (let place = from; place < to;) {
    const code = d.charCodeAt(place);
    if (code >= LETTER_A || (code <= COMMA && code !== PLUS)) {
      place++;
      continue;
    }
    place = readNumber(d, place);
    const x = number;
    place = readNumber(d, place);
    const y = number;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return left > right
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: right - left, height: bottom - top };
}

const [PLUS, COMMA, MINUS, POINT, ZERO, NINE, LETTER_A, E] = [43, 44, 45, 46, 48, 57, 65, 101];

/** The number that `readNumber` read last. */
let number = 0;

/**
 * Reads the first number of path data from `place` on into `number`.
 * @returns the index where it ends.
 * @throws TypeError when there is none.
 */
function readNumber(d: string, place: number): number {
  let start = place;
  let code = d.charCodeAt(start);
  while (code <= COMMA && code !== PLUS) code = d.charCodeAt(++start);
  let end = start;
  if (code === MINUS || code === PLUS) code = d.charCodeAt(++end);
  let digits = 0;
  let share = 1;
  for (; code >= ZERO && code <= NINE; code = d.charCodeAt(++end)) digits = digits * 10 + code - ZERO;
  if (code === POINT)
    for (code = d.charCodeAt(++end); code >= ZERO && code <= NINE; code = d.charCodeAt(++end)) {
      digits = digits * 10 + code - ZERO;
      share *= 10;
    }
  if (code === E || digits > Number.MAX_SAFE_INTEGER) {
    const whole = /^[-+\d.]+(?:e[-+]?\d+)?/.exec(d.slice(start, start + 40))![0];
    number = Number(whole);
    return start + whole.length;
  }
  if (end === start) throw new TypeError(`Path data has no number at ${start}: ${d.slice(0, 60)}`);
  number = (d.charCodeAt(start) === MINUS ? -digits : digits) / share;
  return end;
}

export function boxAround(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const point of points) {
    const x = point[0];
    const y = point[1];
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return points.length === 0
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: right - left, height: bottom - top };
}

function halfCircle(centre: Point, radius: number, start: number): Point[] {
  return [0, 1, 2, 3, 4].map((step) => {
    const a = start + (step * Math.PI) / 4;
    return [centre[0] + Math.cos(a) * radius, centre[1] + Math.sin(a) * radius];
  });
}
