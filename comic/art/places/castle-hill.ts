import { INK, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { blob, curveTail, ellipse, polygon, rect } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { group, linear, place, shape, type Box, type Node, type Point } from '../../drawing/tree.ts';
import { cloudBank, glow, gradientSky, rays } from './sky.ts';
import type { DrawPlace } from './place.ts';

/** The magic kingdom at sundown: blue mountains, a castle of many roofs, woods, a winding road. */
export const castleHill: DrawPlace = (area, seed) => {
  const random = seeded(`castle ${seed}`);
  const { x, y, width, height } = area;
  const [sx, sy] = [x + width * 0.52, y + height * 0.52];
  const size = Math.min(width, height);
  return {
    back: [
      gradientSky(area, '#1f8fd6', '#7ed3ea', '#ffe6a8', '#ffb27a'),
      shape(rays(sx, sy, Math.hypot(width, height), 26, `castle ${seed}`, 0.5), {
        fill: '#ffffff',
        opacity: 0.2,
      }),
      glow(sx, sy, size * 0.6, '#fff7c9', 0.95),
      shape(cloudBank(x + width * 0.62, y + height * 0.36, width * 0.44, height * 0.14, random), {
        fill: '#ffffff',
        opacity: 0.85,
      }),
      shape(cloudBank(x - width * 0.08, y + height * 0.44, width * 0.4, height * 0.14, random), {
        fill: '#fff1e0',
        opacity: 0.9,
      }),
      ...mountains(area, random),
      shape(hill(area, 0.66, 0.07, random), { fill: '#8fcf8a' }),
      group(castle(), {
        matrix: place(x + Math.max(width * 0.2, size * 0.235), y + height * 0.64, 0, (size * 0.42) / 1000),
      }),
      shape(hill(area, 0.69, 0.05, random), { fill: '#5fb96f' }),
      ...woods(area, 0.72, '#3f9f68', size * 0.05, random),
      shape(hill(area, 0.77, 0.05, random), {
        fill: linear([0, y + height * 0.75], [0, y + height], '#7fd668', '#2f9a56'),
      }),
      shape(
        `M${x + width * 0.46} ${y + height * 0.77}C${x + width * 0.38} ${y + height * 0.82} ${x + width * 0.66} ${y + height * 0.85} ${x + width * 0.34} ${y + height + 20}L${x + width * 0.78} ${y + height + 20}C${x + width * 0.76} ${y + height * 0.86} ${x + width * 0.5} ${y + height * 0.83} ${x + width * 0.5} ${y + height * 0.77}Z`,
        { fill: '#ffe2a6' },
      ),
      ...tufts(area, random),
      ...halftone(
        { x, y: y + height * 0.82, width, height: height * 0.18 },
        26,
        '#136b4c',
        (_, dy) => ((dy - y - height * 0.82) / (height * 0.18)) * 0.6,
        0.4,
      ),
      ...halftone(area, 28, '#0d6fc0', cornerFade([x + width, y], size * 0.7), 0.3),
    ],
    front: leaves(area, random),
    light: { colour: '#ffd38a', amount: 0.09 },
  };
};

function mountains({ x, y, width, height }: Box, random: Random): Node[] {
  return [0.1, 0.42, 0.75, 0.98].flatMap((k, i) => {
    const [cx, top, half] = [
      x + width * k,
      y + height * between(random, 0.4, 0.5),
      width * between(random, 0.2, 0.27),
    ];
    const foot = y + height * 0.72;
    const snow = 0.26;
    return [
      shape(
        polygon([
          [cx - half, foot],
          [cx, top],
          [cx + half, foot],
        ]),
        { fill: i % 2 ? '#7fa8de' : '#93bce6' },
      ),
      shape(
        polygon([
          [cx, top],
          [cx + half, foot],
          [cx + half * 0.2, foot],
          [cx - half * 0.08, top + (foot - top) * 0.4],
        ]),
        { fill: '#6b8fd0', opacity: 0.6 },
      ),
      shape(
        polygon([
          [cx - half * snow, top + (foot - top) * snow],
          [cx, top],
          [cx + half * snow, top + (foot - top) * snow],
          [cx + half * 0.1, top + (foot - top) * 0.2],
          [cx, top + (foot - top) * 0.3],
          [cx - half * 0.1, top + (foot - top) * 0.2],
        ]),
        { fill: '#ffffff', opacity: 0.9 },
      ),
    ];
  });
}

function hill({ x, y, width, height }: Box, level: number, rise: number, random: Random): string {
  const points: Point[] = Array.from({ length: 6 }, (_, i) => [
    x - 40 + ((width + 80) * i) / 5,
    y + height * (level - rise * random()),
  ]);
  return `M${points[0]![0]} ${points[0]![1]}${curveTail(points, false)}L${x + width + 40} ${y + height + 30}L${x - 40} ${y + height + 30}Z`;
}

/** The castle, about 1000 high, with its foot at the origin. */
function castle(): Node[] {
  const stone = '#f6e6d6';
  const roof = '#d9437a';
  const tower = (cx: number, wide: number, top: number, cap: number): Node[] => [
    shape(rect(cx - wide / 2, top, wide, -top + 40), { fill: stone, stroke: INK, width: 11 }),
    shape(rect(cx + wide * 0.16, top, wide * 0.34, -top + 40), { fill: '#b99bc9', opacity: 0.6 }),
    shape(rect(cx - wide * 0.6, top - 10, wide * 1.2, 44, 6), { fill: stone, stroke: INK, width: 10 }),
    shape(
      polygon([
        [cx - wide * 0.66, top],
        [cx, top - cap],
        [cx + wide * 0.66, top],
      ]),
      { fill: roof, stroke: INK, width: 11 },
    ),
    shape(
      polygon([
        [cx, top - cap],
        [cx + wide * 0.66, top],
        [cx + wide * 0.16, top],
      ]),
      { fill: shade(roof, 0.6), opacity: 0.6 },
    ),
    shape(`M${cx} ${top - cap}L${cx} ${top - cap - 90}`, { stroke: INK, width: 11 }),
    shape(
      `M${cx} ${top - cap - 92}C${cx + 40} ${top - cap - 104} ${cx + 60} ${top - cap - 60} ${cx + 104} ${top - cap - 72}L${cx + 70} ${top - cap - 46}C${cx + 46} ${top - cap - 34} ${cx + 30} ${top - cap - 60} ${cx} ${top - cap - 48}Z`,
      { fill: '#ffcf3a', stroke: INK, width: 9 },
    ),
    shape(
      `M${cx - 16} ${top + 130}L${cx - 16} ${top + 90}C${cx - 16} ${top + 62} ${cx + 16} ${top + 62} ${cx + 16} ${top + 90}L${cx + 16} ${top + 130}Z`,
      { fill: '#4a3478', stroke: INK, width: 8 },
    ),
  ];
  const wall = (left: number, wide: number, top: number): Node[] => {
    let d = `M${left} 40L${left} ${top}`;
    const count = Math.round(wide / 60);
    for (let i = 0; i < count; i++) {
      const [a, b, c] = [
        left + (wide * i) / count,
        left + (wide * (i + 0.5)) / count,
        left + (wide * (i + 1)) / count,
      ];
      d += `L${a} ${top - 40}L${b} ${top - 40}L${b} ${top}L${c} ${top}`;
    }
    d += `L${left + wide} 40Z`;
    return [shape(d, { fill: stone, stroke: INK, width: 11 })];
  };
  return [
    ...tower(-70, 150, -640, 240),
    ...tower(170, 120, -520, 210),
    ...tower(-330, 130, -420, 210),
    ...wall(-400, 760, -300),
    ...tower(370, 140, -380, 220),
    shape('M-90 40L-90 -110C-90 -210 90 -210 90 -110L90 40Z', { fill: '#8a5230', stroke: INK, width: 12 }),
    shape('M0 -184L0 40M-90 -60L90 -60', { stroke: INK, width: 8 }),
    ...tower(-440, 110, -300, 180),
  ];
}

function woods(
  { x, y, width, height }: Box,
  level: number,
  colour: string,
  size: number,
  random: Random,
): Node[] {
  let trees = '';
  for (let left = x - 20; left < x + width + 40; left += size * between(random, 0.7, 1.3)) {
    if (Math.abs((left - x) / width - 0.5) < 0.14) continue;
    const foot = y + height * (level + 0.015 * random());
    const r = size * between(random, 0.5, 0.95);
    trees += ellipse(left, foot - r * 0.9, r * 0.72, r * 1.15) + rect(left - 5, foot - 10, 10, 30);
  }
  return [shape(trees, { fill: colour })];
}

function tufts({ x, y, width, height }: Box, random: Random): Node[] {
  let grass = '';
  const flowers: Node[] = [];
  for (let i = 0; i < 22; i++) {
    const [gx, gy] = [x + width * random(), y + height * between(random, 0.82, 0.98)];
    grass += `M${gx - 12} ${gy - 16}L${gx} ${gy}L${gx + 4} ${gy - 24}M${gx} ${gy}L${gx + 16} ${gy - 16}`;
    if (i % 3 === 0)
      flowers.push(
        shape(ellipse(gx + 34, gy - 8, 12), {
          fill: ['#ff6fa8', '#fff', '#ffd23f'][i % 9 === 0 ? 0 : i % 6 === 0 ? 1 : 2]!,
          stroke: INK,
          width: 4,
        }),
      );
  }
  return [shape(grass, { stroke: '#1d7f4e', width: 7, opacity: 0.8 }), ...flowers];
}

function leaves({ x, y, width, height }: Box, random: Random): Node[] {
  const size = Math.min(width, height) * 0.2;
  const fan = (cx: number, lean: number): Node[] =>
    Array.from({ length: 7 }, (_, i) => {
      const a = -Math.PI / 2 + lean + (i - 3) * 0.36;
      const reach = size * between(random, 0.75, 1.1);
      const [tx, ty] = [Math.cos(a), Math.sin(a)];
      const foot = y + height + 20;
      return shape(
        blob(
          [
            [cx, foot],
            [cx + tx * reach * 0.5 - ty * reach * 0.16, foot + ty * reach * 0.5 + tx * reach * 0.16],
            [cx + tx * reach, foot + ty * reach],
            [cx + tx * reach * 0.5 + ty * reach * 0.16, foot + ty * reach * 0.5 - tx * reach * 0.16],
          ],
          0.9,
        ),
        { fill: i % 2 ? '#0d5a44' : '#12704f' },
      );
    });
  return [...fan(x + width * 0.01, 0.35), ...fan(x + width * 0.99, -0.35)];
}
