import { expect, it } from 'vitest';
import { kindOf, refusalOf, TOO_LARGE, WRONG_TYPE } from './photo-rules.ts';

const HEIC = '\0\0\0\x18ftypheic\0\0\0\0';
const JPEG = '\xff\xd8\xff\xe0\0\x10JFIF\0';
const PNG = '\x89PNG\r\n\x1a\n\0\0\0\r';
const WEBP = 'RIFF\n\x0a\0\0WEBPVP8 ';

const fileOf = (bytes: string, name: string, type: string) =>
  new File([Buffer.from(bytes, 'latin1')], name, { type });

it.each([
  ['IMG_0042.HEIC', '', HEIC, 'heic'],
  ['photo.heif', '', 'no bytes of it', 'heic'],
  ['photo', 'image/heic', '', 'heic'],
  ['photo', 'image/heif-sequence', '', 'heic'],
  ['liar.jpg', 'image/jpeg', HEIC, 'heic'],
  ['liar.jpg', 'image/jpeg', HEIC.replace('heic', 'heix'), 'heic'],
  ['liar.jpg', 'image/jpeg', HEIC.replace('heic', 'hevc'), 'heic'],
  ['liar.jpg', 'image/jpeg', HEIC.replace('heic', 'mif1'), 'heic'],
  ['liar.jpg', 'image/jpeg', HEIC.replace('heic', 'msf1'), 'heic'],
  ['photo.avif', 'image/avif', HEIC.replace('heic', 'avif'), 'avif'],
  ['liar.jpg', 'image/jpeg', HEIC.replace('heic', 'avis'), 'avif'],
  ['film.jpg', 'image/jpeg', HEIC.replace('heic', 'mp42'), 'other'],
  ['junk.jpg', 'image/jpeg', 'not a picture', 'other'],
  ['empty.jpg', 'image/jpeg', '', 'other'],
  ['photo.jpg', 'image/jpeg', JPEG, 'photo'],
  ['photo.png', 'image/png', PNG, 'photo'],
  ['photo.webp', 'image/webp', WEBP, 'photo'],
  ['photo.HEIC', 'image/jpeg', JPEG, 'photo'],
])('%s of type “%s” is by its bytes what it is (%#)', async (name, type, bytes, kind) => {
  expect(await kindOf(fileOf(bytes, name, type))).toBe(kind);
});

it('refuses what is no photo by its type, its size or its bytes, in this order', async () => {
  const large = JPEG.padEnd(5 * 1024 * 1024 + 1, '\0');
  expect(await refusalOf(fileOf(JPEG, 'photo.jpg', 'image/jpeg'))).toBeNull();
  expect(await refusalOf(fileOf(large, 'photo.pdf', 'application/pdf'))).toBe(WRONG_TYPE);
  expect(await refusalOf(fileOf(large, 'photo.jpg', 'image/jpeg'))).toBe(TOO_LARGE);
  expect(await refusalOf(fileOf(HEIC, 'photo.jpg', 'image/jpeg'))).toBe(WRONG_TYPE);
});
