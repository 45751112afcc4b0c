import type { HeadPoint } from '../../hero.ts';
import type { Plane } from './raster.ts';

/**
 * A plane with 1 where a pixel's centre lies inside a polygon. Elsewhere it keeps `values`, or has 0 without
 * them.
 */
export function fillPolygon(
  polygon: HeadPoint[],
  width: number,
  height: number,
  values = new Float32Array(width * height),
): Plane {
  const ys = polygon.map(({ y }) => y);
  const top = Math.max(0, Math.floor(Math.min(...ys)));
  const bottom = Math.min(height, Math.ceil(Math.max(...ys)));
  for (let y = top; y < bottom; y++) {
    const crossings: number[] = [];
    polygon.forEach((a, i) => {
      const b = polygon[(i + 1) % polygon.length]!;
      if (a.y > y + 0.5 !== b.y > y + 0.5)
        crossings.push(a.x + ((y + 0.5 - a.y) / (b.y - a.y)) * (b.x - a.x));
    });
    crossings.sort((a, b) => a - b);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const left = Math.max(0, Math.ceil(crossings[k]! - 0.5));
      const right = Math.min(width - 1, Math.ceil(crossings[k + 1]! - 0.5) - 1);
      if (right >= left) values.fill(1, y * width + left, y * width + right + 1);
    }
  }
  return { width, height, values };
}

/** A polygon scaled about its middle. */
export function grow(polygon: HeadPoint[], factor: number): HeadPoint[] {
  const cx = polygon.reduce((sum, point) => sum + point.x, 0) / polygon.length;
  const cy = polygon.reduce((sum, point) => sum + point.y, 0) / polygon.length;
  return polygon.map(({ x, y }) => ({ x: cx + (x - cx) * factor, y: cy + (y - cy) * factor }));
}

export interface Box {
  left: number;
  top: number;
  /** The first column and row beyond the box. */
  right: number;
  bottom: number;
}

/**
 * Keeps the pixels of a plane that are at least one half and connected to the seeds (pixel numbers). Returns
 * them with their box and area.
 */
export function joinedTo(
  plane: Plane,
  seeds: Iterable<number>,
): { kept: Uint8Array; box: Box; area: number } {
  const { width, height, values } = plane;
  const kept = new Uint8Array(values.length);
  const stack: number[] = [];
  const visit = (at: number) => {
    if (kept[at] || values[at]! < 0.5) return;
    kept[at] = 1;
    stack.push(at);
  };
  for (const seed of seeds) visit(seed);
  const box = { left: width, top: height, right: 0, bottom: 0 };
  let area = 0;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    area++;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (y > 0) visit(at - width);
    if (y < height - 1) visit(at + width);
  }
  return { kept, box, area };
}
