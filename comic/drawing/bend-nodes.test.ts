import { expect, it } from 'vitest';
import { bendNodes, type Warp } from './bend-nodes.ts';
import { group, linear, place, radial, shape, type Group, type Shape } from './tree.ts';

const right: Warp = ([x, y]) => [x + 10, y];

it('moves outlines and what gradients lean on, and leaves the ink its weight', () => {
  const [bent] = bendNodes(
    [
      shape('M0 0L5 -5.5C1 2 3 4 5 6Z', {
        fill: linear([0, 0], [0, 9], '#000000'),
        stroke: radial([1, 1], 4, '#ffffff'),
        width: 3,
      }),
    ],
    right,
  ) as Shape[];
  expect(bent).toMatchObject({
    d: 'M10 0L15 -5.5C11 2 13 4 15 6Z',
    fill: { from: [10, 0], to: [10, 9] },
    stroke: { centre: [11, 1], radius: 4 },
    width: 3,
  });
});

it('moves what lies in a moved group as the reader sees it, clip included', () => {
  const [bent] = bendNodes(
    [group([shape('M0 0L4 0', { stroke: '#000000' })], { matrix: place(0, 0, 90, 2), clip: 'M0 0L4 4Z' })],
    right,
  ) as Group[];
  expect(bent!.clip).toBe('M0 -5L4 -1Z');
  expect(bent!.children).toMatchObject([{ d: 'M0 -5L4 -5' }]);
});
