import { INK, mix, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { curve, ellipse, num, polygon, rect } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { group, linear, place, shape, type Box, type Node } from '../../drawing/tree.ts';
import { cloudBank, glow, rays } from './sky.ts';
import { skylineOf } from './old-city.ts';
import type { DrawPlace } from './place.ts';

const PAPERS = ['#f6a6c0', '#ffd98a', '#9fd8d2', '#c7b1ee', '#ffb48f', '#b9dd9a'] as const;

/** The day of kites over an old city: a warm low sun, carved houses with domes, and paper in the whole sky. */
export const kiteFestival: DrawPlace = (area, seed) => {
  const random = seeded(`kites ${seed}`);
  const { x, y, width, height } = area;
  const unit = Math.min(width, height);
  const [sunX, sunY] = [x + width * (seed % 2 ? 0.4 : 0.62), y + height * 0.6];
  return {
    back: [
      shape(rect(x, y, width, height), {
        fill: linear([0, y], [0, y + height], '#0f5fb0', '#2fa6e0', '#a9e2ee', '#ffe7ac', '#ffb98a'),
      }),
      glow(sunX, sunY, unit * 0.75, '#fff6d2', 0.95),
      shape(rays(sunX, sunY, Math.hypot(width, height), 22, `kites ${seed}`, 0.6), {
        fill: '#fffbe6',
        opacity: 0.13,
      }),
      shape(cloudBank(x - width * 0.12, y + height * 0.52, width * 0.46, unit * 0.13, random), {
        fill: '#ffffff',
        opacity: 0.55,
      }),
      shape(cloudBank(x + width * 0.7, y + height * 0.44, width * 0.42, unit * 0.12, random), {
        fill: '#ffffff',
        opacity: 0.5,
      }),
      shape(cloudBank(x + width * 0.16, y + height * 0.2, width * 0.36, unit * 0.1, random), {
        fill: '#ffffff',
        opacity: 0.35,
      }),
      ...skyKites(area, random),
      ...skylineOf(area, y + height * 0.82, random, {
        wall: '#f3b59c',
        dark: '#dd9389',
        lit: '#fff0c9',
        rise: 0.17,
        ink: 0,
      }),
      ...skylineOf(area, y + height * 0.9, random, {
        wall: '#d98a86',
        dark: '#a85f78',
        lit: '#ffe3a0',
        rise: 0.18,
        ink: 4.5,
      }),
      ...terrace(area, random),
      ...halftone(area, 26, '#0c4a94', cornerFade([x, y], unit * 0.6), 0.4),
      ...halftone(area, 26, '#0c4a94', cornerFade([x + width, y], unit * 0.5), 0.35),
    ],
    front: pavilions(area),
    light: { colour: '#ffc98a', amount: 0.09 },
  };
};

/** Small kites, farther ones paler and without ink, with hair-thin lines down to the roofs. */
function skyKites({ x, y, width, height }: Box, random: Random): Node[] {
  const nodes: Node[] = [];
  const unit = Math.min(width, height);
  const count = Math.round(11 * Math.max(1, width / height));
  for (let i = 0; i < count; i++) {
    const near = i / count;
    const size = unit * (0.024 + 0.034 * near * near + 0.008 * random());
    const kx = x + width * (((i * 0.382 + 0.07) % 1) * 0.96 + 0.02);
    const ky = y + height * between(random, 0.06, 0.6);
    const colour = PAPERS[i % PAPERS.length]!;
    const paper = mix(colour, '#bfe6f2', 0.45 * (1 - near));
    const other = mix(PAPERS[(i + 2) % PAPERS.length]!, '#bfe6f2', 0.45 * (1 - near));
    const ink = near > 0.55 ? 4.5 : 0;
    const outline = polygon(
      [
        [0, -1],
        [0.86, -0.12],
        [0, 0.8],
        [-0.86, -0.12],
      ].map(([a, b]) => [a! * size, b! * size] as const),
    );
    const end = ky + (y + height * 0.86 - ky);
    const drift = (random() - 0.5) * width * 0.3;
    nodes.push(
      shape(
        curve([
          [kx, ky],
          [kx + drift * 0.35, ky + (end - ky) * 0.55],
          [kx + drift, end],
        ]),
        { stroke: '#ffffff', width: 2.5, opacity: 0.55 },
      ),
      group(
        [
          shape(outline, { fill: paper, ...(ink ? { stroke: INK, width: ink } : {}) }),
          shape(
            polygon([
              [0, -size],
              [size * 0.86, -size * 0.12],
              [0, size * 0.8],
            ]),
            { fill: other },
          ),
          shape(
            polygon([
              [0, size * 0.7],
              [size * 0.2, size * 1.08],
              [-size * 0.2, size * 1.08],
            ]),
            { fill: other, ...(ink ? { stroke: INK, width: ink } : {}) },
          ),
          ...(ink
            ? [shape(`${outline}M0 ${num(-size)}L0 ${num(size * 0.8)}`, { stroke: INK, width: ink })]
            : []),
        ],
        { matrix: place(kx, ky, between(random, -28, 28)) },
      ),
    );
  }
  return nodes;
}

/** The roof that the panel stands on: a carved parapet and warm tiles. */
function terrace({ x, y, width, height }: Box, random: Random): Node[] {
  const floor = y + height * 0.95;
  const top = floor - Math.min(width, height) * 0.055;
  const gap = Math.max(70, Math.min(width, height) / 15);
  let holes = '';
  for (let left = x - 30; left < x + width + 40; left += gap) {
    const middle = left + gap / 2;
    holes += `M${num(middle - gap * 0.26)} ${num(floor - 8)}L${num(middle - gap * 0.26)} ${num(top + 30)}Q${num(middle)} ${num(top - 8)} ${num(middle + gap * 0.26)} ${num(top + 30)}L${num(middle + gap * 0.26)} ${num(floor - 8)}Z`;
  }
  const tiles = Array.from(
    { length: 11 },
    (_, i) =>
      `M${num(x + width * (i / 10))} ${num(floor)}L${num(x + width * (0.5 + (i / 10 - 0.5) * 1.5) + random() * 4)} ${num(y + height + 40)}`,
  ).join('');
  return [
    shape(rect(x - 30, floor - 10, width + 60, height * 0.1 + 60), {
      fill: linear([0, floor], [0, y + height], '#e59a78', '#a85a6a'),
    }),
    shape(tiles, { stroke: shade('#a85a6a', 0.4), width: 4, opacity: 0.6 }),
    shape(rect(x - 30, top, width + 60, floor - top), {
      fill: linear([0, top], [0, floor], '#ffcf9a', '#d98872'),
      stroke: INK,
      width: 5,
    }),
    shape(holes, { fill: '#8f4a68', stroke: INK, width: 4 }),
    shape(rect(x - 30, top - 18, width + 60, 24, 6), { fill: '#ffe0b3', stroke: INK, width: 5 }),
  ];
}

/** Dark domed roof kiosks at both edges. */
function pavilions({ x, y, width, height }: Box): Node[] {
  const size = Math.min(width, height) * 0.17;
  const kiosk = (cx: number, scale: number): Node =>
    group(
      [
        shape('M-50 -100C-60 -150 -24 -176 0 -206C24 -176 60 -150 50 -100Z', {
          fill: '#5a2c66',
          stroke: INK,
          width: 5,
        }),
        shape('M0 -204L0 -236', { stroke: INK, width: 8 }),
        shape(ellipse(0, -238, 9) + ellipse(0, -214, 7), { fill: '#e8a04a', stroke: INK, width: 4 }),
        shape(rect(-66, -106, 132, 16, 5), { fill: '#74407c', stroke: INK, width: 5 }),
        shape(rect(-52, -90, 16, 120) + rect(36, -90, 16, 120), { fill: '#5a2c66', stroke: INK, width: 5 }),
        shape('M-36 -90Q0 -44 36 -90Z', { fill: '#4a2358', stroke: INK, width: 4 }),
        shape(rect(-72, 24, 144, 60), { fill: '#4a2358', stroke: INK, width: 5 }),
        shape(
          curve([
            [-34, -116],
            [-36, -142],
            [-16, -168],
          ]),
          { stroke: '#a86fb0', width: 7 },
        ),
      ],
      { matrix: place(cx, y + height - size * 0.2, 0, (size / 170) * scale) },
    );
  return [kiosk(x + width * 0.03, 1.15), kiosk(x + width * 0.98, 0.95)];
}
