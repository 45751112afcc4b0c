import { INK, light, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { ellipse, num, polygon, rect } from '../../drawing/path.ts';
import { linear, shape, type Box, type Node } from '../../drawing/tree.ts';
import type { DrawPlace } from './place.ts';
import { glow } from './sky.ts';

const STONE = '#e9d6cf';
const RUBY = '#c8325f';

/**
 * A queen's hall: tall windows, banners with an egg on them, a carpet up to a perch of carved wood in the
 * middle.
 */
export const greatHall: DrawPlace = (area) => {
  const { x, y, width, height } = area;
  const floor = y + height * 0.72;
  const unit = Math.min(width, height);
  return {
    back: [
      shape(rect(x, y, width, height), { fill: linear([x, y], [x, floor], '#8f6fb0', '#c9a0b8', '#f0cfae') }),
      shape(blocks(area, floor), { stroke: '#7d5a92', width: 5, opacity: 0.35 }),
      ...[0.12, 0.34, 0.66, 0.88].flatMap((k) =>
        window(x + width * k, y + height * 0.2, unit * 0.15, unit * 0.36),
      ),
      ...[0.23, 0.77].flatMap((k) => banner(x + width * k, y - 20, unit * 0.16, unit * 0.46)),
      glow(x + width * 0.5, y + height * 0.42, unit * 0.6, '#fff3c4', 0.8),
      shape(rect(x - 20, floor, width + 40, height), {
        fill: linear([0, floor], [0, y + height], '#d9a27c', '#8f5468', '#4e2a56'),
        stroke: INK,
        width: 6,
      }),
      shape(flags(area, floor), { stroke: '#5f3558', width: 5, opacity: 0.5 }),
      shape(
        polygon([
          [x + width * 0.43, floor],
          [x + width * 0.57, floor],
          [x + width * 0.74, y + height + 30],
          [x + width * 0.26, y + height + 30],
        ]),
        {
          fill: linear([0, floor], [0, y + height], light(RUBY, 0.2), RUBY, shade(RUBY, 0.35)),
          stroke: INK,
          width: 6,
        },
      ),
      ...perch(x + width * 0.52, floor + height * 0.06, unit * 0.34),
      ...halftone(area, 26, '#4a1f6a', cornerFade([x + width, y], unit * 0.7), 0.4),
      ...halftone(area, 26, '#4a1f6a', cornerFade([x, y + height], unit * 0.6), 0.45),
    ],
    front: [-1, 1].flatMap((side) => pillar(side < 0 ? x : x + width, side, area)),
    light: { colour: '#ffd9a8', amount: 0.09 },
  };
};

function blocks({ x, y, width, height }: Box, floor: number): string {
  const step = height * 0.12;
  let d = '';
  for (let row = 0, by = y + step; by < floor; by += step, row++) {
    d += `M${num(x)} ${num(by)}L${num(x + width)} ${num(by)}`;
    for (let bx = x + (row % 2 ? step : step * 0.2); bx < x + width; bx += step * 1.7)
      d += `M${num(bx)} ${num(by)}L${num(bx)} ${num(by - step)}`;
  }
  return d;
}

function flags({ x, y, width, height }: Box, floor: number): string {
  const lines = [0.3, 0.62].map((k) => {
    const ly = floor + (y + height - floor) * k;
    return `M${num(x)} ${num(ly)}L${num(x + width)} ${num(ly)}`;
  });
  const rays = [0.05, 0.2, 0.35, 0.65, 0.8, 0.95].map(
    (k) =>
      `M${num(x + width * k)} ${num(floor)}L${num(x + width * (0.5 + (k - 0.5) * 1.7))} ${num(y + height)}`,
  );
  return [...lines, ...rays].join('');
}

function window(cx: number, top: number, wide: number, high: number): Node[] {
  const d = `M${num(cx - wide / 2)} ${num(top + high)}L${num(cx - wide / 2)} ${num(top + wide * 0.4)}C${num(cx - wide / 2)} ${num(top)} ${num(cx - wide * 0.2)} ${num(top - wide * 0.1)} ${num(cx)} ${num(top - wide * 0.34)}C${num(cx + wide * 0.2)} ${num(top - wide * 0.1)} ${num(cx + wide / 2)} ${num(top)} ${num(cx + wide / 2)} ${num(top + wide * 0.4)}L${num(cx + wide / 2)} ${num(top + high)}Z`;
  return [
    shape(d, { stroke: INK, width: 30 }),
    shape(d, {
      fill: linear([0, top], [0, top + high], '#5fc4f0', '#c8f0f0', '#fff0b8'),
      stroke: STONE,
      width: 18,
    }),
    shape(
      `M${num(cx)} ${num(top - wide * 0.3)}L${num(cx)} ${num(top + high)}M${num(cx - wide / 2)} ${num(top + high * 0.5)}L${num(cx + wide / 2)} ${num(top + high * 0.5)}`,
      { stroke: STONE, width: 10 },
    ),
  ];
}

/** A banner with the royal egg. */
function banner(cx: number, top: number, wide: number, high: number): Node[] {
  const [l, r, b] = [cx - wide / 2, cx + wide / 2, top + high];
  return [
    shape(
      polygon([
        [l, top],
        [r, top],
        [r, b],
        [cx, b - wide * 0.3],
        [l, b],
      ]),
      { fill: linear([l, 0], [r, 0], '#3fb59a', '#1f8f7c', '#136a66'), stroke: INK, width: 7 },
    ),
    shape(
      polygon([
        [l + 12, top],
        [l + 26, top],
        [l + 26, b - wide * 0.12],
        [l + 12, b - wide * 0.06],
      ]),
      { fill: '#ffcf4a' },
    ),
    shape(ellipse(cx, top + high * 0.52, wide * 0.2, wide * 0.27), {
      fill: '#fff6e0',
      stroke: INK,
      width: 6,
    }),
    shape(
      `M${num(cx - wide * 0.18)} ${num(top + high * 0.52)}L${num(cx - wide * 0.08)} ${num(top + high * 0.49)}L${num(cx)} ${num(top + high * 0.54)}L${num(cx + wide * 0.09)} ${num(top + high * 0.49)}L${num(cx + wide * 0.19)} ${num(top + high * 0.53)}`,
      { stroke: '#e0a12c', width: 6 },
    ),
  ];
}

/** The throne of a hen: a carved rail on two turned posts, a cushion, a canopy of straw. */
function perch(cx: number, foot: number, size: number): Node[] {
  const wood = '#b8643c';
  const post = (px: number): Node[] => [
    shape(rect(px - size * 0.06, foot - size * 1.5, size * 0.12, size * 1.5, 8), {
      fill: linear([px - size * 0.06, 0], [px + size * 0.06, 0], light(wood, 0.35), wood, shade(wood, 0.4)),
      stroke: INK,
      width: 7,
    }),
    shape(ellipse(px, foot - size * 1.54, size * 0.09), { fill: '#ffcf3a', stroke: INK, width: 6 }),
  ];
  return [
    shape(rect(cx - size * 0.9, foot - size * 0.02, size * 1.8, size * 0.14, 10), {
      fill: STONE,
      stroke: INK,
      width: 7,
    }),
    shape(rect(cx - size * 0.74, foot - size * 0.14, size * 1.48, size * 0.14, 10), {
      fill: light(STONE, 0.3),
      stroke: INK,
      width: 7,
    }),
    ...post(cx - size * 0.62),
    ...post(cx + size * 0.62),
    shape(rect(cx - size * 0.56, foot - size * 1.2, size * 1.12, size * 0.9, 26), {
      fill: linear([0, foot - size * 1.2], [0, foot - size * 0.3], '#ffd98a', '#f0a63c'),
      stroke: INK,
      width: 7,
    }),
    shape(
      [-0.4, -0.2, 0, 0.2, 0.4]
        .map(
          (k) =>
            `M${num(cx + size * k)} ${num(foot - size * 1.16)}L${num(cx + size * k * 0.9)} ${num(foot - size * 0.36)}`,
        )
        .join(''),
      { stroke: '#b8742a', width: 6, opacity: 0.6 },
    ),
  ];
}

function pillar(edge: number, side: number, { y, width, height }: Box): Node[] {
  const reach = width * 0.045;
  return [
    shape(rect(Math.min(edge, edge - side * reach) - 10, y - 30, reach + 20, height + 60), {
      fill: '#3d2358',
    }),
    shape(
      rect(Math.min(edge, edge - side * reach * 1.3) - 10, y + height * 0.9, reach * 1.3 + 20, height * 0.14),
      {
        fill: '#2c1746',
      },
    ),
  ];
}
