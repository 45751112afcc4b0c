import { INK } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { ellipse } from '../../drawing/path.ts';
import { between, seeded } from '../../drawing/random.ts';
import { radial, shape, type Node } from '../../drawing/tree.ts';
import { cloudBank, glow, gradientSky, rays, stars } from './sky.ts';
import type { DrawPlace } from './place.ts';

/** Dawn sky from below: night above, rose below, a tower of smoke, speed lines. */
export const launchSky: DrawPlace = (area, seed) => {
  const random = seeded(`launch ${seed}`);
  const { x, y, width, height } = area;
  const smoke: Node[] = [];
  let edge = '';
  for (let i = 0; i < 17; i++) {
    const k = i / 16;
    const spread = width * (0.12 + 0.8 * k ** 1.4);
    const cy = y + height * (0.66 + 0.36 * k);
    const cx = x + width * (0.48 - 0.06 * k) + (random() - 0.5) * spread * 1.5;
    const r = width * between(random, 0.09, 0.13) * (0.55 + k * 0.75);
    edge += ellipse(cx, cy, r);
    smoke.push(
      shape(ellipse(cx, cy, r), {
        fill: radial([cx - r * 0.3, cy - r * 0.5], r * 1.5, '#fff8ea', '#ffe3cf', '#e0a4c0'),
      }),
    );
  }
  smoke.unshift(shape(edge, { fill: INK, stroke: INK, width: 15 }));
  return {
    back: [
      gradientSky(area, '#1b1466', '#5a3fc0', '#f286b0', '#ffd08a'),
      ...stars({ ...area, height: height * 0.42 }, random, 1.1),
      glow(x + width * 0.5, y + height * 0.85, width * 0.8, '#fff0b8', 0.85),
      shape(rays(x + width * 0.46, y + height * 0.98, height * 1.3, 34, `launch ${seed}`, 0.5), {
        fill: '#ffffff',
        opacity: 0.14,
      }),
      shape(cloudBank(x - width * 0.2, y + height * 0.52, width * 0.55, height * 0.16, random), {
        fill: '#ffd9ec',
        opacity: 0.6,
      }),
      shape(cloudBank(x + width * 0.68, y + height * 0.38, width * 0.5, height * 0.15, random), {
        fill: '#ffc4e2',
        opacity: 0.5,
      }),
      shape(cloudBank(x + width * 0.62, y + height * 0.72, width * 0.6, height * 0.18, random), {
        fill: '#fff1f4',
        opacity: 0.75,
      }),
      ...halftone(area, 26, '#1a0f5c', cornerFade([x, y], Math.min(width, height) * 0.8), 0.5),
      ...smoke,
    ],
    front: [],
    light: { colour: '#ffb37a', amount: 0.1 },
  };
};
