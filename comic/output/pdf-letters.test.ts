import { describe, expect, it } from 'vitest';
import { LetterCase, letterPieces } from './pdf-letters.ts';
import { Bytes } from './bytes.ts';
import { pointsBox, readPath, writePath } from './pdf-path.ts';

const square = (x: number, y: number, side: number): string =>
  `M${x} ${y}L${x + side} ${y}L${x + side} ${y + side}L${x} ${y + side}Z`;
/** A square drawn in the opposite direction: inside another square, it is a hole. */
const hole = (x: number, y: number, side: number): string =>
  `M${x} ${y}L${x} ${y + side}L${x + side} ${y + side}L${x + side} ${y}Z`;

const pieces = (d: string) => letterPieces(readPath(d));
const steps = (path: { steps: Uint8Array }): string => String.fromCharCode(...path.steps);

describe('letterPieces', () => {
  it('takes words apart and keeps each hole with its letter', () => {
    const found = pieces(square(0, 0, 10) + hole(3, 3, 4) + square(20, 0, 10))!;
    expect(found.map((piece) => [piece.values[0], piece.values[1], steps(piece)])).toEqual([
      [0, 0, 'MLLLZMLLLZ'],
      [200, 0, 'MLLLZ'],
    ]);
    expect([...found[1]!.values]).toEqual([200, 0, 300, 0, 300, 100, 200, 100]);
  });

  it('keeps a hole that comes before its letter', () => {
    expect(pieces(hole(3, 3, 4) + square(0, 0, 10) + square(20, 0, 10))).toHaveLength(2);
  });

  it('leaves a path whole when a hole would be painted over', () => {
    expect(pieces(square(0, 0, 10) + square(20, 0, 10) + hole(3, 3, 4))).toBeUndefined();
  });

  it('leaves pieces together that lie over each other where what is below shows through', () => {
    const apart = square(0, 0, 10) + square(20, 0, 10) + square(40, 0, 10);
    const crossing = square(0, 0, 10) + square(5, 5, 10) + square(40, 0, 10);
    expect(letterPieces(readPath(apart), true)).toHaveLength(3);
    expect(letterPieces(readPath(crossing), true)).toBeUndefined();
    expect(letterPieces(readPath(crossing), false)).toHaveLength(3);
  });

  it('keeps the two ribbons of an 8 together: either alone would be filled', () => {
    const one = 'M2 6L6 5L8 3L5 1L2 3L4 4L9 6L9 9L5 11L1 9L1 7Z';
    const other = 'M7 6L3 7L2 9L5 10L8 9L8 7L3 5L1 2L5 0L9 2L9 4Z';
    expect(pieces(one + other + square(20, 0, 10))).toHaveLength(2);
  });

  it('leaves one letter alone', () => {
    expect(pieces(square(0, 0, 10))).toBeUndefined();
  });
});

describe('LetterCase', () => {
  const kept = (values: number[]): number =>
    letters.find({ steps: Uint8Array.of(77, 76), values: Int32Array.from(values) }, () => ++made).kept;
  let made = 0;
  const letters = new LetterCase<number>();

  it('knows a letter again though it was rounded where it stood, and no other', () => {
    expect(kept([0, 0, 100, 40])).toBe(1);
    expect(kept([0, 0, 101, 38])).toBe(1);
    expect(kept([0, 0, 103, 40])).toBe(2);
    expect(kept([500, 700, 600, 740])).toBe(1);
  });
});

function code(d: string): string {
  const out = new Bytes();
  writePath(readPath(d), out);
  return new TextDecoder().decode(out.view()).replaceAll('\n', ';');
}

describe('a path', () => {
  it('writes whole hundredths of a millimetre', () => {
    expect(code('M1 -2.5L.4,0C1 1 2 2 3 3Z')).toBe('10 -25 m;4 0 l;10 10 20 20 30 30 c;h;');
    expect(code('M1e1 2.04 3 3')).toBe('100 20 m;30 30 l;');
  });

  it('writes small quadratic curves short and large ones in full', () => {
    expect(code('M0 0Q1 0 1 1')).toMatch(/^0 0 m;\d+ -?\d+ 10 10 v;$/);
    expect(code('M0 0Q300 0 300 300')).toBe('0 0 m;2000 0 3000 1000 3000 3000 c;');
  });

  it('is read as it is however long it is, and over the one before', () => {
    const long = `M0 0${'L1 1L2 2'.repeat(9000)}Z`;
    expect(code(long).match(/ l;/g)).toHaveLength(18_000);
    expect(code('M1 1L2 2')).toBe('10 10 m;20 20 l;');
  });

  it('knows the room that its points take', () => {
    expect(pointsBox(readPath('M1 2L-3 4C0 0 9 0 5 5').values)).toEqual({
      x: -30,
      y: 0,
      width: 120,
      height: 50,
    });
  });
});
