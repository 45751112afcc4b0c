import { INK, shade } from '../../drawing/colour.ts';
import { halftone } from '../../drawing/halftone.ts';
import { blob, curveTail, ellipse } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { linear, shape, type Box, type Node, type Point } from '../../drawing/tree.ts';
import { glow, gradientSky, nebula, stars } from './sky.ts';
import type { DrawPlace } from './place.ts';

/** A small lilac moon: two far ridges, cratered ground, dark rocks in front. */
export const moon: DrawPlace = (area, seed) => {
  const random = seeded(`moon ${seed}`);
  const { x, y, width, height } = area;
  return {
    back: [
      gradientSky(area, '#150c4a', '#43209c', '#b04fc6'),
      ...nebula(area, random, ['#ff5fb0', '#3d8bff']),
      ...stars({ ...area, height: height * 0.6 }, random, 1.1),
      glow(x + width * 0.5, y + height * 0.68, width * 0.55, '#ffc9f3', 0.5),
      ...lunarGround(area, random),
    ],
    front: lunarRocks(area, random),
    light: { colour: '#b98aff', amount: 0.09 },
  };
};

/** Two hazy ridges, with the cratered ground in front of them. */
export function lunarGround(area: Box, random: Random): Node[] {
  const { x, y, width, height } = area;
  const ground = y + height * 0.68;
  const far = ridge(area, y + height * 0.55, height * 0.11, random);
  const near = ridge(area, y + height * 0.63, height * 0.08, random);
  const rim = `M${x - 20} ${ground + height * 0.05}C${x + width * 0.3} ${ground - height * 0.03} ${x + width * 0.7} ${ground - height * 0.03} ${x + width + 20} ${ground + height * 0.05}`;
  return [
    shape(far, { fill: '#8a52cf' }),
    shape(near, { fill: '#7140bd' }),
    shape(`${rim}L${x + width + 20} ${y + height + 20}L${x - 20} ${y + height + 20}Z`, {
      fill: linear([0, ground], [0, y + height], '#e3c2ff', '#b98aef', '#7f52cc'),
    }),
    shape(rim, { stroke: '#fff2ff', width: 9, opacity: 0.8 }),
    ...halftone(
      { x, y: ground, width, height: y + height - ground },
      24,
      '#4a2496',
      (_, dotY) => ((dotY - ground - height * 0.08) / (height * 0.34)) * 0.72,
      0.4,
    ),
    ...craters(area, ground, random),
  ];
}

function ridge({ x, width, y, height }: Box, top: number, rise: number, random: Random): string {
  const points: Point[] = [];
  for (let i = 0; i <= 8; i++) points.push([x - 40 + ((width + 80) * i) / 8, top - rise * random()]);
  return `M${x - 40} ${y + height}L${points[0]![0]} ${points[0]![1]}${curveTail(points, false)}L${x + width + 40} ${y + height}Z`;
}

function craters({ x, y, width, height }: Box, ground: number, random: Random): Node[] {
  const nodes: Node[] = [];
  for (let i = 0; i < 6; i++) {
    const depth = (i + 0.7) / 6;
    const cy = ground + height * 0.07 + (y + height - ground - height * 0.06) * depth * 0.9;
    const rx = width * between(random, 0.035, 0.06) * (0.6 + depth);
    const cx = x + width * ((i * 0.37 + random() * 0.22) % 1);
    nodes.push(
      shape(ellipse(cx, cy, rx, rx * 0.3), { fill: '#9566d8' }),
      shape(ellipse(cx + rx * 0.06, cy + rx * 0.06, rx * 0.82, rx * 0.22), { fill: '#6a3db4' }),
      shape(`M${cx - rx} ${cy}C${cx - rx} ${cy + rx * 0.4} ${cx + rx} ${cy + rx * 0.4} ${cx + rx} ${cy}`, {
        stroke: '#f7e3ff',
        width: 5,
        opacity: 0.8,
      }),
    );
  }
  return nodes;
}

export function lunarRocks({ x, y, width, height }: Box, random: Random): Node[] {
  const heap = (cx: number, size: number): Node[] => {
    const d = blob(
      [
        [cx - size, y + height + 30],
        [cx - size * 0.8, y + height - size * 0.3],
        [cx - size * 0.3, y + height - size * 0.62 * between(random, 0.8, 1)],
        [cx + size * 0.15, y + height - size * 0.44],
        [cx + size * 0.6, y + height - size * 0.5 * between(random, 0.5, 1)],
        [cx + size, y + height + 30],
      ],
      0.7,
    );
    return [shape(d, { fill: shade('#3c1c80', 0.3), stroke: INK, width: 6 })];
  };
  const size = Math.min(width, height) * 0.26;
  return [...heap(x + width * 0.02, size), ...heap(x + width * 0.99, size * 0.85)];
}
