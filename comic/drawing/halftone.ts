import { num } from './path.ts';
import { DOT, shape, type Point, type Shape } from './tree.ts';

/**
 * Printer's dots on a 45° grid. `strength(x, y)` is the size of a dot, 0..1; dots under 0.08 are not drawn.
 * Neighbours of one size in a row become one dotted line, so there are at most six shapes, however many
 * dots.
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
    const first = area.x + (row % 2 ? pitch / 2 : 0);
    const count = Math.floor((area.x + area.width - first) / pitch) + 1;
    let [from, size] = [0, NONE];
    for (let column = 0; column <= count; column++) {
      const next = column < count ? sizeOf(strength(first + column * pitch, y)) : NONE;
      if (next === size) continue;
      if (size !== NONE) sizes[size] += line(first + from * pitch, first + (column - 1) * pitch, y);
      [from, size] = [column, next];
    }
  }
  return sizes.flatMap((d, size) =>
    d ? [shape(d, { stroke: colour, width: (pitch * 0.72 * (size + 1)) / 6, dotted: pitch, opacity })] : [],
  );
}

const NONE = -1;

function sizeOf(force: number): number {
  return force < 0.08 ? NONE : Math.min(5, Math.floor(force * 6));
}

/** Reaches a little past its last dot, so that rounding cannot cut the dot off. */
function line(from: number, to: number, y: number): string {
  return `M${num(from)} ${num(y)}L${num(to + 2 * DOT)} ${num(y)}`;
}

/** Dots that fade from a corner over `reach`. */
export function cornerFade(corner: Point, reach: number, power = 1.2): (x: number, y: number) => number {
  return (x, y) => {
    const [dx, dy] = [x - corner[0], y - corner[1]];
    const nearness = 1 - Math.sqrt(dx * dx + dy * dy) / reach;
    return nearness > 0 ? nearness ** power : 0;
  };
}
