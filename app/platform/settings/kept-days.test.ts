import { describe, expect, it } from 'vitest';
import { keptDays, PERIOD_NAMES, PERIODS } from './kept-days.ts';

describe('the days for which things are kept', () => {
  it.each(PERIOD_NAMES)('lie within their bounds as built: %s', (name) => {
    const { days, least, most } = PERIODS[name];
    expect([least >= 1, least <= days, days <= most]).toEqual([true, true, true]);
    expect(keptDays({ keptDays: {} }, name)).toBe(days);
  });

  it.each(PERIOD_NAMES)('are what the owner set, and never outside the bounds: %s', (name) => {
    const { least, most } = PERIODS[name];
    expect(keptDays({ keptDays: { [name]: most } }, name)).toBe(most);
    expect(keptDays({ keptDays: { [name]: least - 1 } }, name)).toBe(least);
    expect(keptDays({ keptDays: { [name]: most + 1 } }, name)).toBe(most);
  });
});
