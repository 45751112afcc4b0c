import { describe, expect, it } from 'vitest';
import { turnedAway } from './detect.ts';

describe('turnedAway', () => {
  it.each([
    ['looks ahead', 50, 0],
    ['hides its left ear', 0, 1],
    ['hides its right ear', 100, 1],
    ['is seen in profile', -40, 1.8],
  ])('of a face that %s', (_, nose, turned) => {
    // Ears 100 pixels apart on a leaning head.
    expect(
      turnedAway({ x: nose * 0.8 - 9, y: nose * 0.6 + 12 }, { x: 0, y: 0 }, { x: 80, y: 60 }),
    ).toBeCloseTo(turned);
  });
});
