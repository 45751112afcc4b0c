import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyRow } from './every-row.ts';
import { shopRoutes } from './staff-routes.ts';
import { buy } from './ordering.ts';
import { openTestShop, type TestShop } from './test-shop.ts';
import type { Visitor } from './visitor.ts';

const routes = await shopRoutes();
const writing = routes.filter(({ writes }) => writes);
const ofSomething = routes.filter(({ pattern }) => pattern.includes(':'));
/** Invalid ids, some as long as a valid one. A database cannot parse any of them. */
const NO_IDS = [
  '-'.repeat(36),
  '0'.repeat(36),
  'abcdefgh-----------------------------',
  'a'.repeat(3000),
  'new',
];

let shop: TestShop;
let browser: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  browser = await visitorOfAll();
});
afterAll(() => shop.close());

/** A browser in which a customer is signed in and the owner has the back office open. */
async function visitorOfAll(): Promise<Visitor> {
  const visitor = await shop.customer();
  for (const [name, value] of (await shop.staff('owner')).cookies) visitor.cookies.set(name, value);
  return visitor;
}

/**
 * Sends raw text.
 * @returns the head of the answer.
 */
function tell(words: string): Promise<string> {
  const { port } = new URL(shop.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.once('data', (text) => {
      socket.destroy();
      resolve(text.toString());
    });
    socket.once('error', reject);
    socket.write(words);
  });
}

const BODIES: [type: string, body: string][] = [
  ['application/json', '{"__proto__":{"role":"owner"},"a":'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb'],
];

/** Addresses that also accept DELETE. */
const TAKEN_AWAY = ['/api/checkout', '/api/heroes', '/api/photo', '/api/profile/picture'];

describe('a method', () => {
  it.each(routes.map((route) => [route.pattern, route] as const))(
    'that is not taken reaches nothing at %s',
    async (pattern, { path, reads, writes }) => {
      const taken = [
        ...(reads ? ['GET', 'HEAD'] : []),
        ...(writes ? ['POST'] : []),
        ...(TAKEN_AWAY.includes(pattern) ? ['DELETE'] : []),
      ];
      const before = await everyRow(shop);
      const others = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
        (method) => !taken.includes(method),
      );
      for (const method of others) {
        for (const end of writes && reads ? ['', '.data'] : ['']) {
          const { status, headers } = await browser.elsewhere().send(method, path + end);
          expect({ method, end, status, allow: headers.get('Allow') }).toEqual({
            method,
            end,
            status: 405,
            allow: taken.join(', '),
          });
        }
      }
      expect(await everyRow(shop)).toBe(before);
    },
  );
});

describe('what cannot be read', () => {
  it.each(writing.map(({ path }) => path))('is its sender’s mistake and no failure at %s', async (path) => {
    for (const [type, body] of BODIES) {
      const answer = await browser.elsewhere().send('POST', path, body, { 'Content-Type': type });
      expect([type, answer.status < 500]).toEqual([type, true]);
      expect(await answer.text()).not.toMatch(/^Unexpected Server Error/);
    }
  });

  it.each([
    '/%',
    '/%ff',
    '/orders/%00/proof',
    '/orders/%E0%A4%95/proof',
    '/orders/%0D%0AX-Evil:%20yes/proof',
    '/api/nothing',
    '/api/me/more.css',
    '/admin/feedback.data?q=%00',
    '/admin/orders/export.csv?q=%00',
  ])('is no failure as the address %s', async (path) => {
    const { status, headers } = await browser.get(path);
    expect([200, 302, 400, 404, 202]).toContain(status);
    expect(headers.get('X-Evil')).toBeNull();
  });

  it.each(['photo', 'face', 'remove-photo'])(
    'is answered in the words of the shop when it is sent as the %s of a book',
    async (what) => {
      const customer = await shop.customer();
      const { id, item } = await buy(shop, customer);
      for (const [type, body] of BODIES) {
        const path = `/orders/${id}/books/${item}/${what}`;
        const answer = await customer.send('POST', path, body, { 'Content-Type': type });
        expect([type, [400, 415, 422].includes(answer.status)]).toEqual([type, true]);
        expect(Object.values((await answer.json()) as object).join()).toMatch(/[Pp]lease/);
      }
    },
  );

  it('is no failure as an unknown call', async () => {
    expect((await browser.postJson('/api/nothing', {})).status).toBe(405);
  });

  it.each([
    ['a method that no browser sends', 'TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a host that is none', 'GET /auth HTTP/1.1\r\nHost: a b\r\n\r\n'],
  ])('is refused before a route runs: %s', async (_, words) => {
    const answer = await tell(words);
    expect(answer).toMatch(/^HTTP\/1\.1 40[03] /);
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
    expect(answer).toMatch(/\r\ncache-control: private, no-store\r\n/i);
  });
});

describe('an id that is none', () => {
  /** Some of the calls above end sessions, so sign in again. */
  beforeAll(async () => {
    browser = await visitorOfAll();
  });

  it.each(ofSomething)('is nothing of the shop’s at $pattern', async (route) => {
    for (const id of NO_IDS) {
      const place = route.pattern.replaceAll(/:\w+\??/g, id);
      const words = new URLSearchParams({ wish: 'keep' });
      const asked = [
        ...(route.reads ? [browser.get(place), browser.get(`${place}.data`)] : []),
        ...(route.writes ? [browser.elsewhere().send('POST', place, words)] : []),
      ];
      for (const { status } of await Promise.all(asked)) expect([place, status < 500]).toEqual([place, true]);
    }
  });
});
