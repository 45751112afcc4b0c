import { expect, it } from 'vitest';
import { diskOfShop } from './disk-space.server.ts';

const DATA_DIR = '.';
const DATABASE_URL = 'postgres://db/shop';
const S3_ENDPOINT = 'https://store.example/shop';

it.each([
  ['rows and files', {}],
  ['rows', { S3_ENDPOINT }],
  ['files', { DATABASE_URL }],
])('the disk of a shop that has %s on it is looked at', async (_, settings) => {
  const disk = await diskOfShop({ DATA_DIR, ...settings });
  expect(disk?.size).toBeGreaterThan(disk?.free ?? Infinity);
});

it('one that holds neither may be as small as it likes', async () => {
  expect(await diskOfShop({ DATA_DIR, DATABASE_URL, S3_ENDPOINT })).toBeNull();
});
