import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { announceOrder } from '../app/orders/order-updates/announce-order.server.ts';
import { db } from '../app/platform/runtime/runtime.server.ts';
import { BOOK, checkOut, pay, report } from '../testing/buying.ts';
import { expect, test } from './breakable-shop.ts';
import { AT_LENGTH } from './limits.ts';

test.use({ books: 'made', signedIn: true });

let order: { id: string; userId: string; orderNumber: string };

test.beforeEach(async ({ shop, parent }) => {
  const { checkoutId, payment } = await checkOut(parent, { book: { ...BOOK, story: 'space-explorer' } });
  const { orderNumber } = await report(parent, checkoutId, pay(shop, payment.orderId));
  const [row] = await shop.sql<typeof order>`
    select id, user_id as "userId", order_number as "orderNumber" from orders where order_number = ${orderNumber}`;
  if (!row) throw new Error('Nothing was ordered.');
  order = row;
});

/**
 * Moves the order as staff would, in this process, so that a book that is finished meanwhile does not move
 * it on.
 */
async function moveTo(status: string): Promise<void> {
  await db().transaction(async (tx) => {
    await tx.execute(
      sql`update orders set status = ${status}, stage = ${status}, progress_at = now() where id = ${order.id}::uuid`,
    );
    await announceOrder(tx, order);
  });
}

const readOut = (page: Page, label: string) =>
  page.getByRole('status').filter({ hasText: `${order.orderNumber} is now: ${label}.` });

test('the page of an order follows it without a reload, reads it out and keeps the focus', async ({
  page,
}) => {
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByText('Your digital copy unlocks when the print is shipped.')).toBeVisible({
    timeout: 90_000,
  });
  const back = page.getByRole('link', { name: 'Back to Orders' });
  await back.focus();
  await moveTo('shipped');
  const way = page.getByRole('region', { name: /Where your book is/ });
  await expect(way.locator('[data-colour="purple"]')).toHaveText('Shipped');
  await expect(way.getByRole('listitem').filter({ hasText: 'Current' })).toContainText('Shipped');
  await expect(readOut(page, 'Shipped')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Download your digital copy' })).toBeVisible();
  await expect(back).toBeFocused();
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
});

test('the thank-you page of a digital copy offers it as soon as it is ready', async ({
  page,
  shop,
  parent,
}) => {
  const { checkoutId, payment } = await checkOut(parent, {
    book: { ...BOOK, story: 'space-explorer', format: 'digital' },
  });
  const { orderNumber } = await report(parent, checkoutId, pay(shop, payment.orderId));
  await page.goto(`/thank-you?order=${orderNumber}`);
  const read = page.getByRole('link', { name: 'Read it now' });
  await expect(read).toBeVisible(AT_LENGTH);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
});

test('the list of orders follows them, too', async ({ page }) => {
  const connected = page.waitForResponse('**/api/orders/news');
  await page.goto('/orders');
  const card = page.getByRole('article', { name: order.orderNumber });
  await expect(card.getByText('Completed')).toBeVisible();
  await connected;
  await moveTo('delivered');
  await expect(card.locator('[data-colour="green"]')).toHaveText('Delivered');
  await expect(readOut(page, 'Delivered')).toHaveCount(1);
});

for (const [how, hinder] of [
  ['is held back', (page: Page) => page.route('**/api/orders/news', holdBackStreams)],
  [
    'is unknown to the browser',
    (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, 'EventSource')),
  ],
] as const) {
  test(`where the stream ${how}, the page asks every 30 seconds`, async ({ page }) => {
    await hinder(page);
    await page.clock.install();
    await page.addInitScript(() => {
      const asked: number[] = ((globalThis as unknown as { asked: number[] }).asked = []);
      const fetchIt = globalThis.fetch;
      globalThis.fetch = (what, ...more) => {
        if (what === '/api/orders/news') asked.push(Date.now());
        return fetchIt(what, ...more);
      };
    });
    const asked = () => page.evaluate(() => (globalThis as unknown as { asked: number[] }).asked);
    await page.goto(`/orders/${order.id}`);
    const badge = page.getByRole('heading', { name: /Where your book is/ }).locator('[data-colour]');
    await expect(badge).toHaveText('Pending');
    await moveTo('out_for_delivery');
    await expect(async () => {
      await page.clock.runFor(31_000);
      await expect(badge).toHaveText('Out for delivery', { timeout: 2_000 });
    }).toPass();
    await page.clock.runFor(61_000);
    await expect.poll(async () => (await asked()).length).toBeGreaterThan(2);
    const times = await asked();
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    for (const pause of pauses) expect(Math.abs(pause - 30_000)).toBeLessThan(2_000);
  });
}

const holdBackStreams: Parameters<Page['route']>[1] = (route) =>
  route.request().resourceType() === 'eventsource' ? route.abort() : route.continue();
