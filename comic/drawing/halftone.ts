import { num } from './path.ts';
import { shape, type Point, type Shape } from './tree.ts';

/**
 * Printer's dots on a 45° grid. `strength(x, y)` says how fat a dot is, 0..1; nothing is drawn under 0.08.
 * Dots are zero-length strokes grouped by size: at most six shapes, however many dots.
 */
export function halftone(
  area: { x: number; y: number; width: number; height: number },
  pitch: number,
  colour: string,
  strength: (x: number, y: number) => number,
  opacity = 1,
): Shape[] {
  const sizes = Array.from({ length: 6 }, () => '');
  let row = 0;
  for (let y = area.y; y <= area.y + area.height; y += pitch / 2, row++) {
    for (let x = area.x + (row % 2 ? pitch / 2 : 0); x <= area.x + area.width; x += pitch) {
      const force = strength(x, y);
      if (force < 0.08) continue;
      const size = Math.min(5, Math.floor(force * 6));
      sizes[size] += `M${num(x)} ${num(y)}L${num(x)} ${num(y)}`;
    }
  }
  return sizes.flatMap((d, size) =>
    d ? [shape(d, { stroke: colour, width: (pitch * 0.72 * (size + 1)) / 6, opacity })] : [],
  );
}

/** Dots that fade from a corner over `reach`. */
export function cornerFade(corner: Point, reach: number, power = 1.2): (x: number, y: number) => number {
  return (x, y) => Math.max(0, 1 - Math.hypot(x - corner[0], y - corner[1]) / reach) ** power;
}
