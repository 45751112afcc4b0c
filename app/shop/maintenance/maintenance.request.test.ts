import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkOut, pay, report, until } from '../../../testing/buying.ts';
import { openStream } from '../../../testing/event-stream.ts';
import { SETTINGS_AS_NEW } from '../../../testing/settings-form.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { BUILT_IN_FACTS } from '../../platform/facts/facts.ts';

let shop: TestShop;
let owner: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await shop.staff('owner');
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterEach(() => open());
afterAll(() => shop.close());

const save = (fields: Record<string, string>) =>
  owner.postForm('/admin/settings/save', { ...SETTINGS_AS_NEW, ...fields });
const close = () => save({ maintenance: 'on' });
const open = () => save({});
const ask = (path: string, visitor = shop.visitor()) => visitor.get(path, { Accept: 'text/html' });

describe('the closed shop', () => {
  it.each([
    '/',
    '/gallery',
    '/product/spider',
    '/create',
    '/cart',
    '/thank-you',
    '/no-such-page',
    '/sitemap.xml',
  ])('%s is a true 503 that says when to come back and how to reach the shop', async (path) => {
    await close();
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '600']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain('We are turning a page');
    for (const name of ['email', 'phone', 'hours'] as const) expect(html).toContain(BUILT_IN_FACTS[name]);
    expect(html).toContain('noindex');
  });

  it('needs no script and leads nowhere inside; the one that chooses the theme is allowed to run', async () => {
    await close();
    const answer = await ask('/about');
    const html = await answer.text();
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain('modulepreload');
    expect(
      [...html.matchAll(/ href="(\/(?!assets\/)[^"]*)"/g)].map(([, href]) => href).filter(Boolean),
    ).toEqual(expect.not.arrayContaining(['/gallery']));
    const [, style = ''] = /<link rel="stylesheet" href="([^"]*)"/.exec(html) ?? [];
    for (const file of [style, '/icon.svg']) expect((await shop.visitor().get(file)).status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self'[^;]*'sha256-/);
  });

  it.each(['/gallery.data', '/_.data', '/product/spider.data', '/api/quote'])(
    'tells programs in JSON: %s',
    async (path) => {
      await close();
      const answer = await shop.visitor().get(path);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '600']);
      expect(await answer.json()).toMatchObject({ problem: 'maintenance' });
    },
  );

  it('accepts no input', async () => {
    await close();
    const answer = await shop.visitor().postForm('/contact', {
      name: 'Asha',
      email: 'asha@example.in',
      subject: 'Hello',
      message: 'Is anybody there?',
    });
    expect(answer.status).toBe(503);
    expect(await shop.sql`select id from contact_messages where email = 'asha@example.in'`).toEqual([]);
  });

  it('answers health checks', async () => {
    await close();
    for (const path of ['/healthz', '/readyz', '/robots.txt', '/.well-known/security.txt'])
      expect([path, (await shop.visitor().get(path)).status]).toEqual([path, 200]);
  });

  it('stays open for staff and shows them that it is closed', async () => {
    await close();
    expect((await ask('/admin')).status).toBe(200);
    expect((await ask('/gallery', owner)).status).toBe(200);
    expect(await (await owner.get('/admin/today.data')).text()).toContain('closedSince');
    const support = await shop.staff('support');
    expect((await ask('/', support)).status).toBe(200);
    await support.postForm('/admin/leave', {});
    expect((await ask('/', support)).status).toBe(503);
  });

  it('opens again, and its holding page has no address then', async () => {
    await close();
    await open();
    expect((await ask('/gallery')).status).toBe(200);
    const answer = await ask('/back-soon');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  });

  it('keeps its closing time when the settings are saved again', async () => {
    await close();
    const since = () => shop.sql`select value from shop_settings where key = 'maintenanceSince'`;
    const before = await since();
    shop.clock.advance({ minutes: 5 });
    await close();
    expect(await since()).toEqual(before);
  });
});

describe('a payment that is under way when the shop closes', () => {
  it('is paid, settled and confirmed; nobody else begins one', async () => {
    const [asha, ravi] = [await shop.customer(), await shop.customer()];
    const { checkoutId, payment } = await checkOut(asha);
    await close();
    expect((await asha.get(`/api/checkout?id=${checkoutId}`)).status).toBe(200);
    const told = await report(asha, checkoutId, pay(shop, payment.orderId));
    expect(told).toMatchObject({ status: 200, state: 'paid' });
    const confirmation = await ask(`/thank-you?order=${told.orderNumber}`, asha);
    expect(confirmation.status).toBe(200);
    expect(await confirmation.text()).toContain(told.orderNumber);
    expect((await asha.get('/orders.data')).status).toBe(200);
    expect((await ask('/gallery', asha)).status).toBe(503);
    expect((await checkOut(ravi)).status).toBe(503);
    expect((await ask('/orders', ravi)).status).toBe(503);
  });

  it('can be completed where it began, also from a payment link', async () => {
    const [asha, ravi] = [await shop.customer(), await shop.customer()];
    await checkOut(asha);
    await close();
    for (const [who, page, call] of [
      [asha, 200, 404],
      [ravi, 503, 503],
    ] as const) {
      expect((await ask('/pay?key=none', who)).status).toBe(page);
      expect((await who.postJson('/api/pay', { key: 'none' })).status).toBe(call);
    }
  });

  it('is settled by the webhook event alone', async () => {
    const asha = await shop.customer();
    const { payment } = await checkOut(asha);
    await close();
    pay(shop, payment.orderId);
    const stream = await openStream(asha, '/api/orders/news');
    expect(stream.status).toBe(200);
    await until(async () => (await asha.get('/orders.data')).text().then((text) => /ORD-\d+/.test(text)));
    await stream.close();
  });

  it('ends its customer’s access once it is cancelled', async () => {
    const asha = await shop.customer();
    const { checkoutId } = await checkOut(asha);
    await close();
    const cancelled = await asha.send('DELETE', '/api/checkout', JSON.stringify({ checkoutId }), {
      'Content-Type': 'application/json',
    });
    expect(cancelled.status).toBe(200);
    expect((await checkOut(asha)).status).toBe(503);
  });
});
