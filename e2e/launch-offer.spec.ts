import { checkOut, pay, report } from '../testing/buying.ts';
import { expect, test } from './breakable-shop.ts';

test.afterEach(({ shop }) => shop.sql`update coupons set customers_limit = 100 where code = 'HERO50'`);

test('the pricing page counts the last places of the launch offer, and says when it has ended', async ({
  page,
  shop,
  parent,
}) => {
  const offers = page.getByRole('region', { name: 'Launch offers' });
  const answered = () => page.waitForResponse('**/api/quote');
  await Promise.all([answered(), page.goto('/pricing')]);
  await expect(offers).toContainText('Type the code HERO50');
  await expect(offers).not.toContainText('left');

  await shop.sql`update coupons set customers_limit = 1 where code = 'HERO50'`;
  await page.reload();
  await expect(offers).toContainText('1 place is left.');

  const { checkoutId, payment } = await checkOut(parent, { couponCode: 'hero50' });
  await report(parent, checkoutId, pay(shop, payment.orderId));
  await page.reload();
  await expect(offers).toContainText('This offer has ended.');
  await expect(offers).not.toContainText('HERO50');
});
