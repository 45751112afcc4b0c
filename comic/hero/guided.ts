import { boxBlur } from './raster.ts';
import type { Plane } from './raster.ts';

/**
 * Smooths planes of numbers without crossing the edges of a guide of the same size (guided filter,
 * He, Sun and Tang 2010). `edge` is the contrast (0 to 1) from which on an edge is kept.
 */
export function guidedFilter(
  guide: Plane,
  planes: Float32Array[],
  radius: number,
  edge: number,
): Float32Array[] {
  const { width, height, values: g } = guide;
  const blur = (values: Float32Array) => boxBlur(values, width, height, radius);
  const product = new Float32Array(g.length);
  const multiply = (a: Float32Array, b: Float32Array) => {
    for (let i = 0; i < product.length; i++) product[i] = a[i]! * b[i]!;
    return product;
  };
  const mean = blur(g);
  const variance = blur(multiply(g, g));
  for (let i = 0; i < g.length; i++) variance[i] = variance[i]! - mean[i]! * mean[i]! + edge * edge;
  return planes.map((plane) => {
    const planeMean = blur(plane);
    const slope = blur(multiply(g, plane));
    for (let i = 0; i < g.length; i++) {
      slope[i] = (slope[i]! - mean[i]! * planeMean[i]!) / variance[i]!;
      planeMean[i] = planeMean[i]! - slope[i]! * mean[i]!;
    }
    const slopes = blur(slope);
    const offsets = blur(planeMean);
    for (let i = 0; i < g.length; i++) offsets[i] = offsets[i]! + slopes[i]! * g[i]!;
    return offsets;
  });
}
