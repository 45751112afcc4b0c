import { INK, mix, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { blob, curve, ellipse, num, polygon, rect } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { group, linear, place, shape, type Box, type Node, type Point } from '../../drawing/tree.ts';
import { cloudBank, glow, gradientSky, stars } from './sky.ts';
import type { DrawPlace } from './place.ts';

/**
 * A flat roof in an old Indian city at night: moon, domes and water tanks far off, fairy lights, pots of
 * tulsi.
 */
export const rooftop: DrawPlace = (area, seed) => {
  const random = seeded(`roof ${seed}`);
  const { x, y, width, height } = area;
  const horizon = y + height * 0.72;
  const floor = y + height * 0.83;
  const moonX = x + width * (seed % 2 ? 0.3 : 0.5);
  const moonY = y + height * 0.47;
  const moon = Math.min(width, height) * 0.33;
  return {
    back: [
      gradientSky(area, '#160e52', '#3b2a9e', '#8d5bd0', '#ff9fb2'),
      ...stars({ ...area, height: height * 0.6 }, random, 1.2),
      glow(moonX, moonY, moon * 2.1, '#ffe9b0', 0.7),
      shape(ellipse(moonX, moonY, moon), {
        fill: linear([moonX - moon, moonY - moon], [moonX + moon, moonY + moon], '#fffbe6', '#ffe6a6'),
      }),
      shape(
        ellipse(moonX - moon * 0.35, moonY - moon * 0.3, moon * 0.17) +
          ellipse(moonX + moon * 0.42, moonY + moon * 0.1, moon * 0.12) +
          ellipse(moonX + moon * 0.05, moonY - moon * 0.6, moon * 0.1),
        { fill: '#f6d488', opacity: 0.7 },
      ),
      shape(cloudBank(x + width * 0.55, horizon - height * 0.1, width * 0.5, height * 0.2, random), {
        fill: '#c98be0',
        opacity: 0.45,
      }),
      shape(cloudBank(x - width * 0.1, horizon - height * 0.04, width * 0.5, height * 0.2, random), {
        fill: '#e79bd0',
        opacity: 0.4,
      }),
      ...skyline(area, horizon, random, '#7d57c4', '#f7b8d8', 0.3),
      ...skyline(area, horizon + height * 0.06, random, '#4a3399', '#ffd27a', 0.2),
      ...terrace(area, floor, random),
      ...fairyLights(area, random),
      ...halftone(area, 26, '#100840', cornerFade([x + width, y], Math.min(width, height) * 0.7), 0.5),
    ],
    front: plants(area, random),
    light: { colour: '#9a86ff', amount: 0.1 },
  };
};

function skyline(
  { x, y, width, height }: Box,
  base: number,
  random: Random,
  colour: string,
  lit: string,
  rise: number,
): Node[] {
  let blocks = '';
  let lights = '';
  for (let left = x - 30; left < x + width;) {
    const wide = Math.max(70, Math.min(width, height * 1.4) * between(random, 0.07, 0.13));
    const top = base - height * rise * between(random, 0.4, 1);
    blocks += rect(left, top, wide, y + height - top);
    const kind = random();
    const middle = left + wide / 2;
    if (kind < 0.28) {
      const r = wide * 0.42;
      blocks += `M${num(middle - r)} ${num(top)}C${num(middle - r * 1.3)} ${num(top - r)} ${num(middle - r * 0.3)} ${num(top - r * 1.2)} ${num(middle)} ${num(top - r * 1.9)}C${num(middle + r * 0.3)} ${num(top - r * 1.2)} ${num(middle + r * 1.3)} ${num(top - r)} ${num(middle + r)} ${num(top)}Z`;
    } else if (kind < 0.55) {
      blocks +=
        rect(middle - wide * 0.2, top - wide * 0.34, wide * 0.4, wide * 0.28, 8) +
        rect(middle - wide * 0.15, top - wide * 0.1, 6, wide * 0.12) +
        rect(middle + wide * 0.1, top - wide * 0.1, 6, wide * 0.12);
    } else if (kind < 0.7) {
      blocks += rect(middle - 3, top - wide * 0.6, 6, wide * 0.6);
    }
    for (let wy = top + 26; wy < base + height * 0.1; wy += 46) {
      for (let wx = left + 18; wx < left + wide - 24; wx += 38)
        if (random() < 0.42) lights += rect(wx, wy, 15, 22);
    }
    left += wide + between(random, -4, 12);
  }
  return [shape(blocks, { fill: colour }), shape(lights, { fill: lit, opacity: 0.8 })];
}

function terrace({ x, y, width, height }: Box, floor: number, random: Random): Node[] {
  const wallTop = floor - height * 0.1;
  const posts: Node[] = [];
  const gap = Math.max(120, width / 9);
  for (let left = x - 40 + random() * 40; left < x + width + 60; left += gap) {
    const hole = polygon([
      [left + gap * 0.3, wallTop + 26],
      [left + gap * 0.5, wallTop + 12],
      [left + gap * 0.7, wallTop + 26],
      [left + gap * 0.7, floor - 14],
      [left + gap * 0.3, floor - 14],
    ]);
    posts.push(shape(hole, { fill: '#5c2a6e', stroke: INK, width: 5 }));
  }
  let tiles = '';
  for (let i = -6; i <= 6; i++) {
    const at = x + width / 2 + i * width * 0.12;
    const foot = x + width / 2 + i * width * 0.22;
    tiles += `M${num(at)} ${num(floor)}L${num(foot)} ${num(y + height + 20)}`;
  }
  tiles += `M${num(x)} ${num(floor + height * 0.07)}L${num(x + width)} ${num(floor + height * 0.07)}`;
  return [
    shape(rect(x - 20, floor, width + 40, y + height - floor + 30), {
      fill: linear([0, floor], [0, y + height], '#d9707f', '#93406f'),
    }),
    shape(tiles, { stroke: '#6e2a63', width: 5, opacity: 0.55 }),
    shape(rect(x - 20, wallTop, width + 40, floor - wallTop), {
      fill: linear([0, wallTop], [0, floor], '#ff9d86', '#c9597d'),
    }),
    ...posts,
    shape(rect(x - 30, wallTop - 22, width + 60, 30, 6), { fill: '#ffc09a', stroke: INK, width: 6 }),
    shape(rect(x - 20, floor - 6, width + 40, 12), { fill: shade('#93406f', 0.4) }),
  ];
}

function fairyLights({ x, y, width, height }: Box, random: Random): Node[] {
  // In a tall picture the lights cross the sky, above a card that may hang there.
  const tall = height > width * 0.9;
  const top = y + height * (tall ? 0.03 : 0.3);
  const [from, span, sag] = tall ? [-0.02, 1.04, 0.05] : [0.48, 0.54, 0.16];
  const at = (k: number): Point => [
    x + width * (from + span * k),
    top + height * (sag * Math.sin(k * Math.PI) - (tall ? 0 : 0.06 * k)),
  ];
  const points = [0, 0.25, 0.5, 0.75, 1].map(at);
  const colours = ['#ffd23f', '#ff6f91', '#5fe0d0', '#ffffff'];
  const bulbs = Array.from({ length: 13 }, (_, i) => {
    const k = i / 12;
    const [bx, on] = at(k);
    const by = on + 12;
    const colour = colours[i % 4]!;
    const r = 9 + random() * 3;
    return [
      glow(bx, by, 34, colour, 0.6),
      shape(ellipse(bx, by, r, r * 1.25), { fill: colour, stroke: INK, width: 3.5 }),
    ];
  });
  const pole = `M${num(x + width * from)} ${num(top - 20)}L${num(x + width * from)} ${num(y + height * 0.76)}`;
  return [
    ...(tall ? [] : [shape(pole, { stroke: INK, width: 15 }), shape(pole, { stroke: '#8a5fc9', width: 6 })]),
    shape(curve(points), { stroke: INK, width: 6 }),
    ...bulbs.flat(),
  ];
}

function plants({ x, y, width, height }: Box, random: Random): Node[] {
  const size = Math.min(width, height) * 0.24;
  const pot = (cx: number, scale: number): Node => {
    const leaves = Array.from({ length: 9 }, (_, i) => {
      const a = -Math.PI / 2 + (i - 4) * 0.33 + (random() - 0.5) * 0.2;
      const reach = between(random, 0.7, 1.05);
      const [tx, ty] = [Math.cos(a) * reach, Math.sin(a) * reach];
      const [nx, ny] = [-Math.sin(a) * 0.16, Math.cos(a) * 0.16];
      return blob(
        [
          [0, 0],
          [tx * 50 + nx * 100, ty * 50 + ny * 100],
          [tx * 100, ty * 100],
          [tx * 50 - nx * 100, ty * 50 - ny * 100],
        ],
        0.9,
      );
    });
    const clay = 'M-58 0L58 0L42 96L-42 96Z';
    return group(
      [
        ...leaves.map((d, i) =>
          shape(d, { fill: mix('#1f7a5a', '#49b36a', (i % 3) / 2), stroke: INK, width: 6 }),
        ),
        shape(clay, { fill: '#c9553a', stroke: INK, width: 7 }),
        shape('M10 0L58 0L42 96L16 96Z', { fill: shade('#c9553a', 0.6), opacity: 0.6 }),
        shape(rect(-68, -16, 136, 26, 6), { fill: '#e0714d', stroke: INK, width: 7 }),
      ],
      { matrix: place(cx, y + height - size * 0.5 * scale, 0, (size / 150) * scale) },
    );
  };
  return [pot(x + width * 0.075, 1), pot(x + width * 0.965, 0.86)];
}
