import { expect, it } from 'vitest';
import { takePlace } from './upload-places.ts';

const takeAll = (address: string, count: number) => Array.from({ length: count }, () => takePlace(address));

it('leaves room for others, has an end, and takes places back', () => {
  const first = takeAll('a', 9);
  expect(first.filter(Boolean)).toHaveLength(8);
  const rest = [...takeAll('b', 8), ...takeAll('c', 8)];
  expect(rest.every(Boolean)).toBe(true);
  expect(takePlace('d')).toBeNull();
  first[0]?.();
  const late = takePlace('d');
  expect(late).not.toBeNull();
  expect(takePlace('a')).toBeNull();
  for (const giveBack of [...first.slice(1), ...rest, late]) giveBack?.();
  expect(takeAll('a', 8).every(Boolean)).toBe(true);
});
