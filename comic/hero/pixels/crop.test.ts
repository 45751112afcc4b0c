import { describe, expect, it } from 'vitest';
import { boxAbove, pictureIn, planeIn, putBack, putPlane } from './crop.ts';
import { boxReached } from './warp.ts';

/** A plane 5 wide and 4 high, zero except at the given pixels. */
function plane(...spots: [x: number, y: number][]) {
  const values = new Float32Array(20);
  for (const [x, y] of spots) values[y * 5 + x] = 1;
  return { width: 5, height: 4, values };
}

describe('the box of what is above zero', () => {
  it.each([
    ['in the middle', plane([2, 1]), 0, { left: 2, top: 1, right: 3, bottom: 2 }],
    ['over several pixels', plane([1, 2], [3, 0]), 0, { left: 1, top: 0, right: 4, bottom: 3 }],
    ['with a margin', plane([2, 1]), 1, { left: 1, top: 0, right: 4, bottom: 3 }],
    ['with a margin beyond the edge', plane([0, 3], [4, 3]), 9, { left: 0, top: 0, right: 5, bottom: 4 }],
    ['where there is nothing', plane(), 3, { left: 0, top: 0, right: 0, bottom: 0 }],
  ])('%s', (_, of, margin, box) => expect(boxAbove(of, 0, margin)).toEqual(box));
});

it.each([
  ['a corner', { left: 3, top: 2, right: 5, bottom: 4 }],
  ['all of it', { left: 0, top: 0, right: 5, bottom: 4 }],
  ['nothing', { left: 0, top: 0, right: 0, bottom: 0 }],
])('what is cut out and laid back is where it was: %s', (_, box) => {
  const values = Float32Array.from({ length: 20 }, (_pixel, at) => at);
  const whole = { width: 5, height: 4, values: values.slice() };
  const part = planeIn(whole, box);
  expect(part.values.length).toBe((box.right - box.left) * (box.bottom - box.top));
  putPlane(whole, part, box);
  expect(whole.values).toEqual(values);

  const planes = Float32Array.from({ length: 60 }, (_pixel, at) => at);
  const picture = { width: 5, height: 4, planes: planes.slice() };
  const cut = pictureIn(picture, box);
  putBack(picture, { ...cut, planes: cut.planes.map((value) => -value) }, box);
  const inside = (at: number) => {
    const [x, y] = [at % 5, Math.floor((at % 20) / 5)];
    return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
  };
  expect([...picture.planes]).toEqual([...planes].map((value, at) => (inside(at) ? -value : value)));
});

it('spots reach three times their reach and a pixel more, and no further than the picture', () => {
  expect(boxReached([{ x: 50, y: 40, reach: 5 }], 100, 60)).toEqual({
    left: 34,
    top: 24,
    right: 66,
    bottom: 56,
  });
  const wide = [
    { x: 2, y: 40, reach: 5 },
    { x: 97, y: 2, reach: 9 },
  ];
  expect(boxReached(wide, 100, 60)).toEqual({ left: 0, top: 0, right: 100, bottom: 56 });
});
