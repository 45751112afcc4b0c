import type { HeadPoint } from '../../hero.ts';
import { softBlur } from './blur.ts';
import type { Plane } from './raster.ts';

/**
 * The smooth outer edge of a plane at one half, as a closed SVG path of cubic curves. `softness` is the
 * size, in pixels, up to which single hairs and steps are rounded off. Throws when no value reaches one
 * half.
 */
export function contour(plane: Plane, softness: number): { path: string; points: HeadPoint[] } {
  const { width, height } = plane;
  const values = softBlur(plane.values, width, height, softness / 2);
  // A rim of zeros closes every loop inside the picture.
  for (let x = 0; x < width; x++) values[x] = values[(height - 1) * width + x] = 0;
  for (let y = 0; y < height; y++) values[y * width] = values[y * width + width - 1] = 0;
  const loops = trace({ width, height, values });
  const outer = loops.reduce((a, b) => (areaOf(b) > areaOf(a) ? b : a), []);
  if (outer.length < 8) throw new Error('There is no shape to draw an outline around');
  const points = smooth(outer, softness);
  return { path: curveThrough(simplify(points, 0.6)), points };
}

/** Marching squares: every closed loop at one half, in pixels. */
export function trace({ width, height, values }: Plane): HeadPoint[][] {
  // A grid crossing has the number of its first pixel, doubled: even for the edge to the right, odd for the
  // edge down.
  const next = new Map<number, number>();
  const inside = (at: number) => (values[at]! >= 0.5 ? 1 : 0);
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const at = y * width + x;
      const corners =
        inside(at) | (inside(at + 1) << 1) | (inside(at + width + 1) << 2) | (inside(at + width) << 3);
      if (corners === 0 || corners === 15) continue;
      const [top, right, bottom, left] = [2 * at, 2 * (at + 1) + 1, 2 * (at + width), 2 * at + 1];
      const step = (from: number, to: number) => next.set(from, to);
      // Steps keep the shape on the left.
      if (corners === 1 || corners === 3 || corners === 7)
        step(left, corners === 1 ? top : corners === 3 ? right : bottom);
      else if (corners === 2 || corners === 6 || corners === 14)
        step(top, corners === 2 ? right : corners === 6 ? bottom : left);
      else if (corners === 4 || corners === 12 || corners === 13)
        step(right, corners === 4 ? bottom : corners === 12 ? left : top);
      else if (corners === 8 || corners === 9 || corners === 11)
        step(bottom, corners === 8 ? left : corners === 9 ? top : right);
      else if (corners === 5) {
        step(left, top);
        step(right, bottom);
      } else {
        step(top, right);
        step(bottom, left);
      }
    }
  }
  const loops: HeadPoint[][] = [];
  while (next.size) {
    const loop: HeadPoint[] = [];
    let edge = next.keys().next().value!;
    for (let to = next.get(edge); to !== undefined; to = next.get(edge)) {
      next.delete(edge);
      const at = edge >> 1;
      const other = edge & 1 ? at + width : at + 1;
      const share = (0.5 - values[at]!) / (values[other]! - values[at]! || 1);
      const [x, y] = [(at % width) + 0.5, Math.floor(at / width) + 0.5];
      loop.push(edge & 1 ? { x, y: y + share } : { x: x + share, y });
      edge = to;
    }
    loops.push(loop);
  }
  return loops;
}

function areaOf(loop: HeadPoint[]): number {
  let twice = 0;
  loop.forEach((a, i) => {
    const b = loop[(i + 1) % loop.length]!;
    twice += a.x * b.y - b.x * a.y;
  });
  return Math.abs(twice) / 2;
}

/** Points at every two pixels along the loop, each the Gaussian mean of its neighbours. */
export function smooth(loop: HeadPoint[], softness: number): HeadPoint[] {
  const even = spaced(loop, 2);
  const reach = Math.ceil((softness / 2) * 3);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, k) =>
    Math.exp(-(((k - reach) * 2) ** 2) / (2 * softness ** 2)),
  );
  const sum = weights.reduce((a, b) => a + b, 0);
  return even.map((_, i) => {
    let [x, y] = [0, 0];
    weights.forEach((weight, k) => {
      const point = even[(i + k - reach + even.length * reach) % even.length]!;
      x += (point.x * weight) / sum;
      y += (point.y * weight) / sum;
    });
    return { x, y };
  });
}

function spaced(loop: HeadPoint[], step: number): HeadPoint[] {
  const out: HeadPoint[] = [];
  let due = 0;
  loop.forEach((a, i) => {
    const b = loop[(i + 1) % loop.length]!;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    for (; due < length; due += step) {
      const t = due / length;
      out.push({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
    }
    due -= length;
  });
  return out;
}

/**
 * Drops points of a closed loop that lie within `tolerance` pixels of the straight line between the kept
 * ones.
 */
export function simplify(loop: HeadPoint[], tolerance: number): HeadPoint[] {
  const keep = new Uint8Array(loop.length);
  const halve = (first: number, last: number) => {
    const [a, b] = [loop[first]!, loop[last % loop.length]!];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    let [worst, at] = [tolerance, -1];
    for (let i = first + 1; i < last; i++) {
      const p = loop[i]!;
      const off = Math.abs((p.x - a.x) * (b.y - a.y) - (p.y - a.y) * (b.x - a.x)) / length;
      if (off > worst) [worst, at] = [off, i];
    }
    if (at < 0) return;
    keep[at] = 1;
    halve(first, at);
    halve(at, last);
  };
  const half = loop.length >> 1;
  keep[0] = keep[half] = 1;
  halve(0, half);
  halve(half, loop.length);
  return loop.filter((_, i) => keep[i]);
}

/**
 * A closed Catmull-Rom spline as cubic Bézier curves, spaced by the square root of the chord lengths
 * (centripetal).
 */
export function curveThrough(points: HeadPoint[]): string {
  const n = points.length;
  const at = (i: number) => points[(i + n) % n]!;
  let path = `M${written(at(0))}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const [before, along, after] = [rootOfChord(a, b), rootOfChord(b, c), rootOfChord(c, d)];
    path += `C${written(handle(b, c, a, before, along))} ${written(handle(c, b, d, after, along))} ${written(c)}`;
  }
  return `${path}Z`;
}

/** The Bézier handle at `point` toward `next`, for a curve that comes from `last`. */
function handle(
  point: HeadPoint,
  next: HeadPoint,
  last: HeadPoint,
  before: number,
  along: number,
): HeadPoint {
  const own = 2 * before ** 2 + 3 * before * along + along ** 2;
  const whole = 3 * before * (before + along);
  return {
    x: (before ** 2 * next.x - along ** 2 * last.x + own * point.x) / whole,
    y: (before ** 2 * next.y - along ** 2 * last.y + own * point.y) / whole,
  };
}

function rootOfChord(a: HeadPoint, b: HeadPoint): number {
  return Math.sqrt(Math.hypot(b.x - a.x, b.y - a.y)) || 1e-3;
}

function written({ x, y }: HeadPoint): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
