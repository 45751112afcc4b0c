import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyRow } from './every-row.ts';
import { shopRoutes } from './staff-routes.ts';
import { openTestShop, type TestShop } from './test-shop.ts';
import type { Visitor } from './visitor.ts';

const routes = await shopRoutes();
/** Their callers prove themselves by a signature instead. */
const SIGNED = ['/api/payments/webhook', '/api/payments/return'];
const changing = routes.filter(({ path, writes }) => writes && !SIGNED.includes(path));
const readable = routes.filter(({ path, reads }) => reads && !path.includes('*'));

const FOREIGN = 'https://evil.example';
const METHODS = ['PUT', 'PATCH', 'DELETE'];
const BODIES: readonly [type: string, body: string][] = [
  ['text/plain', '{"a":"b"}'],
  ['application/json', '{"a":"b"}'],
];

let shop: TestShop;
/** A browser in which a customer is signed in and the owner has the staff room open. */
let browser: Visitor;
let origins: (string | null)[];
beforeAll(async () => {
  shop = await openTestShop();
  browser = await shop.customer();
  for (const [name, value] of (await shop.staff('owner')).cookies) browser.cookies.set(name, value);
  const { host, port } = new URL(shop.url);
  origins = [
    null,
    'null',
    FOREIGN,
    `https://${host}`,
    `http://localhost.evil.example:${port}`,
    `${shop.url}0`,
  ];
});
afterAll(() => shop.close());

/** Every origin with a form, and with a foreign one whatever else a page can send. */
function attempts(): { origin: string | null; method: string; type: string; body: string }[] {
  const form = { type: 'application/x-www-form-urlencoded', body: 'a=b' };
  const others = BODIES.map(([type, body]) => ({ origin: FOREIGN, method: 'POST', type, body }));
  return [
    ...origins.map((origin) => ({ origin, method: 'POST', ...form })),
    ...METHODS.map((method) => ({ origin: FOREIGN, method, ...form })),
    ...others,
  ];
}

describe('another site', () => {
  it('is kept from every address that changes something', () => {
    expect(changing.length).toBeGreaterThan(70);
  });

  it.each(changing.map(({ path }) => path))('changes nothing by %s', async (path) => {
    for (const { origin, method, type, body } of attempts()) {
      browser.origin = origin;
      for (const address of [path, `${path}.data`]) {
        const { status } = await browser.send(method, address, body, { 'Content-Type': type });
        expect([method, address, type, origin, status]).toEqual([method, address, type, origin, 403]);
      }
    }
  });
});

describe('looking', () => {
  it('changes nothing, at whatever address', async () => {
    expect(readable.length).toBeGreaterThan(50);
    browser.origin = shop.url;
    const before = await everyRow(shop);
    for (const { path } of readable) await (await browser.get(path)).body?.cancel();
    expect(await everyRow(shop)).toBe(before);
  });
});
