import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { BOOK, SHIPPING, wizardCheckout } from './buying.ts';
import { whatStalls } from './stalling.ts';
import { openTestShop, type TestShop } from './test-shop.ts';
import type { Visitor } from './visitor.ts';

/** Texts that fill a field up to the size limit and are expensive to process. */
const TEXTS: Record<string, string> = {
  'thousands of marks on one letter': `a${'\u0315'.repeat(14_000)}${'\u0316'.repeat(14_000)}`,
  'marks and joiners in turns': `a${'\u0315\u09CD\u200D'.repeat(8_000)}`,
  'marks that are letters of half a width': `a${'\u0315\uFF9E'.repeat(11_000)}`,
  'marks with pictures among them': `a${'\u0315🦁\u0316'.repeat(7_000)}`,
  'at signs before a blank': `${'@'.repeat(57_000)} x`,
  'one letter of ten thousand parts': 'क्'.repeat(9_500),
  'letters of which no two are the same': Array.from({ length: 19_000 }, (_, at) =>
    String.fromCodePoint(0x4e00 + at),
  ).join(''),
  'letters that become eighteen': '\uFDFA'.repeat(19_000),
  'brackets and blanks': '( '.repeat(28_000),
};

let shop: TestShop;
let customer: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  customer = await shop.customer();
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

/** A multipart form, which can hold the most text: it does not percent-encode characters. */
const form = (path: string, fields: Record<string, string>) => () => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return customer.send('POST', path, body);
};
const json = (path: string, value: unknown) => () => customer.postJson(path, value);

/** Each field of every form for visitors and customers, filled in with a text. */
function callsWith(text: string): [field: string, call: () => Promise<Response>][] {
  const each = (path: string, names: string[], others: Record<string, string> = {}) =>
    names.map((name): [string, () => Promise<Response>] => [
      `${path} ${name}`,
      form(path, { ...others, [name]: text }),
    ]);
  const known = { email: `${randomUUID()}@example.in`, password: 'x' };
  const words = ['characterName', 'customTitle', 'customMessage', 'customStory'];
  return [
    ...each('/auth', ['email', 'password'], { mode: 'sign-in', ...known }),
    ...each('/auth', ['fullName', 'email', 'phone', 'address'], { mode: 'sign-up' }),
    ...each('/api/sign-in', ['email', 'password'], known),
    ...each('/admin', ['email', 'password', 'code'], known),
    ...each('/forgot-password', ['email']),
    ...each('/reset-password', ['password', 'token'], { password: 'long enough' }),
    ...each('/contact', ['name', 'email', 'subject', 'message']),
    ...each('/feedback', ['name', 'email', 'message']),
    ...each('/delete-account', ['current']),
    ...each('/cart', ['code'], { form: 'coupon' }),
    ...each('/cart', Object.keys(SHIPPING), { form: 'address', ...SHIPPING }),
    ['/api/quote', json('/api/quote', { source: 'wizard', format: 'print', couponCode: text, addOns: [] })],
    ['/api/story-notes text', json('/api/story-notes', { text, name: 'Mira' })],
    ['/api/story-notes name', json('/api/story-notes', { text: 'Once.', name: text })],
    ['/api/chat', json('/api/chat', { messages: [{ isUser: true, text }] })],
    ['/api/profile', json('/api/profile', { kind: 'field', name: 'phone', value: text })],
    ['/api/profile password', json('/api/profile', { kind: 'password', current: text, next: 'long enough' })],
    ['/api/checkout coupon', json('/api/checkout', wizardCheckout({ couponCode: text }))],
    ...Object.keys(SHIPPING).map((name): [string, () => Promise<Response>] => [
      `/api/checkout ${name}`,
      json('/api/checkout', wizardCheckout({ shipping: { ...SHIPPING, [name]: text } })),
    ]),
    ...words.flatMap((name): [string, () => Promise<Response>][] => [
      [`/api/checkout ${name}`, json('/api/checkout', wizardCheckout({ book: { ...BOOK, [name]: text } }))],
      [`/api/cart ${name}`, json('/api/cart', { ...BOOK, productId: 'thor', quantity: 1, [name]: text })],
    ]),
  ];
}

it.each(Object.entries(TEXTS))(
  'no field holds up the other visitors while it is read: %s',
  { timeout: 120_000 },
  async (_, text) => {
    const fields = callsWith(text).map(([name, call]) => ({ name, call }));
    expect(await whatStalls(fields)).toEqual([]);
    expect((await customer.get('/api/profile/data')).status).toBe(200);
  },
);
