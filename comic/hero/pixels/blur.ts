/** Sums of rows. The buffer is kept between calls, because fresh memory costs more than the sums. */
let scratch = new Float32Array(0);

/**
 * The mean over the square of `2·radius + 1` pixels around each pixel; at the edge, over the pixels that
 * exist. `out` may be `values`.
 */
export function boxBlur(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
  out: Float32Array = new Float32Array(values.length),
): Float32Array {
  if (scratch.length < values.length) scratch = new Float32Array(values.length);
  blurRows(values, scratch, width, height, radius);
  blurColumns(scratch, out, width, height, radius);
  return out;
}

function blurRows(
  values: Float32Array,
  out: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const whole = 1 / (2 * radius + 1);
  const begin = Math.min(radius + 1, width);
  const end = Math.max(begin, width - radius);
  for (let row = 0; row < width * height; row += width) {
    let sum = 0;
    for (let x = 0; x < radius && x < width; x++) sum += values[row + x]!;
    for (let x = 0; x < begin; x++) {
      const last = x + radius;
      if (last < width) sum += values[row + last]!;
      out[row + x] = sum / ((last < width ? last : width - 1) + 1);
    }
    // Nearly all pixels: here the square crosses no edge, so the loop needs no checks.
    for (let at = row + begin; at < row + end; at++) {
      sum += values[at + radius]! - values[at - radius - 1]!;
      out[at] = sum * whole;
    }
    for (let x = end; x < width; x++) {
      const first = x - radius;
      if (first > 0) sum -= values[row + first - 1]!;
      out[row + x] = sum / (width - Math.max(0, first));
    }
  }
}

function blurColumns(
  values: Float32Array,
  out: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const sums = new Float64Array(width);
  for (let at = 0; at < Math.min(radius, height) * width; at++)
    sums[at % width] = sums[at % width]! + values[at]!;
  for (let y = 0; y < height; y++) {
    const [first, last] = [Math.max(0, y - radius), Math.min(height - 1, y + radius)];
    const weight = 1 / (last - first + 1);
    const [row, entering, leaving] = [y * width, (y + radius) * width, (y - radius - 1) * width];
    if (y + radius < height && y > radius) {
      for (let x = 0; x < width; x++) {
        const sum = sums[x]! + (values[entering + x]! - values[leaving + x]!);
        sums[x] = sum;
        out[row + x] = sum * weight;
      }
      continue;
    }
    for (let x = 0; x < width; x++) {
      let sum = sums[x]!;
      if (y + radius < height) sum += values[entering + x]!;
      if (y > radius) sum -= values[leaving + x]!;
      sums[x] = sum;
      out[row + x] = sum * weight;
    }
  }
}

/**
 * Approximates a Gaussian blur with a standard deviation of `sigma` pixels by three box blurs. `out` may be
 * `values`.
 */
export function softBlur(
  values: Float32Array,
  width: number,
  height: number,
  sigma: number,
  out: Float32Array = new Float32Array(values.length),
): Float32Array {
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  boxBlur(values, width, height, radius, out);
  for (let round = 1; round < 3; round++) boxBlur(out, width, height, radius, out);
  return out;
}
