import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { ellipse } from '../../drawing/path.ts';
import { radial, shape, type Box } from '../../drawing/tree.ts';
import { rect } from '../../drawing/path.ts';
import { rays } from './sky.ts';
import type { DrawPlace, Place } from './place.ts';

/** A background for close-ups: a glow, speed lines and corner dots, nothing else. */
function burst(area: Box, seed: number, inner: string, outer: string, dots: string): Place {
  const { x, y, width, height } = area;
  const [cx, cy] = [x + width * 0.5, y + height * 0.5];
  const reach = Math.hypot(width, height) * 0.6;
  return {
    back: [
      shape(rect(x, y, width, height), { fill: radial([cx, cy], reach, inner, outer) }),
      shape(rays(cx, cy, reach * 1.3, 26, `burst ${seed}`, 0.62), { fill: '#ffffff', opacity: 0.2 }),
      shape(ellipse(cx, cy, reach * 0.62), {
        fill: radial(
          [cx, cy],
          reach * 0.62,
          { at: 0, colour: inner, opacity: 1 },
          { at: 0.55, colour: inner, opacity: 0.8 },
          { at: 1, colour: inner, opacity: 0 },
        ),
      }),
      ...halftone(area, 26, dots, cornerFade([x + width, y + height], reach * 0.85), 0.6),
      ...halftone(area, 26, dots, cornerFade([x, y], reach * 0.7), 0.5),
    ],
    front: [],
    light: { colour: inner, amount: 0.07 },
  };
}

export const sunBurst: DrawPlace = (area, seed) => burst(area, seed, '#fff0a8', '#ff8a2b', '#d8421f');
export const iceBurst: DrawPlace = (area, seed) => burst(area, seed, '#d3fbff', '#2f8dff', '#2147c9');
export const roseBurst: DrawPlace = (area, seed) => burst(area, seed, '#ffe3f1', '#f0468f', '#a01a74');
export const nightBurst: DrawPlace = (area, seed) => burst(area, seed, '#a98bff', '#2a1379', '#150a4d');
export const leafBurst: DrawPlace = (area, seed) => burst(area, seed, '#f4ffc4', '#3fbf6a', '#137a5b');
