import { expect, it } from 'vitest';
import { nameOfSpread, pagesOf, spreadsOf, spreadWith } from './spreads.ts';

it.each([
  [1, true, [[0]]],
  [2, true, [[0], ['inside-cover', 1]]],
  [6, true, [[0], ['inside-cover', 1], [2, 3], [4, 5]]],
  [7, true, [[0], ['inside-cover', 1], [2, 3], [4, 5], [6]]],
  [3, false, [[0], [1], [2]]],
])('%i pages lie open, side by side: %s, as %j', (count, wide, spreads) => {
  expect(spreadsOf(count, wide)).toEqual(spreads);
});

it('keeps the page when the screen turns', () => {
  const wide = spreadsOf(6, true);
  expect(spreadWith(wide, 3)).toBe(2);
  expect(spreadWith(spreadsOf(6, false), 3)).toBe(3);
  expect(spreadWith(wide, 99)).toBe(0);
});

it('says what is seen', () => {
  expect(spreadsOf(6, true).map((spread) => nameOfSpread(spread, 6))).toEqual([
    'Cover',
    'Page 1 of 5',
    'Pages 2 and 3 of 5',
    'Pages 4 and 5 of 5',
  ]);
  expect(spreadsOf(4, true).map(pagesOf)).toEqual([[0], [1], [2, 3]]);
});
