import { boxBlur } from './raster.ts';
import type { Plane } from './raster.ts';

/**
 * Smooths planes of numbers, in place, without crossing the edges of a guide of the same size (guided filter,
 * He, Sun and Tang 2010; its slopes and offsets at half the size, He and Sun 2015). `edge` is the contrast
 * (0 to 1) from which on an edge is kept.
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
    const bottom = 2 * y + 1 < height ? top + width : top;
    for (let x = 0; x < w; x++) {
      const left = 2 * x;
      const right = left + 1 < width ? left + 1 : left;
      out[y * w + x] =
        (values[top + left]! + values[top + right]! + values[bottom + left]! + values[bottom + right]!) / 4;
    }
  }
  return out;
}

/** Slope · guide + offset into `out`, with slopes and offsets of half the size read between their pixels. */
function lineOver(
  { width, height, values }: Plane,
  slopes: Float32Array,
  offsets: Float32Array,
  out: Float32Array,
): void {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  for (let y = 0; y < height; y++) {
    const near = y >> 1;
    const far = Math.min(h - 1, Math.max(0, y & 1 ? near + 1 : near - 1));
    for (let x = 0; x < width; x++) {
      const column = x >> 1;
      const beside = x & 1 ? (column + 1 < w ? column + 1 : column) : column > 0 ? column - 1 : 0;
      const a = near * w + column;
      const b = near * w + beside;
      const c = far * w + column;
      const d = far * w + beside;
      const slope = 0.5625 * slopes[a]! + 0.1875 * (slopes[b]! + slopes[c]!) + 0.0625 * slopes[d]!;
      const offset = 0.5625 * offsets[a]! + 0.1875 * (offsets[b]! + offsets[c]!) + 0.0625 * offsets[d]!;
      const at = y * width + x;
      out[at] = slope * values[at]! + offset;
    }
  }
}
