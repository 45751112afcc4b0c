import { expect, it } from 'vitest';
import { isHeic } from './photo-rules.ts';

it.each([
  ['IMG_0042.HEIC', '', true],
  ['photo.heif', '', true],
  ['photo', 'image/heic', true],
  ['photo', 'image/heif-sequence', true],
  ['photo.jpg', 'image/jpeg', false],
  ['heic.jpg', '', false],
])('%s of type “%s” is HEIC: %s', (name, type, heic) => {
  expect(isHeic({ name, type })).toBe(heic);
});
