import { at, curveTail } from './path.ts';
import type { Point } from './tree.ts';

/**
 * A limb: a bent centre line with a thickness. Everything worn on it (cuffs, shadows, stripes) is drawn in
 * its own coordinates: `t` 0..1 along it, `u` −1..1 across it (−1 is to the left when looking along it).
 */
export interface Tube {
  point(t: number, u: number): Point;
  /** Direction in degrees. */
  angle(t: number): number;
  half(t: number): number;
}

const STEPS = 20;

/** `widths` are half thicknesses, spread evenly from the start to the end. */
export function tube(line: readonly Point[], widths: readonly number[]): Tube {
  const samples = resample(line);
  const half = (t: number): number => {
    const place = Math.min(0.9999, Math.max(0, t)) * (widths.length - 1);
    const index = Math.floor(place);
    const local = place - index;
    const eased = local * local * (3 - 2 * local);
    return widths[index]! + (widths[index + 1]! - widths[index]!) * eased;
  };
  const centre = (t: number): Point => {
    const place = Math.min(1, Math.max(0, t)) * STEPS;
    const index = Math.min(STEPS - 1, Math.floor(place));
    const [a, b] = [samples[index]!, samples[index + 1]!];
    const over = t > 1 ? t - 1 : t < 0 ? t : 0;
    const local = place - index + over * STEPS;
    return [a[0] + (b[0] - a[0]) * local, a[1] + (b[1] - a[1]) * local];
  };
  const direction = (t: number): number => {
    // Beyond its ends, a limb continues in a straight line.
    const on = Math.min(1, Math.max(0, t));
    const [a, b] = [centre(Math.max(0, on - 0.06)), centre(Math.min(1, on + 0.06))];
    return Math.atan2(b[1] - a[1], b[0] - a[0]);
  };
  return {
    half,
    angle: (t) => (direction(t) * 180) / Math.PI,
    point(t, u) {
      const [x, y] = centre(t);
      const a = direction(t);
      const reach = half(t) * u;
      return [x - Math.sin(a) * reach, y + Math.cos(a) * reach];
    },
  };
}

/** A bent limb of two bones with a soft joint. */
export function bend(from: Point, joint: Point, to: Point, softness = 0.5): Point[] {
  const [enter, leave] = [toward(joint, from, softness), toward(joint, to, softness)];
  const points: Point[] = [from];
  for (let i = 0; i <= 6; i++) {
    const t = i / 6;
    points.push(toward(toward(enter, joint, t), toward(joint, leave, t), t));
  }
  points.push(to);
  return points;
}

/** The outline of the whole tube. Each end is a dome; its height is a multiple of the half width. */
export function edge(limb: Tube, startDome = 0.9, endDome = 0.6): string {
  const ts = Array.from({ length: 11 }, (_, i) => i / 10);
  const left = ts.map((t) => limb.point(t, -1));
  const right = ts.map((t) => limb.point(1 - t, 1));
  const end = dome(limb, 1, endDome, 1);
  const start = dome(limb, 0, startDome, -1);
  const points = [...left, ...end, ...right, ...start];
  return `M${at(points[0]!)}${curveTail(points, true)}Z`;
}

function dome(limb: Tube, t: number, height: number, sign: number): Point[] {
  if (height <= 0) return [];
  const a = (limb.angle(t) * Math.PI) / 180;
  const reach = limb.half(t) * height * sign;
  return [-0.62, 0, 0.62].map((side) => {
    const [x, y] = limb.point(t, side * sign);
    const lift = reach * (1 - Math.abs(side) * 0.42);
    return [x + Math.cos(a) * lift, y + Math.sin(a) * lift];
  });
}

/** A patch between `t0..t1` and `u0..u1`. `bow` curves its ends like a ring round a cylinder. */
export function patch(limb: Tube, t0: number, t1: number, u0 = -1, u1 = 1, bow = 0.04): string {
  const across = [0, 0.25, 0.5, 0.75, 1].map((k) => u0 + (u1 - u0) * k);
  const lift = (u: number): number => bow * (1 - u * u);
  const along = Array.from({ length: 7 }, (_, i) => t0 + ((t1 - t0) * i) / 6);
  const start = across.map((u) => limb.point(t0 + lift(u), u));
  const side = along.map((t) => limb.point(t + lift(u1), u1));
  const end = across.toReversed().map((u) => limb.point(t1 + lift(u), u));
  const back = along.toReversed().map((t) => limb.point(t + lift(u0), u0));
  return `M${at(start[0]!)}${[start, side, end, back].map((run) => curveTail(run, false)).join('')}Z`;
}

/** A line round the limb, such as a seam. */
export function ring(limb: Tube, t: number, u0 = -1, u1 = 1, bow = 0.04): string {
  const points = [0, 0.25, 0.5, 0.75, 1].map((k) => {
    const u = u0 + (u1 - u0) * k;
    return limb.point(t + bow * (1 - u * u), u);
  });
  return `M${at(points[0]!)}${curveTail(points, false)}`;
}

function resample(line: readonly Point[]): Point[] {
  const lengths = [0];
  for (let i = 1; i < line.length; i++) {
    lengths.push(lengths[i - 1]! + Math.hypot(line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1]));
  }
  const total = lengths.at(-1)!;
  const samples: Point[] = [];
  let segment = 1;
  for (let i = 0; i <= STEPS; i++) {
    const distance = (total * i) / STEPS;
    while (segment < line.length - 1 && lengths[segment]! < distance) segment++;
    const span = lengths[segment]! - lengths[segment - 1]! || 1;
    const k = (distance - lengths[segment - 1]!) / span;
    const [a, b] = [line[segment - 1]!, line[segment]!];
    samples.push([a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k]);
  }
  return samples;
}

function toward(a: Point, b: Point, k: number): Point {
  return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k];
}
