import { describe, expect, it } from 'vitest';
import { overlaps } from '../drawing/box.ts';
import { findRoom } from './find-room.ts';

const within = { x: 0, y: 0, width: 1000, height: 500 };

describe('findRoom', () => {
  it('takes the wished place when it is free', () => {
    const room = findRoom({ width: 100, height: 100, near: [500, 250], within, keepOff: [] });
    expect(room?.middle).toEqual([500, 250]);
  });

  it('goes to the nearest free place', () => {
    const face = { x: 450, y: 200, width: 100, height: 100 };
    const { middle } = findRoom({ width: 100, height: 100, near: [520, 250], within, keepOff: [face] })!;
    expect(overlaps({ x: middle[0] - 50, y: middle[1] - 50, width: 100, height: 100 }, face)).toBe(false);
    expect(middle[0]).toBeGreaterThan(520);
    expect(Math.hypot(middle[0] - 520, middle[1] - 250)).toBeLessThan(120);
  });

  it('keeps the result within bounds when the wish exceeds them', () => {
    expect(findRoom({ width: 100, height: 100, near: [2000, -400], within, keepOff: [] })?.middle).toEqual([
      950, 50,
    ]);
  });

  it('finds nothing when everything is taken or too small', () => {
    expect(findRoom({ width: 100, height: 100, near: [0, 0], within, keepOff: [within] })).toBeUndefined();
    expect(findRoom({ width: 1200, height: 100, near: [0, 0], within, keepOff: [] })).toBeUndefined();
  });

  it('leaves out places that cost as much as what is known already', () => {
    const taken = { x: 450, y: 200, width: 100, height: 100 };
    const room = (under: number) =>
      findRoom({ width: 100, height: 100, near: [500, 250], within, keepOff: [taken], under });
    const { cost } = room(Infinity)!;
    expect(room(cost)).toBeUndefined();
    expect(room(cost + 1)?.cost).toBe(cost);
  });
});
