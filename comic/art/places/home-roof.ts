import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, num, rect } from '../../drawing/path.ts';
import { linear, shape, type Box, type Node, type Point } from '../../drawing/tree.ts';
import { cityNight } from './city-night.ts';
import { glow } from './sky.ts';
import type { DrawPlace } from './place.ts';

const TANK = '#3b3f78';

/**
 * The roof of home above the night city: washing on the line, a water tank, tulsi, the door to the stairs.
 */
export const homeRoof: DrawPlace = (area, seed) => {
  const { back, light: glowing } = cityNight(area, seed);
  const { x, y, width, height } = area;
  const floor = y + height * 0.84;
  const wall = floor - height * 0.13;
  const doorLeft = seed % 2 === 1;
  const unit = Math.min(height, width * 0.75);
  return {
    back: [
      ...back,
      shape(rect(x - 20, wall, width + 40, floor - wall + 10), {
        fill: linear([0, wall], [0, floor], '#ff9d86', '#b9558f'),
      }),
      shape(bricks(area, wall, floor), { stroke: '#8a3a78', width: 5, opacity: 0.6 }),
      shape(rect(x - 30, wall - 22, width + 60, 34, 6), { fill: '#ffc9a0', stroke: INK, width: 7 }),
      shape(rect(x - 20, floor, width + 40, y + height - floor + 30), {
        fill: linear([0, floor], [0, y + height], '#a8588f', '#5a2f78'),
      }),
      shape(rect(x - 20, floor - 6, width + 40, 12), { fill: shade('#7a3a80', 0.5) }),
      ...tank(x + width * (doorLeft ? 0.9 : 0.1), wall, unit * 0.2),
      ...stairHead(x + width * (doorLeft ? 0.055 : 0.945), floor, unit * 0.36),
      ...washing(area, doorLeft ? 0.16 : 0.24, unit),
      ...tulsi(x + width * (doorLeft ? 0.965 : 0.05), floor + height * 0.1, unit * 0.14),
    ],
    front: [],
    light: glowing,
  };
};

function bricks({ x, width }: Box, wall: number, floor: number): string {
  const step = Math.max(70, width / 16);
  const middle = (wall + floor) / 2;
  let d = `M${num(x)} ${num(middle)}L${num(x + width)} ${num(middle)}`;
  for (let left = x; left < x + width; left += step)
    d += `M${num(left)} ${num(wall)}L${num(left)} ${num(middle)}M${num(left + step / 2)} ${num(middle)}L${num(left + step / 2)} ${num(floor)}`;
  return d;
}

function tank(cx: number, foot: number, size: number): Node[] {
  const top = foot - size * 1.5;
  return [
    shape(
      `M${num(cx - size * 0.4)} ${num(foot)}L${num(cx - size * 0.4)} ${num(foot - size * 0.5)}M${num(cx + size * 0.4)} ${num(foot)}L${num(cx + size * 0.4)} ${num(foot - size * 0.5)}`,
      { stroke: INK, width: 20 },
    ),
    shape(rect(cx - size * 0.58, top + size * 0.16, size * 1.16, size * 0.92, size * 0.14), {
      fill: linear([cx - size * 0.6, 0], [cx + size * 0.6, 0], light(TANK, 0.35), TANK, shade(TANK, 0.5)),
      stroke: INK,
      width: 8,
    }),
    shape(rect(cx - size * 0.26, top, size * 0.52, size * 0.2, size * 0.06), {
      fill: light(TANK, 0.2),
      stroke: INK,
      width: 7,
    }),
    shape(
      [0.42, 0.64, 0.86]
        .map(
          (k) =>
            `M${num(cx - size * 0.5)} ${num(top + size * k)}L${num(cx + size * 0.5)} ${num(top + size * k)}`,
        )
        .join(''),
      { stroke: shade(TANK, 0.6), width: 6 },
    ),
  ];
}

