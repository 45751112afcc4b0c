import type { Box } from '../drawing/tree.ts';
import { Bytes } from './bytes.ts';

/** Page units are tenths of a millimetre; the file's are hundredths, so that all coordinates are whole. */
export const FINE = 10;

export interface PathCode {
  /** Path construction operators; painting is left to the caller. */
  code: Uint8Array;
  /** Round all points, control points included, in the file's units. */
  box: Box;
}

/** A path taken apart: one letter of M, L, C, Q, Z for each step, and the steps' numbers in the file's units. */
export interface Path {
  steps: string;
  values: readonly number[];
}

const NEEDS: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Q: 4, Z: 0 };

export function pathCode(d: string): PathCode {
  const path = readPath(d);
  return { code: writePath(path), box: pointsBox(path.values) };
}

/**
 * Takes path data apart.
 * @throws Error for anything but absolute M, L, C, Q and Z with plain numbers.
 */
export function readPath(d: string): Path {
  const values: number[] = [];
  let steps = '';
  let letter = '';
  let have = 0;
  let at = 0;
  while (at < d.length) {
    const code = d.charCodeAt(at);
    if (code === 32 || code === 44 || code === 10) {
      at++;
    } else if (code > 64) {
      const next = d[at++]!;
      if (have > 0 || (steps === '' && next !== 'M') || NEEDS[next] === undefined) refuse(d);
      if (next === 'Z') steps += 'Z';
      letter = next;
    } else {
      if (letter === '' || letter === 'Z') refuse(d);
      const number = readNumber(d, at);
      values.push(number.value);
      at = number.end;
      if (++have < NEEDS[letter]!) continue;
      steps += letter;
      have = 0;
      // More numbers after a move are lines.
      if (letter === 'M') letter = 'L';
    }
  }
  if (have > 0) refuse(d);
  return { steps, values };
}

export function pointsBox(values: readonly number[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < values.length; i += 2) {
    const [x, y] = [values[i]!, values[i + 1]!];
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function writePath({ steps, values }: Path): Uint8Array {
  const out = new Bytes();
  const curve = [0, 0, 0, 0, 0, 0];
  let at = 0;
  for (let step = 0; step < steps.length; step++) {
    const letter = steps[step]!;
    const end = at + NEEDS[letter]!;
    if (letter === 'Q') {
      for (let i = 0; i < 4; i++) curve[i] = values[at + i]!;
      const count = quadratic(curve, values[at - 2]!, values[at - 1]!);
      for (let i = 0; i < count; i++) out.int(curve[i]!);
      out.ascii(count === 6 ? 'c\n' : 'v\n');
    } else {
      for (let i = at; i < end; i++) out.int(values[i]!);
      out.ascii(OPERATORS[letter]!);
    }
    at = end;
  }
  return out.copy();
}

const OPERATORS: Readonly<Record<string, string>> = { M: 'm\n', L: 'l\n', C: 'c\n', Z: 'h\n' };

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

const read = { value: 0, end: 0 };

/** The number that begins at `at`, in the file's units. */
function readNumber(d: string, at: number): typeof read {
  let end = at;
  let code = d.charCodeAt(end);
  const minus = code === 45;
  if (minus || code === 43) code = d.charCodeAt(++end);
  let whole = 0;
  const first = end;
  for (; code >= 48 && code <= 57; code = d.charCodeAt(++end)) whole = whole * 10 + (code - 48);
  let value = whole * FINE;
  if (code === 46) {
    let share = 1;
    for (code = d.charCodeAt(++end); code >= 48 && code <= 57; code = d.charCodeAt(++end)) {
      value += (code - 48) * share;
      share /= 10;
    }
  }
  if (code === 101 || code === 69) {
    const exponent = /^[eE][+-]?\d+/.exec(d.slice(end, end + 8))?.[0] ?? refuse(d);
    end += exponent.length;
    value *= 10 ** Number(exponent.slice(1));
  }
  if (end === first || value > 1e9) refuse(d);
  read.value = Math.round(minus ? -value : value) || 0;
  read.end = end;
  return read;
}

function refuse(d: string): never {
  throw new Error(
    `Only paths of absolute M, L, C, Q and Z can be printed, not ${JSON.stringify(d.slice(0, 60))}.`,
  );
}
