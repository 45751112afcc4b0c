import { INK, light, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { blob, curve, num, polygon } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { group, linear, radial, shape, type Box, type Node, type Point } from '../../drawing/tree.ts';
import { hours } from './hours.ts';
import type { DrawPlace } from './place.ts';
import { cloudBank, glow, gradientSky } from './sky.ts';

const ROCK = '#8d86c9';

/** High on a sleeping mountain's cheek: ledges, moss, and an ear in the rock with a warm dark in it. */
export const mountainEar: DrawPlace = (area, seed) => {
  const random = seeded(`ear ${seed}`);
  const { x, y, width, height } = area;
  const cliff = `M${num(x + width * 0.26)} ${num(y + height + 30)}C${num(x + width * 0.3)} ${num(y + height * 0.8)} ${num(x + width * 0.2)} ${num(y + height * 0.66)} ${num(x + width * 0.3)} ${num(y + height * 0.44)}C${num(x + width * 0.34)} ${num(y + height * 0.28)} ${num(x + width * 0.44)} ${num(y + height * 0.2)} ${num(x + width * 0.46)} ${num(y - 30)}L${num(x + width + 30)} ${num(y - 30)}L${num(x + width + 30)} ${num(y + height + 30)}Z`;
  return {
    back: [
      gradientSky(area, ...hours.dawn.sky),
      glow(x + width * 0.1, y + height * 0.52, width * 0.5, '#fff4c2', 0.95),
      ...[0.62, 0.76, 0.92].map((k, i) =>
        shape(cloudBank(x - width * 0.1, y + height * k, width * (0.5 - i * 0.04), height * 0.16, random), {
          fill: ['#ffd9cf', '#ffe9dc', '#fff6ee'][i]!,
          opacity: 0.95,
        }),
      ),
      shape(cliff, {
        fill: linear(
          [x + width * 0.26, y],
          [x + width, y + height],
          light(ROCK, 0.45),
          ROCK,
          shade(ROCK, 0.5),
        ),
        stroke: INK,
        width: 9,
      }),
      group(face(area, random), { clip: cliff }),
      ...ear(x + width * 0.66, y + height * 0.44, Math.min(width, height) * 0.36),
      ...halftone(
        area,
        26,
        shade(ROCK, 0.7),
        cornerFade([x + width, y + height], Math.min(width, height) * 0.8),
        0.5,
      ),
    ],
    front: [],
    light: { colour: '#ffd0b0', amount: 0.1 },
  };
};

function face({ x, y, width, height }: Box, random: Random): Node[] {
  const ledges = [
    [0.3, 0.86, 0.3],
    [0.84, 0.9, 0.26],
    [0.55, 0.945, 0.22],
    [0.3, 0.62, 0.16],
    [0.93, 0.3, 0.18],
  ] as const;
  const cracks = Array.from({ length: 9 }, () => {
    const [cx, cy]: Point = [x + width * between(random, 0.34, 0.98), y + height * random()];
    return curve([
      [cx, cy],
      [cx + 30, cy + 46],
      [cx + 10, cy + 92],
    ]);
  });
  return [
    shape(cracks.join(''), { stroke: shade(ROCK, 0.5), width: 7, opacity: 0.7 }),
    ...ledges.map(([kx, ky, kw]) => {
      const [cx, cy, w] = [x + width * kx, y + height * ky, width * kw];
      return shape(
        blob(
          [
            [cx - w * 0.5, cy],
            [cx - w * 0.2, cy - 34],
            [cx + w * 0.3, cy - 28],
            [cx + w * 0.5, cy + 4],
            [cx + w * 0.1, cy + 40],
            [cx - w * 0.3, cy + 34],
          ],
          0.9,
        ),
        { fill: linear([0, cy - 30], [0, cy + 40], '#7fd07a', '#2f8f5c'), stroke: INK, width: 6 },
      );
    }),
  ];
}

/** A mountain's ear: a rim of stone, a whorl, and a way in. */
function ear(cx: number, cy: number, size: number): Node[] {
  const at = (px: number, py: number): Point => [cx + size * px, cy + size * py];
  const rim = blob(
    [
      at(-0.42, 0.5),
      at(-0.62, 0.05),
      at(-0.5, -0.5),
      at(-0.05, -0.78),
      at(0.46, -0.62),
      at(0.66, -0.1),
      at(0.46, 0.36),
      at(0.2, 0.6),
      at(0.06, 0.88),
      at(-0.28, 0.84),
    ],
    1,
  );
  const hollow = blob(
    [
      at(-0.28, 0.44),
      at(-0.4, 0.04),
      at(-0.3, -0.34),
      at(0, -0.52),
      at(0.32, -0.4),
      at(0.42, -0.06),
      at(0.26, 0.24),
      at(0.04, 0.4),
      at(-0.06, 0.6),
    ],
    1,
  );
  const door = blob(
    [at(-0.16, 0.34), at(-0.2, 0.02), at(-0.02, -0.2), at(0.2, -0.1), at(0.22, 0.16), at(0.04, 0.36)],
    1,
  );
  return [
    shape(rim, {
      fill: linear(at(-0.6, -0.7), at(0.6, 0.8), light(ROCK, 0.6), light(ROCK, 0.15), shade(ROCK, 0.3)),
      stroke: INK,
      width: 10,
    }),
    shape(hollow, {
      fill: linear(at(-0.4, -0.5), at(0.4, 0.6), shade(ROCK, 0.3), shade(ROCK, 0.6)),
      stroke: INK,
      width: 7,
    }),
    shape(door, {
      fill: radial(at(0, 0.08), size * 0.32, '#ffcf7a', '#7a3f8a', '#2a1450'),
      stroke: INK,
      width: 7,
    }),
    shape(curve([at(-0.5, 0.1), at(-0.42, -0.42), at(-0.04, -0.68), at(0.36, -0.56)]), {
      stroke: '#ffffff',
      width: 12,
      opacity: 0.55,
    }),
    ...[at(0.5, -0.66), at(0.62, -0.52), at(0.4, -0.78)].map(([tx, ty], i) =>
      shape(
        polygon([
          [tx - size * 0.07, ty + size * 0.08],
          [tx, ty - size * (0.16 + i * 0.02)],
          [tx + size * 0.07, ty + size * 0.08],
        ]),
        { fill: i % 2 ? '#2f8f5c' : '#3aa86a', stroke: INK, width: 5 },
      ),
    ),
  ];
}
