const SIDE = 1;
const CORNER = Math.SQRT2;

/**
 * The distance of each pixel from the nearest one where `from` is not zero, in pixels, accurate to a tenth.
 * Infinity when there is none.
 */
export function distanceFrom(from: ArrayLike<number>, width: number, height: number): Float32Array {
  const away = Float32Array.from(from, (value) => (value ? 0 : Infinity));
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) nearer(away, width, height, x, y, -1);
  for (let y = height - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--) nearer(away, width, height, x, y, 1);
  return away;
}

/** Updates a pixel's distance from its neighbours: those before it, or those after it. */
function nearer(away: Float32Array, width: number, height: number, x: number, y: number, step: -1 | 1): void {
  const at = y * width + x;
  let least = away[at]!;
  const row = y + step;
  if (x + step >= 0 && x + step < width) least = Math.min(least, away[at + step]! + SIDE);
  if (row >= 0 && row < height) {
    least = Math.min(least, away[at + step * width]! + SIDE);
    if (x > 0) least = Math.min(least, away[at + step * width - 1]! + CORNER);
    if (x < width - 1) least = Math.min(least, away[at + step * width + 1]! + CORNER);
  }
  away[at] = least;
}
