import { describe, expect, it } from 'vitest';
import { LetterCase, letterPieces } from './pdf-letters.ts';
import { pathCode } from './pdf-path.ts';

const square = (x: number, y: number, side: number): string =>
  `M${x} ${y}L${x + side} ${y}L${x + side} ${y + side}L${x} ${y + side}Z`;
/** The other way round: where it lies in a square, that has a hole. */
const hole = (x: number, y: number, side: number): string =>
  `M${x} ${y}L${x} ${y + side}L${x + side} ${y + side}L${x + side} ${y}Z`;

describe('letterPieces', () => {
  it('takes words apart and keeps each hole with its letter', () => {
    const pieces = letterPieces(square(0, 0, 10) + hole(3, 3, 4) + square(20, 0, 10))!;
    expect(pieces.map(({ x, y, path }) => [x, y, path.steps])).toEqual([
      [0, 0, 'MLLLZMLLLZ'],
      [200, 0, 'MLLLZ'],
    ]);
    expect(pieces[1]!.path.values).toEqual([0, 0, 100, 0, 100, 100, 0, 100]);
  });

  it('keeps a hole that comes before its letter', () => {
    expect(letterPieces(hole(3, 3, 4) + square(0, 0, 10) + square(20, 0, 10))).toHaveLength(2);
  });

  it('leaves a path whole when a hole would be painted over', () => {
    expect(letterPieces(square(0, 0, 10) + square(20, 0, 10) + hole(3, 3, 4))).toBeUndefined();
  });

  it('leaves one letter alone', () => {
    expect(letterPieces(square(0, 0, 10))).toBeUndefined();
  });
});

describe('LetterCase', () => {
  const kept = (values: number[]): number => letters.find({ steps: 'ML', values }, () => ++made);
  let made = 0;
  const letters = new LetterCase<number>();

  it('knows a letter again though it was rounded where it stood, and no other', () => {
    expect(kept([0, 0, 100, 40])).toBe(1);
    expect(kept([0, 0, 101, 38])).toBe(1);
    expect(kept([0, 0, 103, 40])).toBe(2);
  });
});

const code = (d: string): string => new TextDecoder().decode(pathCode(d).code).replaceAll('\n', ';');

describe('pathCode', () => {
  it('writes whole hundredths of a millimetre', () => {
    expect(code('M1 -2.5L.4,0C1 1 2 2 3 3Z')).toBe('10 -25 m;4 0 l;10 10 20 20 30 30 c;h;');
    expect(code('M1e1 2.04 3 3')).toBe('100 20 m;30 30 l;');
  });

  it('writes small quadratic curves short and large ones in full', () => {
    expect(code('M0 0Q1 0 1 1')).toMatch(/^0 0 m;\d+ -?\d+ 10 10 v;$/);
    expect(code('M0 0Q300 0 300 300')).toBe('0 0 m;2000 0 3000 1000 3000 3000 c;');
  });

  it('knows the room that its points take', () => {
    expect(pathCode('M1 2L-3 4C0 0 9 0 5 5').box).toEqual({ x: -30, y: 0, width: 120, height: 50 });
  });
});
