import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { seeded } from '../../drawing/random.ts';
import { ellipse } from '../../drawing/path.ts';
import { shape } from '../../drawing/tree.ts';
import { lunarGround, lunarRocks } from './moon.ts';
import { glow, gradientSky, nebula, rays, stars } from './sky.ts';
import type { DrawPlace } from './place.ts';

/** The moon when a star shines on it: beams and rings of gold from one point, every crater lit. */
export const starlight: DrawPlace = (area, seed) => {
  const random = seeded(`starlight ${seed}`);
  const { x, y, width, height } = area;
  const [cx, cy] = [x + width * 0.5, y + height * 0.34];
  const reach = Math.hypot(width, height) * 0.62;
  return {
    back: [
      gradientSky(area, '#2a1488', '#a53fb8', '#ff8f5e'),
      ...nebula(area, random, ['#ff5fb0', '#ffb13d', '#5b6bff']),
      ...stars({ ...area, height: height * 0.7 }, random, 1.2),
      shape(rays(cx, cy, reach, 30, `starlight ${seed}`, 0.6), { fill: '#fff2b0', opacity: 0.3 }),
      ...[0.42, 0.3, 0.2].map((k) =>
        shape(ellipse(cx, cy, height * k * 1.3), { fill: '#ffe98a', opacity: 0.16 }),
      ),
      glow(cx, cy, height * 0.75, '#fff6c4', 0.9),
      ...lunarGround(area, random),
      glow(cx, y + height * 0.7, width * 0.75, '#ffc24d', 0.75),
      glow(cx, y + height * 0.42, width * 0.42, '#fff3b8', 0.8),
      ...halftone(area, 28, '#3b1280', cornerFade([x, y], Math.min(width, height) * 0.6), 0.45),
    ],
    front: lunarRocks(area, random),
    light: { colour: '#ffd86b', amount: 0.12 },
  };
};
