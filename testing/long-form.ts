import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Figure } from '../scripts/proofs/figure.ts';

/** Tests that prove a promise have a short form for the gate and a long one for `npm run prove`. */
export const AT_LENGTH = process.env['PROVE'] === 'long';

/** A count or duration, with different values in the gate and in the long form. */
export function times(inTheGate: number, atLength: number): number {
  return AT_LENGTH ? atLength : inTheGate;
}

export const ON_POSTGRES = process.env['TEST_DATABASE_URL'] !== undefined;

/** Reports a figure to `npm run prove` from within a test. In the gate, it is ignored. */
export function tell(figure: Omit<Figure, 'database' | 'test'>): void {
  const file = process.env['PROVE_FIGURES'];
  const database = ON_POSTGRES ? 'PostgreSQL' : 'embedded';
  const test = expect.getState().currentTestName ?? '';
  if (file) appendFileSync(file, `${JSON.stringify({ ...figure, database, test } satisfies Figure)}\n`);
}

/**
 * Different numbers in every run, and the same ones with `PROVE_SEED`. The seed is printed, so that a
 * failure can be repeated.
 */
export function seeded(): { seed: number; below: (limit: number) => number } {
  const seed = Number(process.env['PROVE_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  return { seed, below: drawnFrom(seed) };
}

/** Draws whole numbers below a limit. The same seed gives the same numbers. */
export function drawnFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 2 ** 31) * limit);
  };
}

/** The quantile: the value that a `share` of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
