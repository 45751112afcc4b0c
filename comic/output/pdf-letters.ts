import type { Box } from '../drawing/tree.ts';
import { contains, overlaps } from '../drawing/box.ts';
import { NEEDS, type Path, pointsBox } from './pdf-path.ts';

/** Part of a path that can be painted by itself: a letter, or what looks like one. Its first point says where it is. */
export type Piece = Path;

const MOVE = 77;

/** More pieces are not worth comparing each with each. */
const MOST_APART = 2000;

/** How far two drawings of one letter may be apart, for they are rounded where they stand: 0.02 mm. */
const ALIKE = 2;

/**
 * Takes the filled outlines of words apart into letters, so that a letter need be written once. Like the path, they are
 * there until the next one is read.
 * @param faded whether what is below shows through, so that no two pieces may lie over each other
 * @returns nothing when the pieces would not look like the whole.
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
  // A hole that found no letter around it would be painted over.
  if (runs.length < 2 || runs.some(({ turn }) => turn * total <= 0)) return undefined;
  if (faded && runs.some(({ box }, at) => overlapsOne(box, runs, at + 1))) return undefined;
  return runs.map(({ from, to }) => ({
    steps: steps.subarray(from.step, to.step),
    values: values.subarray(from.value, to.value),
  }));
}

/**
 * Whether two contours are of one letter: a hole lies inside, and some letters are two ribbons laid over each other, of
 * which either alone would be a blot (the 8 of Baloo 2). Neighbours overlap by little.
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

/** Contours that belong together, which lie one behind the other. */
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

/** A letter as it is kept: with its first point at (0, 0). */
interface Letter<Kept> {
  path: Path;
  kept: Kept;
}

/** Finds letters again. */
export class LetterCase<Kept> {
  private readonly known = new Map<number, Letter<Kept>[]>();

  /** The letter that looks like this piece; `make` makes what is kept with a new one. */
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

/** Of its steps and, roughly, of where its middle lies: windows have the same few steps and hundreds of sizes. */
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
