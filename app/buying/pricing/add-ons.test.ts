import { describe, expect, it } from 'vitest';
import { priceAddOns } from './add-ons.ts';
import { addOnNote, addOnsFor } from './add-ons-for.ts';
import { ADD_ON_IDS } from './price-list.ts';

describe('the add-ons', () => {
  it('of a digital copy leave out what only a parcel can have', () => {
    expect(addOnsFor(['digital'])).toEqual(['extra-story-theme', 'extra-printed-copy']);
    expect(addOnsFor(['digital', 'digital'])).toHaveLength(2);
  });

  it.each([['print'], ['combo'], ['digital', 'print']] as const)('are all there with %s %s', (...formats) => {
    expect(addOnsFor(formats)).toEqual(ADD_ON_IDS);
  });

  it('say of a printed copy beside digital ones alone that it is sent', () => {
    expect(addOnNote('extra-printed-copy', ['digital'])).toMatch(/on paper as well, sent to your address/);
    expect(addOnNote('extra-printed-copy', ['digital', 'print'], '“Mira”')).toBeUndefined();
    expect(addOnNote('extra-story-theme', ['digital'])).toBeUndefined();
  });

  it('say of a printed copy beside several digital ones which of them is printed', () => {
    expect(addOnNote('extra-printed-copy', ['digital', 'digital'], '“Mira in Space”')).toBe(
      '“Mira in Space” on paper as well, sent to your address.',
    );
  });

  it('are never charged where they cannot be delivered', () => {
    expect(priceAddOns(ADD_ON_IDS, ['digital']).map(({ price }) => price)).toEqual([300, 500]);
    expect(priceAddOns(ADD_ON_IDS, ['print']).map(({ price }) => price)).toEqual([300, 200, 150, 500]);
  });
});
