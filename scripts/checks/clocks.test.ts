import { describe, expect, it } from 'vitest';
import { otherClocks } from './clocks.ts';

const FILE = 'app/photos/photos.server.ts';
const REFUSED = [`${FILE}: asks another clock than the shop's`];

describe('a file of the server', () => {
  it.each([
    'const at = new Date();',
    'const at = Date.now();',
    "createdAt: moment('created_at').defaultNow(),",
    "const old = sql`stored_at < now() - interval '1 day'`;",
    'const { rows } = await db().execute(sql<{ at: Date }>`select\n  now() as at`);',
    'await db().execute(sql.raw(`delete from photos where gone_at < current_timestamp`));',
  ])('asks no clock of its own: %s', (code) => {
    expect(otherClocks(FILE, code)).toEqual(REFUSED);
  });

  it('asks none as a route either', () => {
    const route = 'app/payments/callback.ts';
    const code = 'export async function action() { return Response.json({ at: Date.now() }); }';
    expect(otherClocks(route, code)).toEqual([`${route}: asks another clock than the shop's`]);
  });

  it.each([
    'const at = now();',
    'const later = new Date(now().getTime() + 1);',
    'const old = sql`stored_at < ${now()}`;',
    '// Not Date.now(): the shop has a clock.',
    'const text = `now() and then`;',
  ])('asks the shop’s: %s', (code) => {
    expect(otherClocks(FILE, code)).toEqual([]);
  });

  it('may ask another where that is written down, and a browser its own', () => {
    expect(otherClocks('app/platform/replica.server.ts', 'Date.now()')).toEqual([]);
    expect(otherClocks('app/photos/device-photo.ts', 'Date.now()')).toEqual([]);
  });
});
