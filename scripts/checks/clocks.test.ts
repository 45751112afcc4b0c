import { describe, expect, it } from 'vitest';
import { otherClocks } from './clocks.ts';

const FILE = 'app/books/photos/photos.server.ts';
const REFUSED = [`${FILE}: asks another clock than the shop's`];

describe('a file of the shop', () => {
  it.each([
    'const at = new Date();',
    'const at = new Date;',
    'const at = Date.now();',
    "const from = 'https://shop'; const at = Date.now();",
    'const clock = Date.now;',
    "createdAt: moment('created_at').defaultNow(),",
    "const old = sql`stored_at < now() - interval '1 day'`;",
    'const { rows } = await db().execute(sql<{ at: Date }>`select\n  now() as at`);',
    'const old = sql`day < current_date`;',
    'const old = sql`at < clock_timestamp()`;',
    'await db().execute(sql.raw(`delete from photos where gone_at < current_timestamp`));',
  ])('asks no clock of its own: %s', (code) => {
    expect(otherClocks(FILE, code)).toEqual(REFUSED);
  });

  it.each([
    'app/payments/payments/callback.ts',
    'app/buying/pricing/coupon-rules.ts',
    'app/ui/parts/toast.tsx',
  ])('asks none, whatever it is: %s', (file) => {
    expect(otherClocks(file, 'const at = Date.now();')).toEqual([
      `${file}: asks another clock than the shop's`,
    ]);
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

  it('may ask another where that is written down, and a test its own', () => {
    expect(otherClocks('app/platform/database/replica.server.ts', 'Date.now()')).toEqual([]);
    expect(otherClocks('app/books/photos/photo-rules.test.ts', 'Date.now()')).toEqual([]);
  });
});
