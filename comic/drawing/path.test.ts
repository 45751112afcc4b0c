import { describe, expect, it } from 'vitest';
import { movePoints, num, pathBox } from './path.ts';

describe('num', () => {
  it.each([
    [0, '0'],
    [-0.04, '0'],
    [-0.3, '-0.3'],
    [12.35, '12.4'],
    [-1000, '-1000'],
    [-1000.1, '-1000.1'],
    [2276.7, '2276.7'],
    [2276.8, '2276.8'],
    [123456.78, '123456.8'],
  ])('writes %d in tenths, near the page and far from it', (value, written) => {
    expect([num(value), num(value)]).toEqual([written, written]);
  });
});

describe('path data', () => {
  it('is read however its numbers are written', () => {
    expect(pathBox('M-1.5,+2 L 3e1 -.25C1 2 3 4 0.30000000000000004 1e-9Z')).toEqual({
      x: -1.5,
      y: -0.25,
      width: 31.5,
      height: 4.25,
    });
  });

  it('has a box from one place to another', () => {
    expect(pathBox('M0 0L9 9M20 30L21 32', 8)).toEqual({ x: 20, y: 30, width: 1, height: 2 });
  });

  it('moves by its points and keeps its letters', () => {
    expect(movePoints('M0 0L5 -5.5C1 2 3 4 5 6Z', ([x, y]) => [x + 10, y - 1])).toBe(
      'M10 -1L15 -6.5C11 1 13 3 15 5Z',
    );
  });

  it.each(['M0', 'M0 ?', 'M1 2L3 4 5'])('is refused when it is none: %s', (d) => {
    expect(() => pathBox(d)).toThrow(TypeError);
  });
});
