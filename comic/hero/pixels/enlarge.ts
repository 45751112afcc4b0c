import type { HeadPoint } from '../../hero.ts';
import type { Plane } from './raster.ts';

/**
 * A part of a plane, interpolated with `valueAt`. Each pixel of the result covers `scale` pixels of the
 * plane.
 */
export function enlarged(
  plane: Plane,
  corner: HeadPoint,
  scale: number,
  width: number,
  height: number,
): Float32Array {
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    enlargeRow(
      plane,
      corner.x,
      corner.y + (y + 0.5) * scale,
      scale,
      out.subarray(y * width, (y + 1) * width),
    );
  return out;
}

function enlargeRow(
  { width, height, values }: Plane,
  left: number,
  top: number,
  scale: number,
  out: Float32Array,
): void {
  const py = Math.min(Math.max(top - 0.5, 0), height - 1);
  const row = (py | 0) * width;
  const fy = py - (py | 0);
  const below = (py | 0) + 1 < height ? width : 0;
  for (let x = 0; x < out.length; x++) {
    const px = Math.min(Math.max(left + (x + 0.5) * scale - 0.5, 0), width - 1);
    const x0 = px | 0;
    const fx = px - x0;
    const at = row + x0;
    const right = x0 + 1 < width ? 1 : 0;
    const high = values[at]! + (values[at + right]! - values[at]!) * fx;
    const low = values[at + below]! + (values[at + below + right]! - values[at + below]!) * fx;
    out[x] = high + (low - high) * fy;
  }
}
