import type { Box } from '../drawing/tree.ts';
import { contains } from '../drawing/box.ts';
import { NEEDS, type Path, pointsBox } from './pdf-path.ts';

/** Part of a path that can be painted by itself: a letter, or what looks like one. */
export interface Piece {
  /** Where its first point lies. */
  x: number;
  y: number;
  /** Itself, with its first point at (0, 0). */
  path: Path;
}

const MOVE = 77;

/** How far two drawings of one letter may be apart, for they are rounded where they stand: 0.02 mm. */
const ALIKE = 2;

/**
 * Takes the filled outlines of words apart into letters, so that a letter need be written once.
 * @returns nothing when the pieces would not look like the whole.
 */
export function letterPieces({ steps, values }: Path): Piece[] | undefined {
  const runs: { contours: Path[]; box: Box; turn: number; largest: number }[] = [];
  let total = 0;
  for (const contour of contours(steps, values)) {
    const box = pointsBox(contour.values);
    const area = signedArea(contour.values);
    total += area;
    const last = runs.at(-1);
    if (last && (contains(last.box, box) || contains(box, last.box))) {
      last.contours.push(contour);
      if (contains(box, last.box)) last.box = box;
      if (Math.abs(area) > last.largest) [last.largest, last.turn] = [Math.abs(area), area];
    } else runs.push({ contours: [contour], box, turn: area, largest: Math.abs(area) });
  }
  // A hole that found no letter around it would be painted over.
  if (runs.length < 2 || runs.some(({ turn }) => turn * total <= 0)) return undefined;
  return runs.map(({ contours: parts }) => piece(parts));
}

function contours(steps: Uint8Array, values: Int32Array): Path[] {
  const found: Path[] = [];
  let [first, from, to] = [0, 0, 0];
  for (let step = 0; step < steps.length; step++) {
    to += NEEDS[steps[step]!]!;
    if (step + 1 < steps.length && steps[step + 1] !== MOVE) continue;
    found.push({ steps: steps.subarray(first, step + 1), values: values.subarray(from, to) });
    [first, from] = [step + 1, to];
  }
  return found;
}

function signedArea(values: Int32Array): number {
  let area = 0;
  let [fromX, fromY] = [values.at(-2)!, values.at(-1)!];
  for (let i = 0; i < values.length; i += 2) {
    const x = values[i]!;
    const y = values[i + 1]!;
    area += fromX * y - x * fromY;
    fromX = x;
    fromY = y;
  }
  return area / 2;
}

/** Contours of one letter lie one behind the other. */
function piece(parts: readonly Path[]): Piece {
  const count = parts.reduce((sum, { steps }) => sum + steps.length, 0);
  const length = parts.reduce((sum, part) => sum + part.values.length, 0);
  const steps = new Uint8Array(count);
  const values = new Int32Array(length);
  let [step, value] = [0, 0];
  for (const part of parts) {
    steps.set(part.steps, step);
    values.set(part.values, value);
    step += part.steps.length;
    value += part.values.length;
  }
  const x = values[0]!;
  const y = values[1]!;
  for (let i = 0; i < length; i += 2) {
    values[i]! -= x;
    values[i + 1]! -= y;
  }
  return { x, y, path: { steps, values } };
}

/** Finds letters again. */
export class LetterCase<Kept> {
  private readonly known = new Map<string, { values: Int32Array; kept: Kept }[]>();

  /** What is kept with the letter that looks like this one; `make` fills it when it is a new one. */
  find({ steps, values }: Path, make: () => Kept): Kept {
    const key = String.fromCharCode(...steps);
    let alike = this.known.get(key);
    if (!alike) this.known.set(key, (alike = []));
    const found = alike.find((each) => close(each.values, values));
    if (found) return found.kept;
    const kept = make();
    alike.push({ values, kept });
    return kept;
  }
}

function close(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (Math.abs(a[i]! - b[i]!) > ALIKE) return false;
  return true;
}
