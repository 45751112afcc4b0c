import { mix, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { cull } from '../../drawing/cull.ts';
import { rect } from '../../drawing/path.ts';
import { radial, shape, type Box, type Point } from '../../drawing/tree.ts';
import { PAGE, type Place } from './place.ts';

/** The farthest that a place may be drawn beyond the trim, in page units. */
const MARGIN = 30;
/** The longest side of an enlarged place. resvg gives up on what reaches several pages beyond the paper. */
export const LARGEST = 3000;

export interface Camera {
  /** How many times nearer than the whole place the picture is, 1 or more. */
  zoom: number;
  /** The point of the place, in fractions of it, that the middle of the panel shows. */
  at: Point;
}

/**
 * Part of a place, seen from near: drawn larger and cut, without what stands in front of everybody. A haze in
 * the place's own light lies over the middle, so that a face stands out as it does before a plain background.
 * Two corners get dots.
 */
export function closeUp(draw: (area: Box) => Place, area: Box, { zoom, at }: Camera): Place {
  const near = Math.max(1, Math.min(zoom, LARGEST / Math.max(area.width, area.height)));
  const [width, height] = [area.width * near, area.height * near];
  const {
    back,
    growing = [],
    light,
  } = draw({
    x: start(area.x, area.width, width, at[0]),
    y: start(area.y, area.height, height, at[1]),
    width,
    height,
  });
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  const reach = Math.hypot(area.width, area.height) * 0.56;
  const bright = mix(light.colour, '#fff6d0', 0.55);
  const dark = shade(light.colour, 0.6);
  return {
    back: [
      ...cull([...back, ...growing.map(({ node }) => node)], area),
      shape(rect(area.x, area.y, area.width, area.height), {
        fill: radial(
          [x, y],
          reach,
          { at: 0, colour: bright, opacity: 0.62 },
          { at: 0.5, colour: bright, opacity: 0.28 },
          { at: 0.86, colour: bright, opacity: 0 },
        ),
      }),
      ...halftone(area, 30, dark, cornerFade([area.x, area.y], reach * 0.6), 0.24),
      ...halftone(area, 30, dark, cornerFade([area.x + area.width, area.y + area.height], reach * 0.75), 0.3),
    ],
    front: [],
    light,
  };
}

/**
 * Where the enlarged place begins on one axis. It always covers the panel, and stays on the paper as far as
 * it can.
 */
function start(from: number, size: number, larger: number, middle: number): number {
  const wished = from + size / 2 - larger * middle;
  const onPaper = Math.max(-MARGIN, Math.min(PAGE + MARGIN - larger, wished));
  return Math.max(from + size - larger, Math.min(from, onPaper));
}
