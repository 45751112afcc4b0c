import type { Line, Outline } from './lettering.ts';

/** A cache: the same glyphs are laid out in thousands of trial lines. */
const inks = new WeakMap<Outline, Line['ink']>();

/** The extent of a glyph's ink, relative to its origin. */
export function inkOfGlyph(outline: Outline): Line['ink'] {
  let ink = inks.get(outline);
  if (!ink) {
    const points = outline.flatMap(([, ...each]) => each);
    const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
    ink = {
      left: Math.min(...across),
      top: Math.min(...down),
      right: Math.max(...across),
      bottom: Math.max(...down),
    };
    inks.set(outline, ink);
  }
  return ink;
}
