import { INK } from '../../drawing/colour.ts';
import { curve, ellipse } from '../../drawing/path.ts';
import { group, shape, type Node } from '../../drawing/tree.ts';
import type { Weights } from './limbs.ts';

/** Mouths about their own middle, in head units. */

export function smile(weights: Weights, reach: number, depth: number): Node[] {
  return [
    shape(
      curve([
        [-reach, -8],
        [0, depth - 6],
        [reach, -8],
      ]),
      { stroke: INK, width: Math.max(8, weights.inner * 1.3) },
    ),
  ];
}

export function grin(weights: Weights, reach: number, depth: number): Node[] {
  const lips = `M${-reach} -16C${-reach * 0.5} -7 ${reach * 0.5} -7 ${reach} -16C${reach * 0.98} ${depth * 0.5} ${reach * 0.5} ${depth * 0.82} 0 ${depth * 0.82}C${-reach * 0.5} ${depth * 0.82} ${-reach * 0.98} ${depth * 0.5} ${-reach} -16Z`;
  return openMouth(lips, weights, reach, depth);
}

function openMouth(lips: string, weights: Weights, reach: number, depth: number): Node[] {
  return [
    shape(lips, { fill: '#6e1530' }),
    group(
      [
        shape(ellipse(0, depth * 0.86, reach * 0.62, depth * 0.46), { fill: '#f2667a' }),
        shape(
          `M${-reach} -30L${reach} -30L${reach * 0.86} 2C${reach * 0.4} 8 ${-reach * 0.4} 8 ${-reach * 0.86} 2Z`,
          { fill: '#ffffff' },
        ),
      ],
      { clip: lips },
    ),
    shape(lips, { stroke: INK, width: Math.max(7, weights.inner * 1.2) }),
  ];
}

export function gasp(weights: Weights): Node[] {
  const lips = ellipse(0, 4, 23, 30);
  return [
    shape(lips, { fill: '#6e1530' }),
    group([shape(ellipse(0, 28, 20, 15), { fill: '#f2667a' })], { clip: lips }),
    shape(lips, { stroke: INK, width: Math.max(7, weights.inner * 1.2) }),
  ];
}

export function smirk(weights: Weights): Node[] {
  const lips = 'M-36 -6C-14 4 22 -2 44 -22C46 6 28 26 4 26C-14 26 -30 14 -36 -6Z';
  return openMouth(lips, weights, 46, 30);
}

export function wobble(weights: Weights): Node[] {
  return [
    shape(
      curve(
        [
          [-32, 8],
          [-18, -4],
          [-2, 6],
          [14, -5],
          [32, 8],
        ],
        1.2,
      ),
      { stroke: INK, width: Math.max(8, weights.inner * 1.3) },
    ),
  ];
}
