import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { rect } from '../../drawing/path.ts';
import { seeded, type Random } from '../../drawing/random.ts';
import { linear, shape, type Box, type Node } from '../../drawing/tree.ts';
import { marigoldTins, pavilions, terrace, type RoofTone } from './kite-roofs.ts';
import { cloudBank, glow, rays } from './sky.ts';
import { skylineOf } from './old-city.ts';
import { skyKites } from './sky-kites.ts';
import type { DrawPlace } from './place.ts';

interface Hour {
  sky: readonly string[];
  sun: string;
  /** Wall colours of the far and of the near row of houses: wall, shade, lit. */
  far: readonly [string, string, string];
  near: readonly [string, string, string];
  roof?: RoofTone;
  corner: string;
  cloud: number;
  /** How crowded the sky is; 1 means eleven kites in a square area. */
  kites: number;
  front: (area: Box, random: Random) => Node[];
  light: { colour: string; amount: number };
}

/** A roof over an old city of carved houses and domes, at some hour of the day of kites. */
const roofAt =
  (hour: Hour): DrawPlace =>
  (area, seed) => {
    const random = seeded(`kites ${seed}`);
    const { x, y, width, height } = area;
    const unit = Math.min(width, height);
    const [sunX, sunY] = [x + width * (seed % 2 ? 0.4 : 0.62), y + height * 0.6];
    const cloud = (at: number, base: number, wide: number, tall: number, opacity: number): Node =>
      shape(cloudBank(x + width * at, y + height * base, width * wide, unit * tall, random), {
        fill: '#ffffff',
        opacity: opacity * hour.cloud,
      });
    return {
      back: [
        shape(rect(x, y, width, height), { fill: linear([0, y], [0, y + height], ...hour.sky) }),
        glow(sunX, sunY, unit * 0.75, hour.sun, 0.95),
        shape(rays(sunX, sunY, Math.hypot(width, height), 22, `kites ${seed}`, 0.6), {
          fill: '#fffbe6',
          opacity: 0.13,
        }),
        cloud(-0.12, 0.52, 0.46, 0.13, 0.55),
        cloud(0.7, 0.44, 0.42, 0.12, 0.5),
        cloud(0.16, 0.2, 0.36, 0.1, 0.35),
        ...skyKites(area, random, hour.kites),
        ...skylineOf(area, y + height * 0.82, random, {
          wall: hour.far[0],
          dark: hour.far[1],
          lit: hour.far[2],
          rise: 0.17,
          ink: 0,
        }),
        ...skylineOf(area, y + height * 0.9, random, {
          wall: hour.near[0],
          dark: hour.near[1],
          lit: hour.near[2],
          rise: 0.18,
          ink: 4.5,
        }),
        ...terrace(area, random, hour.roof),
        ...halftone(area, 26, hour.corner, cornerFade([x, y], unit * 0.6), 0.4),
        ...halftone(area, 26, hour.corner, cornerFade([x + width, y], unit * 0.5), 0.35),
      ],
      front: hour.front(area, random),
      light: hour.light,
    };
  };

const noon: Hour = {
  sky: ['#0f5fb0', '#2fa6e0', '#a9e2ee', '#ffe7ac', '#ffb98a'],
  sun: '#fff6d2',
  far: ['#f3b59c', '#dd9389', '#fff0c9'],
  near: ['#d98a86', '#a85f78', '#ffe3a0'],
  corner: '#0c4a94',
  cloud: 1,
  kites: 1,
  front: pavilions,
  light: { colour: '#ffc98a', amount: 0.09 },
};

/**
 * The day of kites over an old city: a warm low sun, carved houses with domes, and paper in the whole sky.
 */
export const kiteFestival = roofAt(noon);

/** Noon with every kite of the city in the air at once. */
export const kiteThousand = roofAt({ ...noon, kites: 5 });

/** The same day early in the morning: a pink and yellow sky, marigolds on the roof. */
export const kiteMorning = roofAt({
  ...noon,
  sky: ['#4aa3dc', '#9fd6ea', '#ffe9c2', '#ffc9a0', '#f7a39a'],
  sun: '#fff9dc',
  far: ['#f2bdb4', '#dd9aa0', '#fff2d2'],
  near: ['#c98fae', '#8f5f94', '#ffe3a0'],
  roof: { rail: '#fff0cf', wall: '#e3a58a', hole: '#a0607a', floor: '#eab08c', foot: '#b26a78' },
  corner: '#2a76bb',
  front: marigoldTins,
});

const gold: Hour = {
  ...noon,
  sky: ['#2f7fc0', '#86c6d6', '#ffe6a0', '#ffbf6e', '#f58a66'],
  sun: '#fffbe0',
  far: ['#f0a888', '#cf8078', '#ffedb8'],
  near: ['#bf7478', '#8a4a70', '#ffdf90'],
  roof: { rail: '#ffd9a0', wall: '#cf7a62', hole: '#7d3f60', floor: '#d9886a', foot: '#964c62' },
  corner: '#1b5c9e',
  front: marigoldTins,
  light: { colour: '#ffb870', amount: 0.11 },
};

/** Late on the same day: golden light. */
export const kiteGold = roofAt(gold);

/** The same sky with nothing in it but light. */
export const stillSky = roofAt({ ...gold, kites: 0, cloud: 0.8 });
