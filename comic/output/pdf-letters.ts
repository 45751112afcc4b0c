import type { Box } from '../drawing/tree.ts';
import { contains } from '../drawing/box.ts';
import { type Path, pointsBox, readPath } from './pdf-path.ts';

/** Part of a path that can be painted by itself: a letter, or what looks like one. */
export interface Piece {
  /** Where its first point lies. */
  x: number;
  y: number;
  /** Itself, with its first point at (0, 0). */
  path: Path;
}

/** How far two drawings of one letter may be apart, for they are rounded where they stand: 0.02 mm. */
const ALIKE = 2;

/**
 * Takes the filled outlines of words apart into letters, so that a letter need be written once.
 * @returns nothing when the pieces would not look like the whole.
 */
export function letterPieces(d: string): Piece[] | undefined {
  const runs: { contours: Path[]; box: Box; turn: number; largest: number }[] = [];
  let total = 0;
  for (const contour of contours(readPath(d))) {
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

function contours({ steps, values }: Path): Path[] {
  const found: Path[] = [];
  let at = 0;
  for (const part of steps.match(/M[^M]*/g) ?? []) {
    let end = at;
    for (const letter of part) end += letter === 'Z' ? 0 : letter === 'C' ? 6 : letter === 'Q' ? 4 : 2;
    found.push({ steps: part, values: values.slice(at, end) });
    at = end;
  }
  return found;
}

function signedArea(values: readonly number[]): number {
  let area = 0;
  let [fromX, fromY] = [values.at(-2)!, values.at(-1)!];
  for (let i = 0; i < values.length; i += 2) {
    const [x, y] = [values[i]!, values[i + 1]!];
    area += fromX * y - x * fromY;
    [fromX, fromY] = [x, y];
  }
  return area / 2;
}

function piece(parts: readonly Path[]): Piece {
  const values = parts.flatMap((part) => part.values);
  const [x, y] = [values[0]!, values[1]!];
  return {
    x,
    y,
    path: {
      steps: parts.map(({ steps }) => steps).join(''),
      values: values.map((value, index) => value - (index % 2 ? y : x)),
    },
  };
}

/** Finds letters again. */
export class LetterCase<Kept> {
  private readonly known = new Map<string, { values: readonly number[]; kept: Kept }[]>();

  /** What is kept with the letter that looks like this one; `make` fills it when it is a new one. */
  find({ steps, values }: Path, make: () => Kept): Kept {
    let alike = this.known.get(steps);
    if (!alike) this.known.set(steps, (alike = []));
    const found = alike.find((each) =>
      each.values.every((value, index) => Math.abs(value - values[index]!) <= ALIKE),
    );
    if (found) return found.kept;
    const kept = make();
    alike.push({ values, kept });
    return kept;
  }
}
