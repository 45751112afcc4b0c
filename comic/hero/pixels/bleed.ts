import type { Picture } from './raster.ts';

/**
 * Extends the colours of the head over everything around it, so that no edge of the finished picture shows
 * the room behind the child. `trust` is the weight of each pixel, 0 to 1.
 */
export function bleed(picture: Picture, trust: Float32Array): void {
  const { width, height, planes } = picture;
  const area = width * height;
  const levels = [
    {
      width,
      height,
      weight: trust,
      colours: [0, 1, 2].map((k) => planes.subarray(k * area, (k + 1) * area)),
    },
  ];
  for (let level = levels[0]!; level.width > 1 || level.height > 1; level = levels.at(-1)!)
    levels.push(halve(level));
  for (let i = levels.length - 2; i >= 0; i--) fill(levels[i]!, levels[i + 1]!);
}

interface Level {
  width: number;
  height: number;
  weight: Float32Array;
  colours: Float32Array[];
}

function halve(level: Level): Level {
  const { width, height, colours } = level;
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const half: Level = {
    width: w,
    height: h,
    weight: new Float32Array(w * h),
    colours: colours.map(() => new Float32Array(w * h)),
  };
  for (let y = 0; y < h; y++) halveRow(level, half, y);
  return half;
}

function halveRow({ width, height, weight, colours }: Level, half: Level, y: number): void {
  const [red, green, blue] = colours as [Float32Array, Float32Array, Float32Array];
  const [halfRed, halfGreen, halfBlue] = half.colours as [Float32Array, Float32Array, Float32Array];
  for (let x = 0; x < half.width; x++) {
    let sum = 0;
    let r = 0;
    let g = 0;
    let b = 0;
    for (let k = 0; k < 4; k++) {
      const sx = 2 * x + (k & 1);
      const sy = 2 * y + (k >> 1);
      if (sx >= width || sy >= height) continue;
      const at = sy * width + sx;
      const share = weight[at]!;
      if (share <= 0) continue;
      sum += share;
      r += red[at]! * share;
      g += green[at]! * share;
      b += blue[at]! * share;
    }
    if (sum <= 0) continue;
    const to = y * half.width + x;
    halfRed[to] = r / sum;
    halfGreen[to] = g / sum;
    halfBlue[to] = b / sum;
    half.weight[to] = Math.min(1, sum);
  }
}

/** Fills the gaps of a level from the coarser one, interpolating between its pixels. */
function fill(level: Level, coarse: Level): void {
  for (let y = 0; y < level.height; y++)
    for (let c = 0; c < 3; c++) fillRow(level, level.colours[c]!, coarse, coarse.colours[c]!, y);
}

function fillRow(
  { width, weight }: Level,
  colour: Float32Array,
  coarse: Level,
  from: Float32Array,
  y: number,
): void {
  const py = Math.min(coarse.height - 1, Math.max(0, (y + 0.5) / 2 - 0.5));
  const y0 = py | 0;
  const fy = py - y0;
  const below = y0 + 1 < coarse.height ? coarse.width : 0;
  const last = coarse.width - 1;
  for (let x = 0; x < width; x++) {
    const at = y * width + x;
    const lacking = 1 - weight[at]!;
    if (lacking <= 0) continue;
    const px = Math.min(last, Math.max(0, (x + 0.5) / 2 - 0.5));
    const x0 = px | 0;
    const fx = px - x0;
    const right = x0 < last ? 1 : 0;
    const q = y0 * coarse.width + x0;
    const top = from[q]! + (from[q + right]! - from[q]!) * fx;
    const bottom = from[q + below]! + (from[q + below + right]! - from[q + below]!) * fx;
    colour[at] = colour[at]! * weight[at]! + (top + (bottom - top) * fy) * lacking;
  }
}
