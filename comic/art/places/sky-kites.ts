import { INK, mix } from '../../drawing/colour.ts';
import { curve, num, polygon } from '../../drawing/path.ts';
import { between, type Random } from '../../drawing/random.ts';
import { group, place, shape, type Box, type Node } from '../../drawing/tree.ts';

const PAPERS = ['#f6a6c0', '#ffd98a', '#9fd8d2', '#c7b1ee', '#ffb48f', '#b9dd9a'] as const;

/**
 * Small kites with hair-thin lines down to the roofs; farther ones are paler and have no ink. `crowd`
 * multiplies their number.
 */
export function skyKites({ x, y, width, height }: Box, random: Random, crowd = 1): Node[] {
  const nodes: Node[] = [];
  const unit = Math.min(width, height);
  const count = Math.round(11 * crowd * Math.max(1, width / height));
  for (let i = 0; i < count; i++) {
    const near = i / count;
    const size = unit * (0.024 + 0.034 * near ** (crowd > 1 ? 4 : 2) + 0.008 * random());
    const kx = x + width * (((i * 0.382 + 0.07) % 1) * 0.96 + 0.02);
    const ky = y + height * between(random, crowd > 1 ? 0.02 : 0.06, crowd > 1 ? 0.7 : 0.6);
    const colour = PAPERS[i % PAPERS.length]!;
    const paper = mix(colour, '#bfe6f2', 0.45 * (1 - near));
    const other = mix(PAPERS[(i + 2) % PAPERS.length]!, '#bfe6f2', 0.45 * (1 - near));
    const ink = near > (crowd > 1 ? 0.74 : 0.55) ? 4.5 : 0;
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
