import { boxBlur, softBlur } from './blur.ts';
import type { Plane } from './raster.ts';

/**
 * How much darker (below zero) or lighter each pixel is than its surroundings across the nearest edge:
 * differences of Gaussians across the flow of the edges, averaged along it (Kang, Lee and Chui 2007;
 * Winnemöller 2012). `lineWidth` is in pixels. Only pixels where `where` is above zero are processed.
 */
export function linesOf(light: Plane, where: Plane, lineWidth: number): Plane {
  const { width, height } = light;
  const flow = edgeFlow(light, where, lineWidth * 1.6);
  const across = differenceAcross(light, where, flow, lineWidth);
  const values = new Float32Array(width * height);
  const steps = Math.round((lineWidth * 4) / STRIDE);
  for (let y = 1; y < height - 1; y++)
    gatherRow({ width, height, values: across }, where, flow, steps, y, values);
  return { width, height, values };
}

/** The means along the flow through each pixel of a row. */
function gatherRow(
  { width, height, values: across }: Plane,
  { values: inHead }: Plane,
  flow: Flow,
  steps: number,
  y: number,
  out: Float32Array,
): void {
  const [flowX, flowY] = [flow.x, flow.y];
  for (let x = 1; x < width - 1; x++) {
    const at = y * width + x;
    if (inHead[at]! <= 0) continue;
    let sum = across[at]!;
    let weights = 1;
    for (let side = -1; side <= 1; side += 2) {
      let px = x + 0.5;
      let py = y + 0.5;
      let fx = flowX[at]! * side;
      let fy = flowY[at]! * side;
      for (let step = 1; step <= steps; step++) {
        px += fx * STRIDE;
        py += fy * STRIDE;
        const qx = px | 0;
        const qy = py | 0;
        if (qx < 1 || qy < 1 || qx >= width - 1 || qy >= height - 1) break;
        const q = qy * width + qx;
        if (inHead[q]! <= 0) break;
        const weight = 1 - step / (steps + 1);
        sum += across[q]! * weight;
        weights += weight;
        const sign = flowX[q]! * fx + flowY[q]! * fy < 0 ? -1 : 1;
        fx = flowX[q]! * sign;
        fy = flowY[q]! * sign;
      }
    }
    out[at] = sum / weights;
  }
}

/** Distance between samples along the flow, in pixels. */
const STRIDE = 1.5;

interface Flow {
  x: Float32Array;
  y: Float32Array;
}

/**
 * Unit vectors along the edges, from the smoothed structure tensor. They are not set where `where` is not
 * above zero.
 */
function edgeFlow({ width, height, values }: Plane, where: Plane, sigma: number): Flow {
  const area = values.length;
  const [xx, xy, yy] = [new Float32Array(area), new Float32Array(area), new Float32Array(area)];
  for (let at = width + 1; at < area - width - 1; at++) {
    if (at % width === 0 || at % width === width - 1) continue;
    const [a, b, c] = [values[at - width - 1]!, values[at - width]!, values[at - width + 1]!];
    const [d, f] = [values[at - 1]!, values[at + 1]!];
    const [g, h, i] = [values[at + width - 1]!, values[at + width]!, values[at + width + 1]!];
    const gx = c + 2 * f + i - a - 2 * d - g;
    const gy = g + 2 * h + i - a - 2 * b - c;
    xx[at] = gx * gx;
    xy[at] = gx * gy;
    yy[at] = gy * gy;
  }
  for (const plane of [xx, xy, yy]) softBlur(plane, width, height, sigma, plane);
  for (let at = 0; at < area; at++) {
    if (where.values[at]! <= 0) continue;
    // The edge's angle is half of that of (half, xy), and a quarter turn more.
    const half = (xx[at]! - yy[at]!) / 2;
    const length = Math.sqrt(half * half + xy[at]! * xy[at]!);
    if (length === 0) {
      xx[at] = 0;
      yy[at] = 1;
      continue;
    }
    const greater = Math.sqrt((length + Math.abs(half)) / (2 * length));
    const lesser = xy[at]! / (2 * length * greater);
    xx[at] = half >= 0 ? -lesser : -greater;
    yy[at] = half >= 0 ? greater : lesser;
  }
  return { x: xx, y: yy };
}

function differenceAcross(light: Plane, where: Plane, flow: Flow, lineWidth: number): Float32Array {
  const { width, height } = light;
  const values = boxBlur(light.values, width, height, 1);
  const narrow = lineWidth * 0.5;
  const wide = narrow * 1.6;
  const reach = Math.ceil(wide * 2.2);
  const taps = Array.from({ length: reach + 1 }, (_, k) => ({
    narrow: Math.exp(-(k * k) / (2 * narrow * narrow)),
    wide: Math.exp(-(k * k) / (2 * wide * wide)),
  }));
  const sum = (key: 'narrow' | 'wide') => taps.reduce((total, tap, k) => total + tap[key] * (k ? 2 : 1), 0);
  const [narrowSum, wideSum] = [sum('narrow'), sum('wide')];
  const weights = Float32Array.from(taps, (tap) => tap.narrow / narrowSum - tap.wide / wideSum);
  const out = new Float32Array(values.length);
  for (let y = 0; y < height; y++) differRow({ width, height, values }, where, flow, weights, y, out);
  return out;
}

function differRow(
  { width, height, values }: Plane,
  { values: inHead }: Plane,
  flow: Flow,
  weights: Float32Array,
  y: number,
  out: Float32Array,
): void {
  const reach = weights.length - 1;
  const [right, foot] = [width - 1.001, height - 1.001];
  for (let x = 0; x < width; x++) {
    const at = y * width + x;
    if (inHead[at]! <= 0) continue;
    const nx = -flow.y[at]!;
    const ny = flow.x[at]!;
    const within = x >= reach && y >= reach && x < right - reach && y < foot - reach;
    let total = values[at]! * weights[0]!;
    for (let k = -reach; k <= reach; k++) {
      if (k === 0) continue;
      let px = x + nx * k;
      let py = y + ny * k;
      if (!within) {
        px = px < 0 ? 0 : px > right ? right : px;
        py = py < 0 ? 0 : py > foot ? foot : py;
      }
      const x0 = px | 0;
      const y0 = py | 0;
      const q = y0 * width + x0;
      const fx = px - x0;
      const top = values[q]! + (values[q + 1]! - values[q]!) * fx;
      const bottom = values[q + width]! + (values[q + width + 1]! - values[q + width]!) * fx;
      total += (top + (bottom - top) * (py - y0)) * weights[k < 0 ? -k : k]!;
    }
    out[at] = total;
  }
}
