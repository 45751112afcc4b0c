import { boxBlur } from './blur.ts';
import type { Plane } from './raster.ts';

/**
 * Smooths planes of numbers, in place, without crossing the edges of a guide of the same size (guided
 * filter, He, Sun and Tang 2010; its slopes and offsets at half the size, He and Sun 2015). Edges with a
 * contrast of `edge` (0 to 1) or more are kept.
 */
export function guidedFilter(guide: Plane, planes: Float32Array[], radius: number, edge: number): void {
  const { width, height } = guide;
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const blur = (values: Float32Array, out?: Float32Array) =>
    boxBlur(values, w, h, Math.max(1, Math.round(radius / 2)), out);
  const g = halved(guide.values, width, height);
  const product = new Float32Array(g.length);
  const multiply = (a: Float32Array, b: Float32Array) => {
    for (let i = 0; i < product.length; i++) product[i] = a[i]! * b[i]!;
    return product;
  };
  const mean = blur(g);
  const variance = blur(multiply(g, g));
  for (let i = 0; i < g.length; i++) variance[i] = variance[i]! - mean[i]! * mean[i]! + edge * edge;
  for (const values of planes) {
    const plane = halved(values, width, height);
    const slope = blur(multiply(g, plane));
    const planeMean = blur(plane, plane);
    for (let i = 0; i < g.length; i++) {
      slope[i] = (slope[i]! - mean[i]! * planeMean[i]!) / variance[i]!;
      planeMean[i] = planeMean[i]! - slope[i]! * mean[i]!;
    }
    lineOver(guide, blur(slope, slope), blur(planeMean, planeMean), values);
  }
}

function halved(values: Float32Array, width: number, height: number): Float32Array {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const out = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    const top = 2 * y * width;
    halveRow(values, top, 2 * y + 1 < height ? top + width : top, width, out.subarray(y * w, (y + 1) * w));
  }
  return out;
}

function halveRow(values: Float32Array, top: number, bottom: number, width: number, out: Float32Array): void {
  for (let x = 0; x < out.length; x++) {
    const left = 2 * x;
    const right = left + 1 < width ? left + 1 : left;
    out[x] =
      (values[top + left]! + values[top + right]! + values[bottom + left]! + values[bottom + right]!) / 4;
  }
}

/** Writes slope · guide + offset to `out`. Slopes and offsets have half the size and are interpolated. */
function lineOver(
  { width, height, values }: Plane,
  slopes: Float32Array,
  offsets: Float32Array,
  out: Float32Array,
): void {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const [slope, offset] = [new Float32Array(w), new Float32Array(w)];
  for (let y = 0; y < height; y++) {
    const near = (y >> 1) * w;
    const far = Math.min(h - 1, Math.max(0, (y >> 1) + (y & 1 ? 1 : -1))) * w;
    between(slopes, near, far, slope);
    between(offsets, near, far, offset);
    lineOverRow(values, slope, offset, out, y * width, width);
  }
}

/** Three quarters of the near row and one quarter of the far row. */
function between(values: Float32Array, near: number, far: number, out: Float32Array): void {
  for (let x = 0; x < out.length; x++) out[x] = 0.75 * values[near + x]! + 0.25 * values[far + x]!;
}

function lineOverRow(
  values: Float32Array,
  slope: Float32Array,
  offset: Float32Array,
  out: Float32Array,
  row: number,
  width: number,
): void {
  const last = slope.length - 1;
  for (let x = 0; x < width; x++) {
    const column = x >> 1;
    const beside = x & 1 ? (column < last ? column + 1 : column) : column > 0 ? column - 1 : 0;
    const a = 0.75 * slope[column]! + 0.25 * slope[beside]!;
    out[row + x] = a * values[row + x]! + 0.75 * offset[column]! + 0.25 * offset[beside]!;
  }
}
