import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainPicture, upload } from './photos.ts';
import { openTestShop, type TestShop } from './test-shop.ts';
import type { Visitor } from './visitor.ts';

let shop: TestShop;
let visitor: Visitor;
let foreign: Visitor;
let customer: Visitor;
let owner: Visitor;
beforeAll(async () => {
  shop = await openTestShop({ PUBLIC_URL: 'https://shop.example' });
  visitor = shop.visitor();
  foreign = shop.visitor();
  foreign.origin = 'https://evil.example';
  customer = await shop.customer();
  owner = await shop.staff('owner');
  await upload(shop, customer, await plainPicture(40, 40).jpeg().toBuffer());
});
afterAll(() => shop.close());

async function builtFile(name: RegExp): Promise<Response> {
  const home = await (await visitor.get('/')).text();
  return visitor.get(name.exec(home)?.[0] ?? 'not on the page');
}

async function stream(): Promise<Response> {
  const answer = await customer.get('/api/orders/news', { Accept: 'text/event-stream' });
  await answer.body?.cancel();
  return answer;
}

const NOT_KEPT = 'private, no-store';
const ASKED_AGAIN = 'public, no-cache';

/** Every kind of answer that the shop gives, and who may cache it. */
const ANSWERS: [what: string, status: number, kept: string, ask: () => Promise<Response>][] = [
  ['a ready-made page', 200, ASKED_AGAIN, () => visitor.get('/')],
  ['its data', 200, ASKED_AGAIN, () => visitor.get('/product/hanuman.data')],
  ['a page drawn for somebody', 200, NOT_KEPT, () => customer.get('/cart')],
  ['data of such a page', 200, NOT_KEPT, () => customer.get('/cart.data')],
  ['a page that is not there', 404, NOT_KEPT, () => visitor.get('/no-such-page')],
  ['a way to the sign-in screen', 302, NOT_KEPT, () => visitor.get('/orders')],
  ['a way on from a letter', 303, NOT_KEPT, () => visitor.get('/?confirm=nothing')],
  ['a call of a page', 200, NOT_KEPT, () => customer.get('/api/me')],
  ['a call of a stranger', 401, NOT_KEPT, () => visitor.get('/api/profile/data')],
  ['a call from another site', 403, NOT_KEPT, () => foreign.postJson('/api/cart', {})],
  ['a call with a method that is not taken', 405, NOT_KEPT, () => customer.send('PUT', '/api/cart')],
  ['a notice without a signature', 401, NOT_KEPT, () => visitor.postJson('/api/payments/webhook', {})],
  ['a payment’s return without a proof', 400, NOT_KEPT, () => visitor.postForm('/api/payments/return', {})],
  ['a child’s photo', 200, NOT_KEPT, () => customer.get('/api/photo?book=wizard')],
  ['a photo of nobody', 404, NOT_KEPT, () => visitor.get('/api/photo?book=wizard')],
  ['what a customer takes along', 200, NOT_KEPT, () => customer.get('/api/profile/data')],
  ['news of orders', 200, `${NOT_KEPT}, no-transform`, stream],
  ['a page of the staff room', 200, NOT_KEPT, () => owner.get('/admin/log.data')],
  ['the list of orders', 200, NOT_KEPT, () => owner.get('/admin/orders/export.csv')],
  ['the staff room to a stranger', 303, NOT_KEPT, () => visitor.get('/admin/orders/export.csv')],
  ['what a watcher asks', 200, NOT_KEPT, () => visitor.get('/readyz')],
];

describe('every answer', () => {
  it.each(ANSWERS)('keeps to itself: %s', async (_, status, kept, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      'cache-control': kept,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': expect.stringMatching(/^same-origin/),
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': expect.stringContaining('camera=(), microphone=(), geolocation=()'),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': expect.stringMatching(
        /frame-ancestors 'none'|^default-src 'none'; sandbox$/,
      ),
    });
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
      expect(headers).not.toHaveProperty(name);
  });

  it('of a built asset forbids type sniffing and may be cached forever', async () => {
    for (const file of [/\/assets\/[\w.-]+\.css/, /\/assets\/[\w.-]+\.js/, /\/assets\/[\w.-]+\.woff2/]) {
      const { headers } = await builtFile(file);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
      expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('Set-Cookie')).toBeNull();
    }
  });
});

/** The payment pages, in every spelling of their addresses that the router accepts. */
const PAYING = [
  '/create/payment',
  '/create/payment/',
  '/cart',
  '/cart/',
  '/Cart?step=payment',
  '/shopping-cart',
  '/pay?key=x',
];
const NOT_PAYING = [
  '/',
  '/create',
  '/create/details',
  '/product/hanuman',
  '/gallery',
  '/contact',
  '/auth',
  '/orders',
  '/thank-you',
  '/order-confirmation',
  '/admin',
  '/no-such-page',
  '/api/me',
  '/cart.data',
  '/create/payments',
  '/cart/pay',
];

async function policyOf(path: string): Promise<Headers> {
  const answer = await customer.get(path);
  await answer.body?.cancel();
  return answer.headers;
}

describe('the payment provider', () => {
  it.each(PAYING)('is let in at %s: its script, its window and its word to scripts', async (path) => {
    const { origin } = new URL(shop.street.url);
    const headers = await policyOf(path);
    const policy = headers.get('Content-Security-Policy')?.split('; ') ?? [];
    for (const directive of ['script-src', 'connect-src', 'frame-src', 'form-action'])
      expect(policy.find((part) => part.startsWith(directive))).toContain(origin);
    expect(policy).toContain('trusted-types drawing studio default');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
  });

  it.each(NOT_PAYING)('is nobody at %s', async (path) => {
    const headers = await policyOf(path);
    const policy = headers.get('Content-Security-Policy');
    expect(policy).not.toMatch(/https?:/);
    expect(policy).toContain("; frame-src 'none'; form-action 'self'; ");
    expect(policy).toContain("; worker-src 'self';");
    expect(policy).toMatch(/; trusted-types drawing studio(;|$)/);
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Permissions-Policy')).toContain('payment=()');
  });
});
