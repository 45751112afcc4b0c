import type { Box } from '../drawing/tree.ts';
import type { Bytes } from './bytes.ts';

/**
 * File units for each page unit. A page unit is a tenth of a millimetre; with hundredths, all coordinates in
 * the file are whole numbers.
 */
export const FINE = 10;

/** Parsed path data, in the file's units. Copy it to keep it: the next path overwrites it. */
export interface Path {
  /** Character codes of M, L, C, Q and Z. */
  steps: Uint8Array;
  /** Two numbers for each point of the steps. */
  values: Int32Array;
}

const [M, L, C, Q, Z] = [77, 76, 67, 81, 90];
const [NEWLINE, SPACE, PLUS, COMMA, MINUS, POINT, ZERO, NINE] = [10, 32, 43, 44, 45, 46, 48, 57];

const POINTS_OF: Readonly<Record<number, number>> = { [M]: 2, [L]: 2, [C]: 6, [Q]: 4, [Z]: 0 };

/** How many numbers a step has, by its character code; 255 for a code that is not a step. */
export const NEEDS = Uint8Array.from({ length: 128 }, (_, code) => POINTS_OF[code] ?? 255);

/** Buffers for parsing paths. They grow as needed and are reused. */
let letters = new Uint8Array(16384);
let steps = new Uint8Array(16384);
let values = new Int32Array(16384);
const encoder = new TextEncoder();

/**
 * Parses path data.
 * @throws Error for anything but absolute M, L, C, Q and Z with plain numbers.
 */
export function readPath(d: string): Path {
  const read = parse(d);
  return { steps: steps.subarray(0, read.steps), values: values.subarray(0, read.values) };
}

/**
 * Writes path data as path construction operators. The caller adds the painting operator.
 * @returns the box round all its points, in the file's units.
 * @throws as `readPath`
 */
export function tracePath(d: string, out: Bytes): Box {
  const read = parse(d);
  write(steps, read.steps, values, out);
  return pointsBox(values, 0, read.values);
}

/**
 * Parses path data into `steps` and `values`.
 * @returns how many of each.
 */
function parse(d: string): { steps: number; values: number } {
  if (letters.length < d.length) {
    letters = new Uint8Array(d.length * 2);
    steps = new Uint8Array(d.length * 2);
    values = new Int32Array(d.length * 2);
  }
  const { written, read } = encoder.encodeInto(d, letters);
  if (written !== read || read !== d.length) refuse(d);
  // A space after the last character ends the last number.
  if (written < letters.length) letters[written] = SPACE;
  let count = 0;
  let length = 0;
  let letter = 0;
  let needs = 0;
  let have = 0;
  let at = 0;
  while (at < written) {
    const code = letters[at]!;
    if (code === SPACE || code === COMMA || code === NEWLINE) {
      at++;
    } else if (code > 64) {
      needs = NEEDS[code]!;
      if (have > 0 || (count === 0 && code !== M) || needs === 255) refuse(d);
      if (code === Z) steps[count++] = Z;
      letter = code;
      at++;
    } else {
      if (needs === 0) refuse(d);
      at = readNumber(d, at);
      values[length++] = number;
      if (++have < needs) continue;
      steps[count++] = letter;
      have = 0;
      // Further numbers after a move are lines.
      if (letter === M) letter = L;
    }
  }
  if (have > 0) refuse(d);
  return { steps: count, values: length };
}

/** The box round points, control points included; all of them, or a range of values. */
export function pointsBox(values: Int32Array, from = 0, to = values.length): Box {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (let i = from; i < to; i += 2) {
    const x = values[i]!;
    const y = values[i + 1]!;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Writes path construction operators. The caller adds the painting operator. */
export function writePath(path: Path, out: Bytes): void {
  write(path.steps, path.steps.length, path.values, out);
}

function write(steps: Uint8Array, count: number, values: Int32Array, out: Bytes): void {
  let at = 0;
  for (let step = 0; step < count; step++) {
    const letter = steps[step]!;
    const end = at + NEEDS[letter]!;
    if (letter === Q) {
      for (let i = 0; i < 4; i++) curve[i] = values[at + i]!;
      const count = quadratic(curve, values[at - 2]!, values[at - 1]!);
      for (let i = 0; i < count; i++) out.int(curve[i]!);
      out.ascii(count === 6 ? 'c\n' : 'v\n');
    } else {
      for (let i = at; i < end; i++) out.int(values[i]!);
      out.ascii(letter === L ? 'l\n' : letter === C ? 'c\n' : letter === M ? 'm\n' : 'h\n');
    }
    at = end;
  }
}

const curve = [0, 0, 0, 0, 0, 0];

/** The greatest deviation from the original curve: 0.005 mm. */
const CLOSE = 0.5;

/**
 * Converts the four values of a quadratic curve from (x, y) to those of a cubic one. Small curves, such as
 * the corners of letters, use the short operator whose first control point is the start: it takes four
 * numbers, and the difference is within `CLOSE`.
 * @returns how many values there are.
 */
function quadratic(values: number[], x: number, y: number): 4 | 6 {
  const [qx, qy, px, py] = [values[0]! - x, values[1]! - y, values[2]! - x, values[3]! - y];
  // The direction of the curve where the two differ most.
  const along = Math.hypot(1.16 * qx + 0.42 * px, 1.16 * qy + 0.42 * py);
  if (0.08 * Math.abs(qx * py - qy * px) < CLOSE * along) {
    values[0] = Math.round(x + (4 * qx + px) / 3);
    values[1] = Math.round(y + (4 * qy + py) / 3);
    return 4;
  }
  values[0] = Math.round(x + (qx * 2) / 3);
  values[1] = Math.round(y + (qy * 2) / 3);
  values[2] = Math.round(x + px + ((qx - px) * 2) / 3);
  values[3] = Math.round(y + py + ((qy - py) * 2) / 3);
  values[4] = x + px;
  values[5] = y + py;
  return 6;
}

/** The last number that `readNumber` read, in the file's units. */
let number = 0;

/**
 * Parses the number in `letters` that begins at `at` into `number`.
 * @returns the index where it ends.
 */
function readNumber(d: string, at: number): number {
  let end = at;
  let code = letters[end]!;
  const minus = code === MINUS;
  if (minus || code === PLUS) code = letters[++end]!;
  const first = end;
  let value = 0;
  for (; code >= ZERO && code <= NINE; code = letters[++end]!) value = value * 10 + (code - ZERO);
  value *= FINE;
  if (code === POINT) {
    let share = 1;
    for (code = letters[++end]!; code >= ZERO && code <= NINE; code = letters[++end]!) {
      value += (code - ZERO) * share;
      share /= 10;
    }
  }
  if (code === 101 || code === 69) {
    const exponent = /^[eE][+-]?\d+/.exec(d.slice(end, end + 8))?.[0] ?? refuse(d);
    end += exponent.length;
    value *= 10 ** Number(exponent.slice(1));
  }
  if (end === first || value > 1e9) refuse(d);
  number = Math.round(minus ? -value : value);
  return end;
}

function refuse(d: string): never {
  throw new Error(
    `Only paths of absolute M, L, C, Q and Z can be printed, not ${JSON.stringify(d.slice(0, 60))}.`,
  );
}