/** The little house over the stairs, with its door ajar and light behind it. */
function stairHead(cx: number, floor: number, size: number): Node[] {
  const [left, top] = [cx - size * 0.42, floor - size * 1.16];
  return [
    glow(cx, floor - size * 0.4, size, '#ffe29a', 0.55),
    shape(rect(left, top, size * 0.84, size * 1.16), {
      fill: linear([left, 0], [left + size * 0.84, 0], '#ffb98f', '#e07a86', '#9a4584'),
      stroke: INK,
      width: 8,
    }),
    shape(rect(left - size * 0.07, top - size * 0.06, size * 0.98, size * 0.12, 6), {
      fill: '#ffd9b0',
      stroke: INK,
      width: 7,
    }),
    shape(rect(cx - size * 0.24, floor - size * 0.8, size * 0.48, size * 0.8, 6), {
      fill: linear([0, floor - size * 0.8], [0, floor], '#fff3b0', '#ffc05a'),
      stroke: INK,
      width: 7,
    }),
    shape(
      `M${num(cx - size * 0.24)} ${num(floor - size * 0.8)}L${num(cx - size * 0.02)} ${num(floor - size * 0.72)}L${num(cx - size * 0.02)} ${num(floor + size * 0.02)}L${num(cx - size * 0.24)} ${num(floor)}Z`,
      { fill: '#2f8f9c', stroke: INK, width: 7 },
    ),
  ];
}

/** A line of washing: a kurta, a towel, two socks that are not a pair. */
function washing({ x, y, width, height }: Box, from: number, unit: number): Node[] {
  const rope = (k: number): Point => [
    x + width * (from + 0.6 * k),
    y + height * (0.5 + 0.035 * Math.sin(k * Math.PI)),
  ];
  const s = unit * 0.13;
  const at = (k: number): string => {
    const [px, py] = rope(k);
    return `${num(px)} ${num(py)}`;
  };
  const cloth = (k: number, outline: readonly Point[], fill: string): Node => {
    const [px, py] = rope(k);
    const d = `M${outline.map(([dx, dy]) => `${num(px + dx * s)} ${num(py + dy * s)}`).join('L')}Z`;
    return shape(d, { fill, stroke: INK, width: 6 });
  };
  return [
    ...[0, 1].map((end) =>
      shape(`M${at(end)}L${num(rope(end)[0])} ${num(y + height * 0.84)}`, { stroke: INK, width: 14 }),
    ),
    shape(curve([0, 0.25, 0.5, 0.75, 1].map(rope)), { stroke: INK, width: 6 }),
    cloth(
      0.14,
      [
        [-0.3, 0],
        [0.3, 0],
        [0.66, 0.5],
        [0.46, 0.64],
        [0.34, 0.5],
        [0.4, 1.3],
        [-0.4, 1.3],
        [-0.34, 0.5],
        [-0.46, 0.64],
        [-0.66, 0.5],
      ],
      '#ffd23f',
    ),
    cloth(
      0.86,
      [
        [-0.5, 0],
        [0.5, 0],
        [0.5, 1],
        [-0.5, 1],
      ],
      '#5fd0c4',
    ),
    cloth(0.68, sock(0), '#ff6f91'),
    cloth(0.74, sock(0.2), '#8f7bff'),
  ];
}

function tulsi(cx: number, foot: number, size: number): Node[] {
  const leaves = Array.from({ length: 9 }, (_, i) => {
    const a = -Math.PI / 2 + (i - 4) * 0.3;
    const reach = size * (i % 2 ? 0.8 : 1);
    const [tx, ty] = [Math.cos(a) * reach, Math.sin(a) * reach];
    const top = foot - size * 0.7;
    return blob([
      [cx, top],
      [cx + tx * 0.5 - ty * 0.18, top + ty * 0.5 + tx * 0.18],
      [cx + tx, top + ty],
      [cx + tx * 0.5 + ty * 0.18, top + ty * 0.5 - tx * 0.18],
    ]);
  });
  return [
    shape(ellipse(cx, foot, size * 0.6, size * 0.09), { fill: '#1a0b45', opacity: 0.4 }),
    ...leaves.map((d, i) => shape(d, { fill: i % 2 ? '#2f9a5c' : '#45b86a', stroke: INK, width: 5 })),
    shape(
      `M${num(cx - size * 0.5)} ${num(foot - size * 0.7)}L${num(cx + size * 0.5)} ${num(foot - size * 0.7)}L${num(cx + size * 0.36)} ${num(foot)}L${num(cx - size * 0.36)} ${num(foot)}Z`,
      { fill: '#c9553a', stroke: INK, width: 7 },
    ),
    shape(rect(cx - size * 0.58, foot - size * 0.84, size * 1.16, size * 0.2, 6), {
      fill: '#e0714d',
      stroke: INK,
      width: 7,
    }),
  ];
}

function sock(dx: number): readonly Point[] {
  const outline = [
    [-0.14, 0],
    [0.14, 0],
    [0.14, 0.5],
    [0.42, 0.6],
    [0.4, 0.8],
    [-0.14, 0.78],
  ] as const;
  return outline.map(([x, y]) => [x + dx, y] as const);
}
