import { expect, it } from 'vitest';
import type { AddOnId } from '../../buying/pricing/price-list.ts';
import { type Draft, EMPTY_DRAFT } from '../wizard-draft/draft.ts';
import { isWithoutParcel } from './without-parcel.ts';

it.each<[Draft['format'], AddOnId[], boolean]>([
  ['digital', [], true],
  ['digital', ['extra-story-theme'], true],
  ['digital', ['extra-printed-copy'], false],
  ['digital', ['extra-story-theme', 'extra-printed-copy'], false],
  ['print', [], false],
  ['combo', [], false],
  [null, [], false],
])('a book as %s with %j goes without a parcel: %s', (format, addOns, without) => {
  expect(isWithoutParcel({ ...EMPTY_DRAFT, format, addOns })).toBe(without);
});
