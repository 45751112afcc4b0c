import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, PASSWORD, type TestShop } from '../../../testing/test-shop.ts';

const NEXT = 'monsoon-kite-and-7-crows';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    SHOP_MODE: 'live',
    PUBLIC_URL: 'https://shop.example',
    SESSION_SECRET: 'a-session-secret-of-more-than-32-letters',
  });
});
afterAll(() => shop.close());

it('the password that a live shop was set up with opens nothing but the page where it is replaced', async () => {
  const owner = shop.visitor();
  expect((await owner.postForm('/admin', { password: PASSWORD })).status).toBe(200);
  for (const path of ['/admin/today.data', '/admin/staff.data', '/admin/feedback.data']) {
    const led = await owner.get(path);
    expect([led.status, await led.text()]).toEqual([202, expect.stringContaining('/admin/security')]);
  }
  expect((await owner.postForm('/admin/feedback/samples/remove', {})).status).toBe(303);
  expect(await shop.sql`select 1 from contact_messages where sample`).toHaveLength(3);
  expect((await owner.get('/admin/security.data')).status).toBe(200);
  await owner.postForm('/admin/security/password', { current: PASSWORD, next: NEXT });
  expect((await owner.get('/admin/today.data')).status).toBe(200);
  const again = shop.visitor();
  expect((await again.postForm('/admin', { password: PASSWORD })).status).toBe(401);
  expect((await again.postForm('/admin', { password: NEXT })).status).toBe(200);
});
