import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from './buying.ts';
import { typeEverywhere } from './every-field.ts';
import { everyRow } from './every-row.ts';
import { addressOf, shopRoutes } from './staff-routes.ts';
import { openTestShop, type TestShop } from './test-shop.ts';
import { Typing } from './typing.ts';
import type { Visitor } from './visitor.ts';

const routes = await shopRoutes();
/** Their callers sign their requests instead. */
const SIGNED = ['/api/payments/webhook', '/api/payments/return'];
const changing = routes.filter(({ path, writes }) => writes && !SIGNED.includes(path));
const readable = routes.filter(({ path, reads }) => reads && !path.includes('*'));

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'];
const PART = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n';
const BODIES: Readonly<Record<string, string>> = {
  'application/x-www-form-urlencoded': 'a=b',
  'application/json': '{"a":"b"}',
  'text/plain': '{"a":"b"}',
  'multipart/form-data; boundary=x': PART,
};

let shop: TestShop;
/**
 * A browser in which a customer is signed in and the owner has the back office open. Each entry sends from a
 * page of another site.
 */
let strangers: Visitor[];
beforeAll(async () => {
  shop = await openTestShop();
  const browser = await shop.customer();
  for (const [name, value] of (await shop.staff('owner')).cookies) browser.cookies.set(name, value);
  const { host, port } = new URL(shop.url);
  strangers = [
    null,
    'null',
    'https://evil.example',
    `https://${host}`,
    `http://localhost.evil.example:${port}`,
    `${shop.url}0`,
  ].map((origin) => Object.assign(browser.elsewhere(), { origin }));
});
afterAll(() => shop.close());

/**
 * Tries every request that a page can send to an address, from every site.
 * @returns the requests that were not refused.
 */
async function letIn(address: string): Promise<string[]> {
  const attempts = strangers.flatMap((from) =>
    METHODS.flatMap((method) =>
      Object.entries(BODIES).map(async ([type, body]) => {
        const answer = await from.send(method, address, body, { 'Content-Type': type });
        await answer.body?.cancel();
        return answer.status === 403 ? [] : [`${method} ${address} ${type} ${from.origin}: ${answer.status}`];
      }),
    ),
  );
  tried += attempts.length;
  return (await Promise.all(attempts)).flat();
}
let tried = 0;

const allRows = () => everyRow(shop, [], []);
const atRest = (rowsNow: () => Promise<string>) =>
  until(async () => {
    const rows = await rowsNow();
    await new Promise((resolve) => setTimeout(resolve, 500));
    return rows === (await rowsNow()) && rows;
  }, 30);

describe('another site', () => {
  let before: string;
  beforeAll(async () => {
    before = await atRest(allRows);
  });

  it('is kept from every address that changes something', () => {
    expect(changing.length).toBeGreaterThan(70);
  });

  it.each(changing.map(({ path }) => path))('changes nothing by %s', async (path) => {
    for (const address of [path, `${path}.data`]) expect(await letIn(address)).toEqual([]);
  });

  it('leaves every row as it was', async () => {
    expect(tried).toBeGreaterThan(changing.length * strangers.length);
    expect(await allRows()).toBe(before);
  });
});

/**
 * Addresses that show nothing: they redirect, or ask for a book that is not drawn here or a picture that
 * nobody sent.
 */
const NOTHING_THERE: Readonly<Record<string, number>> = {
  '/.well-known/change-password': 302,
  '/back-soon': 302,
  '/api/photo': 404,
  '/api/profile/picture': 404,
  '/api/stories/:storyId': 404,
  '/gallery-pictures/:file': 404,
  '/orders/:orderId/claim-photos/:photoId': 404,
  '/orders/:orderId/proof/:itemId/drawing': 404,
  '/orders/:orderId/books/:itemId': 303,
  '/orders/:orderId/books/:itemId/drawing': 404,
  '/orders/:orderId/books/:itemId/read': 302,
  '/admin/claims/photos/:photoId': 404,
  '/admin/orders/:orderId/books/:itemId/drawing': 404,
  '/admin/orders/:orderId/books/:itemId/hero': 404,
  '/admin/orders/:orderId/print-pack': 409,
};

/**
 * Pages must name their scripts by a nonce or a hash, and must not turn text into markup.
 * @returns what the page's policy lacks.
 */
function unguarded(headers: Headers): string[] {
  if (!headers.get('Content-Type')?.startsWith('text/html')) return [];
  const policy = headers.get('Content-Security-Policy')?.split('; ') ?? [];
  const scripts = policy.find((part) => part.startsWith('script-src ')) ?? '';
  return [
    /'(nonce|sha256)-/.test(scripts) ? [] : ['a nonce or a hash'],
    /'unsafe-(inline|eval)'|\bhttps?:(?!\/\/)|\*/.test(scripts) ? ['no way in for other scripts'] : [],
    [
      "require-trusted-types-for 'script'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
    ].filter((part) => !policy.includes(part)),
  ].flat();
}

describe('looking', () => {
  it('changes nothing, at whatever address, and no page is without its policy', async () => {
    expect(readable.length).toBeGreaterThan(50);
    const { customer, owner, ids, links } = await typeEverywhere(shop, new Typing(0));
    const before = await atRest(() => everyRow(shop));
    const seen: Record<string, number> = {};
    const lacking: string[] = [];
    for (const route of readable)
      for (const each of ids) {
        const address = addressOf(route, each);
        const who = /^\/admin\b/.test(route.pattern) ? owner : customer;
        const answer = await who.get(`${address ?? route.path}${route.inRoom ? '.data' : ''}`);
        await answer.body?.cancel();
        for (const lack of unguarded(answer.headers)) lacking.push(`${route.pattern}: ${lack}`);
        seen[route.pattern] = answer.status;
        if (answer.status === 200 || address === route.pattern) break;
      }
    for (const link of links) await (await customer.get(link)).body?.cancel();
    expect(lacking).toEqual([]);
    // The order also records which member of staff saw the child's photo.
    await shop.sql`delete from order_events where kind = 'photo seen'`;
    expect(await everyRow(shop)).toBe(before);
    expect(Object.fromEntries(Object.entries(seen).filter(([, status]) => status !== 200))).toEqual(
      NOTHING_THERE,
    );
  });
});
