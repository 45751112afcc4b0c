import { INK, light, mix } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { blob, ellipse } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { group, place, radial, shape, type Node } from '../../drawing/tree.ts';
import { glow, gradientSky, nebula, stars } from './sky.ts';
import type { DrawPlace } from './place.ts';

/** Space as full of stones as a market of scooters: far ones hazy, near ones in line, a dark one in front. */
export const asteroidField: DrawPlace = (area, seed) => {
  const random = seeded(`stones ${seed}`);
  const { x, y, width, height } = area;
  const size = Math.min(width, height);
  const belt = (count: number, radius: number, haze: number): Node[] =>
    Array.from({ length: count }, (_, i) => {
      const k = (i + random() * 0.6) / count;
      return stone(
        x + width * k,
        y + height * ((k * 0.5 + i * 0.382) % 1),
        size * radius * between(random, 0.6, 1.2),
        haze,
        random,
      );
    });
  return {
    back: [
      gradientSky(area, '#10154f', '#27308f', '#5f4fc4', '#d884c8'),
      ...nebula(area, random, ['#ff9d5c', '#3fc0ff']),
      ...stars(area, random),
      glow(x + width * 0.52, y + height * 0.48, size * 0.6, '#ffe3c4', 0.5),
      ...belt(12, 0.035, 0.7),
      ...belt(8, 0.065, 0.35),
      ...halftone(area, 26, '#0b0a3c', cornerFade([x, y + height], size * 0.6), 0.5),
    ],
    front: [
      stone(x + width * 0.01, y + height * 1.02, size * 0.16, 0, random),
      stone(x + width * 1.0, y + height * 0.98, size * 0.12, 0, random),
    ],
    light: { colour: '#ffb58a', amount: 0.08 },
  };
};

/** `haze` 0 is near and inked, 1 is lost in the sky. */
function stone(x: number, y: number, r: number, haze: number, random: Random): Node {
  const colour = mix('#8f78c8', '#4a4ab0', haze);
  const d = blob(
    Array.from({ length: 9 }, (_, i) => {
      const a = (i / 9) * Math.PI * 2;
      const reach = r * between(random, 0.8, 1.12);
      return [Math.cos(a) * reach * 1.15, Math.sin(a) * reach] as const;
    }),
    0.85,
  );
  const hollows =
    ellipse(-r * 0.3, r * 0.3, r * 0.22, r * 0.16) + ellipse(r * 0.4, -r * 0.2, r * 0.18, r * 0.14);
  return group(
    [
      shape(d, {
        fill: radial([-r * 0.35, -r * 0.45], r * 1.9, light(colour, 0.45), colour, '#2a2070'),
        ...(haze < 0.5 ? { stroke: INK, width: 6 } : {}),
      }),
      shape(hollows, { fill: '#2a2070', opacity: 0.5 - haze * 0.3 }),
    ],
    { matrix: place(x, y) },
  );
}
