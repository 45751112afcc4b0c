export const COLOUR = /^#[0-9a-f]{6}$/i;
export const PATH = /^M[MLCZ\d\s.,e+-]*$/i;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function matches(pattern: RegExp, value: unknown): boolean {
  return typeof value === 'string' && pattern.test(value);
}

/** @throws TypeError saying what is wrong with a hero, unless `holds`. */
export function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw new TypeError(`This hero cannot be drawn: ${what}.`);
}

/**
 * Checks optional yes-or-no choices, which may be absent.
 * @throws TypeError as above.
 */
export function demandChoices(hero: Record<string, unknown>, names: readonly string[]): void {
  for (const name of names)
    demand(hero[name] === undefined || typeof hero[name] === 'boolean', `${name} is neither there nor not`);
}
