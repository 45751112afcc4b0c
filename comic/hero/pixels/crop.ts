import type { Picture, Plane } from './raster.ts';
import type { Box } from './shape.ts';

/** The box of a plane's pixels above `least`, grown by `margin` pixels within the plane. */
export function boxAbove({ width, height, values }: Plane, least: number, margin = 0): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!(values[y * width + x]! > least)) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  }
  if (right === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  return {
    left: Math.max(0, left - margin),
    top: Math.max(0, top - margin),
    right: Math.min(width, right + margin),
    bottom: Math.min(height, bottom + margin),
  };
}

/** The part of a plane that lies in a box. */
export function planeIn({ width, values }: Plane, box: Box): Plane {
  const size = { width: box.right - box.left, height: box.bottom - box.top };
  const part = new Float32Array(size.width * size.height);
  for (let y = 0; y < size.height; y++) {
    const from = (box.top + y) * width + box.left;
    part.set(values.subarray(from, from + size.width), y * size.width);
  }
  return { ...size, values: part };
}

/** Copies a part back into the plane that it was cut from. */
export function putPlane(plane: Plane, part: Plane, box: Box): void {
  for (let y = 0; y < part.height; y++) {
    const row = part.values.subarray(y * part.width, (y + 1) * part.width);
    plane.values.set(row, (box.top + y) * plane.width + box.left);
  }
}

/** The part of a picture that lies in a box. */
export function pictureIn(picture: Picture, box: Box): Picture {
  const parts = planesOf(picture).map((plane) => planeIn(plane, box));
  const { width, height, values } = parts[0]!;
  const planes = new Float32Array(3 * values.length);
  parts.forEach((part, k) => planes.set(part.values, k * values.length));
  return { width, height, planes };
}

/** Copies a part back into the picture that it was cut from. */
export function putBack(picture: Picture, part: Picture, box: Box): void {
  const parts = planesOf(part);
  planesOf(picture).forEach((plane, k) => putPlane(plane, parts[k]!, box));
}

function planesOf({ width, height, planes }: Picture): Plane[] {
  const area = width * height;
  return [0, 1, 2].map((k) => ({ width, height, values: planes.subarray(k * area, (k + 1) * area) }));
}
