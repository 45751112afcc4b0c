import { INK, light, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { curve, ellipse, num, rect } from '../../drawing/path.ts';
import { seeded } from '../../drawing/random.ts';
import { group, linear, shape, type Box, type Node } from '../../drawing/tree.ts';
import { cloudBank, glow, rays } from './sky.ts';
import type { DrawPlace } from './place.ts';

const TIN = '#c9d4df';

/**
 * Breakfast at home: sun in the window, steel on the shelf, a cooker about to whistle, the table in front.
 */
export const kitchen: DrawPlace = (area, seed) => {
  const random = seeded(`kitchen ${seed}`);
  const { x, y, width, height } = area;
  const table = y + height * 0.82;
  const pane: Box = { x: x + width * 0.36, y: y + height * 0.1, width: width * 0.28, height: height * 0.42 };
  const glass = rect(pane.x, pane.y, pane.width, pane.height, 16);
  const [sunX, sunY] = [pane.x + pane.width * 0.5, pane.y + pane.height * 0.56];
  let tiles = '';
  const step = Math.max(70, height * 0.085);
  for (let ty = y + height * 0.5; ty < table; ty += step)
    tiles += `M${num(x)} ${num(ty)}L${num(x + width)} ${num(ty)}`;
  for (let tx = x; tx < x + width; tx += step)
    tiles += `M${num(tx)} ${num(y + height * 0.5)}L${num(tx)} ${num(table)}`;
  return {
    back: [
      shape(rect(x, y, width, height), { fill: linear([x, y], [x, table], '#fff0b8', '#ffdf94', '#ffc27a') }),
      shape(rect(x, y + height * 0.5, width, height * 0.5), { fill: '#ffe9c9' }),
      shape(tiles, { stroke: '#e8a86a', width: 4, opacity: 0.6 }),
      group(
        [
          shape(rect(pane.x, pane.y, pane.width, pane.height), {
            fill: linear([0, pane.y], [0, pane.y + pane.height], '#6fd0ff', '#ffe9b0', '#ffb98a'),
          }),
          shape(rays(sunX, sunY, pane.height, 22, `kitchen ${seed}`, 0.5), { fill: '#ffffff', opacity: 0.4 }),
          shape(ellipse(sunX, sunY, pane.width * 0.2), { fill: '#fff6c9' }),
          shape(cloudBank(pane.x, pane.y + pane.height, pane.width, pane.height * 0.34, random), {
            fill: '#ff9d8a',
            opacity: 0.85,
          }),
        ],
        { clip: glass },
      ),
      shape(glass, { stroke: INK, width: 32 }),
      shape(glass, { stroke: '#3fb8a8', width: 20 }),
      shape(`M${num(sunX)} ${num(pane.y)}L${num(sunX)} ${num(pane.y + pane.height)}`, {
        stroke: '#3fb8a8',
        width: 12,
      }),
      glow(sunX, sunY, height * 0.6, '#fff6c9', 0.55),
      // Low enough to leave room for words above it.
      ...shelf(x + width * 0.03, y + height * 0.43, width * 0.26),
      ...shelf(x + width * 0.72, y + height * 0.43, width * 0.26),
      ...cooker(x + width * 0.87, y + height * 0.79, Math.min(width, height) * 0.2),
      ...halftone(area, 26, '#e0813a', cornerFade([x, y], Math.min(width, height) * 0.55), 0.4),
    ],
    front: [
      shape(
        `M${num(x - 30)} ${num(table + 16)}C${num(x + width * 0.3)} ${num(table - 8)} ${num(x + width * 0.7)} ${num(table - 8)} ${num(x + width + 30)} ${num(table + 16)}L${num(x + width + 30)} ${num(y + height + 30)}L${num(x - 30)} ${num(y + height + 30)}Z`,
        { fill: linear([0, table], [0, y + height], '#f2667a', '#a82a5c'), stroke: INK, width: 9 },
      ),
      shape(
        Array.from({ length: 14 }, (_, i) =>
          ellipse(x + (width * (i + 0.5)) / 14, table + height * (i % 2 ? 0.06 : 0.12), height * 0.012),
        ).join(''),
        { fill: '#ffe3c4', opacity: 0.85 },
      ),
    ],
    light: { colour: '#ffd27a', amount: 0.08 },
  };
};

/** Steel tumblers and pots in a row. */
function shelf(x: number, y: number, width: number): Node[] {
  const unit = width / 6;
  const nodes: Node[] = [0.6, 1.7, 2.9, 4.1, 5.2].map((k, i) => {
    const [w, h] = [unit * (i % 2 ? 0.98 : 0.74), unit * (i % 2 ? 0.9 : 1.3)];
    const left = x + unit * k - w / 2;
    return shape(rect(left, y - h, w, h, 10), {
      fill: linear([left, 0], [left + w, 0], '#ffffff', i === 2 ? '#e8a04a' : TIN, shade(TIN, 0.35)),
      stroke: INK,
      width: 5,
    });
  });
  return [...nodes, shape(rect(x, y, width, unit * 0.26, 6), { fill: '#b8643c', stroke: INK, width: 6 })];
}

/** A pressure cooker on its stove, steam and all. */
function cooker(x: number, y: number, size: number): Node[] {
  return [
    shape(
      ellipse(x + size * 0.1, y - size * 1.7, size * 0.22) +
        ellipse(x + size * 0.34, y - size * 1.95, size * 0.28) +
        ellipse(x - size * 0.02, y - size * 2.1, size * 0.2),
      { fill: '#ffffff', opacity: 0.75 },
    ),
    shape(rect(x - size * 0.9, y + size * 0.06, size * 1.8, size * 0.9, size * 0.08), {
      fill: linear([0, y], [0, y + size * 0.7], '#7c86a6', '#4a5274'),
      stroke: INK,
      width: 8,
    }),
    shape(
      ellipse(x - size * 0.4, y + size * 0.44, size * 0.1) +
        ellipse(x + size * 0.4, y + size * 0.44, size * 0.1),
      {
        fill: '#f23b4e',
        stroke: INK,
        width: 6,
      },
    ),
    shape(rect(x - size * 1.1, y - size * 0.84, size * 0.6, size * 0.16, 10), {
      fill: '#2b2f4f',
      stroke: INK,
      width: 6,
    }),
    shape(rect(x - size * 0.62, y - size * 0.9, size * 1.24, size * 0.94, size * 0.16), {
      fill: linear([x - size * 0.6, 0], [x + size * 0.6, 0], '#ffffff', TIN, shade(TIN, 0.4)),
      stroke: INK,
      width: 8,
    }),
    shape(
      `M${num(x - size * 0.66)} ${num(y - size * 0.86)}C${num(x - size * 0.5)} ${num(y - size * 1.2)} ${num(x + size * 0.5)} ${num(y - size * 1.2)} ${num(x + size * 0.66)} ${num(y - size * 0.86)}Z`,
      { fill: light(TIN, 0.3), stroke: INK, width: 8 },
    ),
    shape(rect(x - size * 0.09, y - size * 1.34, size * 0.18, size * 0.26, 6), {
      fill: '#f23b4e',
      stroke: INK,
      width: 6,
    }),
    shape(
      curve([
        [x - size * 0.46, y - size * 0.66],
        [x - size * 0.48, y - size * 0.4],
        [x - size * 0.42, y - size * 0.16],
      ]),
      { stroke: '#ffffff', width: 14, opacity: 0.8 },
    ),
  ];
}
