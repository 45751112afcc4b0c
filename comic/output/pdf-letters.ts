import type { Box } from '../drawing/tree.ts';
import { contains, overlaps } from '../drawing/box.ts';
import { NEEDS, type Path, pointsBox } from './pdf-path.ts';

/**
 * Part of a path that can be painted on its own: a letter, or something like one. Its first point is its
 * position.
 */
export type Piece = Path;

const MOVE = 77;

/** The most pieces to compare pairwise; more are not worth the time. */
const MOST_APART = 2000;

/**
 * The greatest distance between two drawings of one letter, whose coordinates are rounded at different
 * positions: 0.02 mm.
 */
const ALIKE = 2;

/**
 * Splits the filled outlines of words into letters, so that each letter has to be written only once. The
 * pieces share memory with the path: they are valid until the next path is read.
 * @param faded whether the drawing is translucent, so that no two pieces may overlap
 * @returns undefined when the pieces painted one by one would not look like the whole.
 */
export function letterPieces({ steps, values }: Path, faded = false): Piece[] | undefined {
  const runs: Run[] = [];
  let total = 0;
  let [step, value] = [0, 0];
  while (step < steps.length) {
    const end = contourEnd(steps, values, step, value);
    const box = pointsBox(values, value, end.value);
    const area = signedArea(values, value, end.value);
    total += area;
    const last = runs.at(-1);
    if (last && sharesLetter(last.box, box)) {
      last.to = end;
      last.box = union(last.box, box);
      if (Math.abs(area) > last.largest) [last.largest, last.turn] = [Math.abs(area), area];
    } else runs.push({ from: { step, value }, to: end, box, turn: area, largest: Math.abs(area) });
    ({ step, value } = end);
  }
  // A hole outside any letter would be painted as ink.
  if (runs.length < 2 || runs.some(({ turn }) => turn * total <= 0)) return undefined;
  if (faded && runs.some(({ box }, at) => overlapsOne(box, runs, at + 1))) return undefined;
  return runs.map(({ from, to }) => ({
    steps: steps.subarray(from.step, to.step),
    values: values.subarray(from.value, to.value),
  }));
}

/**
 * Whether two contours belong to one letter. A hole lies inside its letter. Some letters are two overlapping
 * ribbons that cannot be painted apart (the 8 of Baloo 2). Neighbouring letters overlap only a little.
 */
function sharesLetter(one: Box, other: Box): boolean {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width < 0 || height < 0) return false;
  if (contains(one, other) || contains(other, one)) return true;
  return width * height > 0.5 * Math.min(one.width * one.height, other.width * other.height);
}

function union(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

interface Place {
  step: number;
  value: number;
}

/** Consecutive contours that belong together. */
interface Run {
  from: Place;
  to: Place;
  box: Box;
  turn: number;
  largest: number;
}

function contourEnd(steps: Uint8Array, values: Int32Array, from: number, first: number): Place {
  let [step, value] = [from, first];
  do value += NEEDS[steps[step++]!]!;
  while (step < steps.length && steps[step] !== MOVE);
  return { step, value };
}

function overlapsOne(box: Box, runs: readonly { box: Box }[], from: number): boolean {
  if (runs.length > MOST_APART) return true;
  for (let at = from; at < runs.length; at++) if (overlaps(box, runs[at]!.box)) return true;
  return false;
}

function signedArea(values: Int32Array, from: number, to: number): number {
  let area = 0;
  let fromX = values[to - 2]!;
  let fromY = values[to - 1]!;
  for (let i = from; i < to; i += 2) {
    const x = values[i]!;
    const y = values[i + 1]!;
    area += fromX * y - x * fromY;
    fromX = x;
    fromY = y;
  }
  return area / 2;
}

/** A letter with its first point at (0, 0), and what the caller keeps with it. */
interface Letter<Kept> {
  path: Path;
  kept: Kept;
}

/** A collection of letters that finds equal ones again. */
export class LetterCase<Kept> {
  private readonly known = new Map<number, Letter<Kept>[]>();

  /** Finds the letter that looks like this piece. For a new letter, `make` makes what is kept with it. */
  find({ steps, values }: Piece, make: () => Kept): Letter<Kept> {
    const key = fingerprint(steps, values);
    let alike = this.known.get(key);
    if (!alike) this.known.set(key, (alike = []));
    for (const letter of alike) if (looksLike(letter.path, steps, values)) return letter;
    const letter = { path: { steps: steps.slice(), values: fromOrigin(values) }, kept: make() };
    alike.push(letter);
    return letter;
  }
}

/**
 * A hash of the steps and of the rough position of the middle point. Steps alone do not suffice: windows
 * have the same few steps in hundreds of sizes.
 */
function fingerprint(steps: Uint8Array, values: Int32Array): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < steps.length; i++) hash = Math.imul(hash ^ steps[i]!, 0x1000193);
  const middle = (values.length >> 2) * 2;
  hash = Math.imul(hash ^ ((values[middle]! - values[0]!) >> 4), 0x1000193);
  return Math.imul(hash ^ ((values[middle + 1]! - values[1]!) >> 4), 0x1000193);
}

function looksLike(known: Path, steps: Uint8Array, values: Int32Array): boolean {
  if (known.steps.length !== steps.length || known.values.length !== values.length) return false;
  for (let i = 0; i < steps.length; i++) if (known.steps[i] !== steps[i]) return false;
  const x = values[0]!;
  const y = values[1]!;
  for (let i = 0; i < values.length; i += 2) {
    if (Math.abs(known.values[i]! - (values[i]! - x)) > ALIKE) return false;
    if (Math.abs(known.values[i + 1]! - (values[i + 1]! - y)) > ALIKE) return false;
  }
  return true;
}

function fromOrigin(values: Int32Array): Int32Array {
  const x = values[0]!;
  const y = values[1]!;
  return values.map((value, index) => value - (index % 2 ? y : x));
}
