import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let shop: TestShop;
let asha: Visitor;
let ravi: Visitor;
beforeAll(async () => {
  shop = await openTestShop({ PROXY_HOPS: '1' });
  [asha, ravi] = [await shop.customer(), await shop.customer()];
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

const ORDER = `/orders/${randomUUID()}`;
const ITEM = `${ORDER}/books/${randomUUID()}`;
const OF_CUSTOMERS = [
  '/api/cart',
  '/cart',
  '/orders',
  '/api/checkout',
  '/api/pay',
  '/api/payments/callback',
  '/api/profile',
  '/api/profile/picture',
  '/delete-account',
  '/api/claim-photo',
  ...['cancel', 'claim', 'proof/approve', 'proof/hand-in', 'proof/pin-note', 'proof/remove-note'].map(
    (deed) => `${ORDER}/${deed}`,
  ),
  ...['photo', 'face', 'remove-photo'].map((deed) => `${ITEM}/${deed}`),
];
const OF_EVERYONE = [
  '/auth',
  '/forgot-password',
  '/reset-password',
  '/api/sign-in',
  '/api/sign-out',
  '/admin',
  '/admin/join',
  '/contact',
  '/feedback',
  '/api/chat',
  '/api/quote',
  '/api/step',
  '/api/photo',
  '/api/hero',
  '/api/story-notes',
];

const spent = () => shop.sql`update rate_limits set uses = 1000000 where key like 'writes/%' returning key`;
const from = (address: string, visitor = shop.visitor()): Visitor => Object.assign(visitor, { address });

async function expectTooMany(answer: Response): Promise<void> {
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.text()).toMatch(
    /Please try again in (a minute|\d+ minutes)\. Nothing you typed was lost\./,
  );
}

describe('too many calls', () => {
  it.each(OF_CUSTOMERS)('of %s by one account are put off in words, and nobody else’s are', async (path) => {
    await asha.postForm(path, {});
    expect(await spent()).toHaveLength(1);
    await expectTooMany(await asha.postForm(path, {}));
    expect((await asha.get(path)).status).not.toBe(429);
    expect((await ravi.postForm(path, {})).status).not.toBe(429);
  });

  it.each(OF_EVERYONE)(
    'of %s from one address are put off in words, and no other address’s',
    async (path) => {
      const address = '2001:db8:1:2::1';
      await from(address).postForm(path, {});
      expect(await spent()).toHaveLength(1);
      await expectTooMany(await from(address).postForm(path, {}));
      await expectTooMany(await from('2001:db8:1:2:ffff::9').postForm(path, {}));
      expect((await from('2001:db8:1:3::1').postForm(path, {})).status).not.toBe(429);
      expect((await from('192.0.2.7').postForm(path, {})).status).not.toBe(429);
    },
  );

  it('are told to a page as a line that its form shows', async () => {
    await from('192.0.2.1').postForm('/contact.data', {});
    await spent();
    const answer = await from('192.0.2.1').postForm('/contact.data', {});
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    await expectTooMany(answer);
  });

  it('of the payment provider are never put off', async () => {
    for (const path of ['/api/payments/webhook', '/api/payments/return']) {
      await shop.visitor().postForm(path, {});
      expect(await spent()).toEqual([]);
    }
  });
});
