import type { Locator } from '@playwright/test';
import { BOOK, checkOut, pay, report } from '../testing/buying.ts';
import { expect, test } from './breakable-shop.ts';
import { carrySession } from './carry-session.ts';

/** Where each colour begins on the colour wheel, in degrees. */
const WHEEL = [
  [15, 'orange'],
  [42, 'yellow'],
  [70, 'green'],
  [190, 'blue'],
  [255, 'purple'],
  [310, 'red'],
] as const;

const groundOf = (part: Locator) => part.evaluate((box) => getComputedStyle(box).backgroundColor);

/** A plain name for the colour behind the words. */
async function colourOf(part: Locator): Promise<string> {
  const ground = await groundOf(part);
  const [red = 0, green = 0, blue = 0] =
    /^rgb\((\d+), (\d+), (\d+)\)$/.exec(ground)?.slice(1).map(Number) ?? [];
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (most === 0) return `no colour: ${ground}`;
  if (spread / most < 0.1) return 'grey';
  const turned =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  const hue = (turned * 60 + 360) % 360;
  return WHEEL.findLast(([from]) => hue >= from)?.[1] ?? 'red';
}

const STATUSES = [
  ['pending', 'Pending', 'yellow'],
  ['preparing', 'Preparing', 'blue'],
  ['shipped', 'Shipped', 'purple'],
  ['out_for_delivery', 'Out for delivery', 'orange'],
  ['delivered', 'Delivered', 'green'],
  ['completed', 'Completed', 'grey'],
  ['mislaid', 'Mislaid', 'grey'],
] as const;

test.describe('the badge of an order', () => {
  test.use({ signedIn: true });

  test('has the colour of its status in the list and on its page, by day and by night', async ({
    page,
    shop,
    parent,
  }) => {
    const { checkoutId, payment } = await checkOut(parent, { book: BOOK });
    const { orderNumber } = await report(parent, checkoutId, pay(shop, payment.orderId));
    const [order] = await shop.sql<{ id: string }>`
      select id from orders where order_number = ${orderNumber}`;
    for (const [status, label, colour] of STATUSES) {
      await shop.sql`update orders set status = ${status}, progress_at = now() where id = ${order?.id}`;
      for (const [path, place] of [
        ['/orders', page.getByRole('article', { name: orderNumber })],
        [`/orders/${order?.id}`, page.getByRole('heading', { name: /Where your book is/ })],
      ] as const) {
        await page.goto(path);
        const badge = place.getByText(label, { exact: true });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expect(badge).toBeVisible();
          await expect.poll(() => colourOf(badge), `${label}, ${path}, ${colorScheme}`).toBe(colour);
        }
      }
    }
  });
});

test('initials stand on one of six colours, by the length of the e-mail address', async ({
  page,
  context,
  shop,
}) => {
  const customer = await shop.customer();
  await carrySession(context, customer, shop.url);
  const [user] = await shop.sql<{ id: string }>`select id from users where email = ${customer.email}`;
  const initials = page.getByRole('button', { name: /your profile$/i }).locator('span');
  const ground = async (letters: number, first: string) => {
    const email = `${first}${'a'.repeat(letters - 1)}@example.in`;
    await shop.sql`update users set email = ${email} where id = ${user?.id}`;
    await page.goto('/faq');
    await expect(initials).toHaveText('AR');
    return groundOf(initials);
  };
  const grounds: string[] = [];
  for (const letters of [1, 2, 3, 4, 5, 6]) grounds.push(await ground(letters, 'b'));
  expect(new Set(grounds).size).toBe(6);
  expect(grounds).not.toContain('rgba(0, 0, 0, 0)');
  expect(await ground(7, 'b')).toBe(grounds[0]);
  expect(await ground(3, 'm')).toBe(grounds[2]);
});
