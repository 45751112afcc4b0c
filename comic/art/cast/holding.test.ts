import { expect, it } from 'vitest';
import type { Supporting } from '../../book.ts';
import { art } from '../../stories/hanuman/art.ts';
import { drawCast } from './index.ts';

const CLAY = '#c4612f';
const PEEL = '#ffd83c';
const PALM = '#f6d3a2';

const drawing = (who: Supporting['who'], holds: Supporting['holds']): string =>
  JSON.stringify(
    drawCast({ who, mood: 'happy', at: [0, 0], size: 1, holds }, [0, 0], 1000, 'front', art).node,
  );

it('closes a hand over what has a stem', () => {
  const held = drawing('chapal', { thing: 'banana', hand: 0, size: 0.3 });
  expect(held.lastIndexOf(PALM)).toBeGreaterThan(held.lastIndexOf(PEEL));
});

it('stands other things on a hand', () => {
  const held = drawing('chapal', { thing: 'diya', hand: 0, size: 0.3 });
  expect(held.lastIndexOf(CLAY)).toBeGreaterThan(held.lastIndexOf(PALM));
});

it('refuses to have something held by who has no hands to hold with', () => {
  expect(() => drawing('jhonka', { thing: 'diya', hand: 0, size: 0.3 })).toThrow('jhonka has no hands');
});
