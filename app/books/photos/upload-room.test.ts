import { expect, it } from 'vitest';
import { LARGEST_PHOTO_BYTES } from './photo-rules.ts';
import { openRoom } from './upload-room.ts';

/** Opens rooms for so many uploads, and takes space for a whole photo in each of them, if it fits. */
const takeAll = (address: string, count: number) =>
  Array.from({ length: count }, () => {
    const room = openRoom(address);
    return { ...room, fits: room.take(LARGEST_PHOTO_BYTES) };
  });

it('leaves room for others, has an end, and takes room back', () => {
  const first = takeAll('a', 9);
  expect(first.filter(({ fits }) => fits)).toHaveLength(8);
  const rest = [...takeAll('b', 8), ...takeAll('c', 8)];
  expect(rest.every(({ fits }) => fits)).toBe(true);
  expect(openRoom('d').take(1)).toBe(false);
  first[0]?.giveBack();
  const late = openRoom('d');
  expect(late.take(1)).toBe(true);
  expect(openRoom('a').take(LARGEST_PHOTO_BYTES)).toBe(false);
  for (const room of [...first.slice(1), ...rest, late]) room.giveBack();
  expect(takeAll('a', 8).every(({ fits }) => fits)).toBe(true);
});

it('is not taken by an upload of which nothing has come', () => {
  const waiting = Array.from({ length: 30 }, () => openRoom('slow'));
  expect(waiting.every(({ take }) => take(1))).toBe(true);
  expect(openRoom('slow').take(LARGEST_PHOTO_BYTES)).toBe(true);
});
