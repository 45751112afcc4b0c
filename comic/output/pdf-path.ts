import type { Box } from '../drawing/tree.ts';
import type { Bytes } from './bytes.ts';

/** Page units are tenths of a millimetre; the file's are hundredths, so that all coordinates are whole. */
export const FINE = 10;

/** A path taken apart, in the file's units. Whoever keeps one copies it: the next path is read over it. */
export interface Path {
  /** Codes of M, L, C, Q and Z. */
  steps: Uint8Array;
  /** Two numbers for each point of the steps. */
  values: Int32Array;
}

const [M, L, C, Q, Z] = [77, 76, 67, 81, 90];
const [NEWLINE, SPACE, PLUS, COMMA, MINUS, POINT, ZERO, NINE] = [10, 32, 43, 44, 45, 46, 48, 57];

const POINTS_OF: Readonly<Record<number, number>> = { [M]: 2, [L]: 2, [C]: 6, [Q]: 4, [Z]: 0 };

/** How many numbers a step has, by its letter's code; 255 for what is no step. */
export const NEEDS = Uint8Array.from({ length: 128 }, (_, code) => POINTS_OF[code] ?? 255);

/** Where paths are read to: grown as needed, then used again. */
let letters = new Uint8Array(16384);
let steps = new Uint8Array(16384);
let values = new Int32Array(16384);
const encoder = new TextEncoder();

/**
 * Takes path data apart.
 * @throws Error for anything but absolute M, L, C, Q and Z with plain numbers.
 */
export function readPath(d: string): Path {
  const read = parse(d);
  return { steps: steps.subarray(0, read.steps), values: values.subarray(0, read.values) };
}

/**
 * Writes path data as path construction operators; painting is left to the caller.
 * @returns round all its points, in the file's units.
 * @throws as readPath
 */
export function tracePath(d: string, out: Bytes): Box {
  const read = parse(d);
  write(steps, read.steps, values, out);
  return pointsBox(values, 0, read.values);
}

/** Reads path data into `steps` and `values`. @returns how many of each. */
function parse(d: string): { steps: number; values: number } {
  if (letters.length < d.length) {
    letters = new Uint8Array(d.length * 2);
    steps = new Uint8Array(d.length * 2);
    values = new Int32Array(d.length * 2);
  }
  const { written, read } = encoder.encodeInto(d, letters);
  if (written !== read || read !== d.length) refuse(d);
  // What follows the last letter ends its number.
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
      // More numbers after a move are lines.
      if (letter === M) letter = L;
    }
  }
  if (have > 0) refuse(d);
  return { steps: count, values: length };
}

/** Round all points, control points included, or round some of them. */
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

/** Path construction operators; painting is left to the caller. */
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

/** How far a curve may be from the one that was drawn: 0.005 mm. */
const CLOSE = 0.5;

/**
 * Turns the four values of a quadratic curve from (x, y) into a cubic one's. Small ones, the corners of letters, become
 * the short kind that starts with its first control point: it needs four numbers and is as good as the same.
 * @returns how many values there are.
 */
function quadratic(values: number[], x: number, y: number): 4 | 6 {
  const [qx, qy, px, py] = [values[0]! - x, values[1]! - y, values[2]! - x, values[3]! - y];
  // Where the two differ most, the curve runs in this direction.
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

/** The last number that was read, in the file's units. */
let number = 0;

/** Reads the number of `letters` that begins at `at`. @returns where it ends. */
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
