import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { seeded } from '../../drawing/random.ts';
import { ellipse } from '../../drawing/path.ts';
import { shape } from '../../drawing/tree.ts';
import { moon } from './moon.ts';
import { glow, rays } from './sky.ts';
import { nebula, stars, gradientSky } from './sky.ts';
import type { DrawPlace } from './place.ts';

/** The moon when a star shines on it: beams and rings of gold from one point, every crater lit. */
export const starlight: DrawPlace = (area, seed) => {
  const random = seeded(`starlight ${seed}`);
  const { x, y, width, height } = area;
  const [cx, cy] = [x + width * 0.63, y + height * 0.32];
  const ground = moon(area, seed + 11);
  const reach = Math.hypot(width, height);
  return {
    back: [
      gradientSky(area, '#2a1488', '#a53fb8', '#ff8f5e'),
      ...nebula(area, random, ['#ff5fb0', '#ffb13d', '#5b6bff']),
      ...stars({ ...area, height: height * 0.7 }, random, 1.2),
      shape(rays(cx, cy, reach, 30, `starlight ${seed}`, 0.6), { fill: '#fff2b0', opacity: 0.3 }),
      ...[0.42, 0.3, 0.2].map((k) => shape(ellipse(cx, cy, height * k * 1.3), { fill: '#ffe98a', opacity: 0.16 })),
      glow(cx, cy, height * 0.75, '#fff6c4', 0.9),
      // The moon's own ground without its sky.
      ...ground.back.slice(-13),
      glow(cx, y + height * 0.95, width * 0.5, '#ffe9a0', 0.55),
      ...halftone(area, 28, '#3b1280', cornerFade([x, y], Math.min(width, height) * 0.6), 0.45),
    ],
    front: ground.front,
    light: { colour: '#ffd86b', amount: 0.12 },
  };
};
