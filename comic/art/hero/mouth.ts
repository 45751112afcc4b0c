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

/** A wide, even smile with the teeth together. */
export function resolve(weights: Weights): Node[] {
  const lips = 'M-46 -14C-24 -5 24 -5 46 -14C44 14 24 26 0 26C-24 26 -44 14 -46 -14Z';
  return [
    shape(lips, { fill: '#ffffff' }),
    group([shape('M-46 12C-20 22 20 22 46 12L46 40L-46 40Z', { fill: '#f2667a' })], { clip: lips }),
    shape(lips, { stroke: INK, width: Math.max(7, weights.inner * 1.2) }),
  ];
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
