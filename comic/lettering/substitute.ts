import type { Point } from '../drawing/tree.ts';
import type { Command, Outline } from './lettering.ts';

/** Height in ems of the frame, which stands on the baseline. */
const HEIGHT = 0.82;
const LINE = 0.05;
const DIGIT_WIDTH = 0.26;
const DIGIT_SIZE = 0.4;
const GAP = 0.07;

/** The outline of a digit at size 1. */
type Digit = { outline: Outline; width: number };

/**
 * A frame with the code point's number, in place of a letter that no font has. It tells the reader that
 * something is missing, and can be looked up.
 */
export function substitute(
  code: number,
  digitOf: (digit: string) => Digit,
): { outline: Outline; width: number } {
  const digits = code.toString(16).toUpperCase().padStart(4, '0');
  const across = Math.ceil(digits.length / 2);
  const inside = across * DIGIT_WIDTH + GAP;
  const outline: Command[] = [
    ...frame([GAP, 0], [GAP + inside + 2 * LINE, -HEIGHT]),
    // Drawn in the opposite direction, so that it is a hole.
    ...frame([GAP + LINE, -HEIGHT + LINE], [GAP + LINE + inside, -LINE]),
  ];
  Array.from(digits, (digit, index) => {
    const { outline: drawn, width } = digitOf(digit);
    const column = GAP + LINE + GAP / 2 + (index % across) * DIGIT_WIDTH;
    const left = column + (DIGIT_WIDTH - width * DIGIT_SIZE) / 2;
    const base = index < across ? -HEIGHT / 2 - GAP / 2 : -LINE - GAP;
    outline.push(...drawn.map((command) => moved(command, left, base)));
  });
  return { outline, width: 2 * GAP + inside + 2 * LINE };
}

function frame([left, bottom]: Point, [right, top]: Point): Command[] {
  return [['M', [left, bottom]], ['L', [right, bottom]], ['L', [right, top]], ['L', [left, top]], ['Z']];
}

function moved([letter, ...points]: Command, left: number, base: number): Command {
  return [letter, ...points.map(([x, y]): Point => [left + x * DIGIT_SIZE, base + y * DIGIT_SIZE])];
}
