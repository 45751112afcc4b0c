import type { Page } from '@playwright/test';
import { behave, expect, newEmail, test } from './shop.ts';
import { comeToPayment, paymentWindow, proceed, SHIPPING } from './wizard.ts';

let email: string;

/** A customer with one order. */
test.beforeEach(async ({ page, shop }) => {
  email = newEmail();
  await comeToPayment(page, shop, email);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await paymentWindow(page).getByRole('button', { name: 'Pay ₹799' }).click();
  await expect(page).toHaveURL(/\/thank-you/);
});

test.afterEach(({ shop }) => behave(shop, { webhook: 'on time' }));

async function reorderToPayment(page: Page): Promise<void> {
  await page.goto('/orders');
  await page
    .getByRole('button', { name: /Reorder/ })
    .first()
    .click();
  await expect(page.getByText('added to cart', { exact: false }).first()).toBeVisible();
  await cartToPayment(page);
}

async function cartToPayment(page: Page, shipping: Record<string, string> = SHIPPING): Promise<void> {
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  for (const [label, value] of Object.entries(shipping))
    await page.getByLabel(label, { exact: true }).fill(value);
  await proceed(page);
  await expect(page).toHaveURL(/step=payment/);
}

/** Makes the shop ask the provider just before the payment. It then does not ask again for four seconds. */
function askedBeforehand(page: Page, checkoutId: string): Promise<unknown> {
  return page.evaluate(async (id) => {
    const body = JSON.stringify({ checkoutId: id, proof: null });
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch('/api/payments/callback', { method: 'POST', headers, body })).json();
  }, checkoutId);
}

test('a cart paid with the answer lost is confirmed, and the next cart is another purchase', async ({
  page,
  shop,
}) => {
  await behave(shop, { webhook: 'never' });
  await reorderToPayment(page);
  const opened = page.waitForResponse('**/api/checkout');
  await page.getByRole('button', { name: /^Pay/ }).click();
  const { checkoutId } = await (await opened).json();
  await expect(paymentWindow(page).getByRole('button', { name: 'Pay and lose the answer' })).toBeVisible();
  expect(await askedBeforehand(page, checkoutId)).toMatchObject({ state: 'open' });
  await page.route('**/api/payments/callback', (route) => route.abort());
  await page.route('**/api/checkout?*', (route) => route.abort());
  await paymentWindow(page).getByRole('button', { name: 'Pay and lose the answer' }).click();
  await expect(paymentWindow(page).getByRole('button')).toHaveCount(0);
  await page.unrouteAll();
  await page.reload();
  await expect(page).toHaveURL(/\/order-confirmation/);
  const number = await page
    .getByRole('main')
    .getByText(/ORD-\d+/)
    .textContent();

  await reorderToPayment(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pay ₹799' })).toBeEnabled();
  await page.getByRole('button', { name: 'Pay ₹799' }).click();
  await paymentWindow(page).getByRole('button', { name: 'Pay ₹799' }).click();
  await expect(page).toHaveURL(/\/order-confirmation/);
  await expect(page.getByText(/ORD-\d+/)).not.toHaveText(String(number));
});

test('a payment that the network lost succeeds at the next try, with the address kept', async ({ page }) => {
  await page.route(/payment-panel-(?!later)[^/]*\.js/, (route) => route.abort());
  await reorderToPayment(page);
  await expect(page.getByText('The payment could not be loaded just now.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Pay ₹799' }).click();
  await paymentWindow(page).getByRole('button', { name: 'Pay ₹799' }).click();
  await expect(page).toHaveURL(/\/order-confirmation/);
});

test('a customer who has paid does not see the address form again', async ({ page }) => {
  await reorderToPayment(page);
  await page.evaluate(() => {
    const seen: string[] = ((globalThis as unknown as { headings: string[] }).headings = []);
    new MutationObserver(() => seen.push(document.querySelector('h1')?.textContent ?? '')).observe(
      document.body,
      { subtree: true, childList: true },
    );
  });
  await page.getByRole('button', { name: 'Pay ₹799' }).click();
  await paymentWindow(page).getByRole('button', { name: 'Pay ₹799' }).click();
  await expect(page).toHaveURL(/\/order-confirmation/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you!/);
  const headings = await page.evaluate(() => (globalThis as unknown as { headings: string[] }).headings);
  expect(new Set(headings)).toEqual(new Set(['Payment', 'Thank you! Your order is placed.']));
  await page.goto('/cart?step=payment');
  await expect(page.getByRole('link', { name: 'Browse Books' })).toBeVisible();
});

test('one cart in two windows with two addresses is paid in the newer one; the older one closes', async ({
  page,
  context,
}) => {
  await reorderToPayment(page);
  await page.getByRole('button', { name: 'Pay ₹799' }).click();
  await expect(paymentWindow(page).getByRole('button', { name: 'Pay ₹799' })).toBeVisible();

  const other = await context.newPage();
  await cartToPayment(other, { ...SHIPPING, City: 'Hampi' });
  await other.getByRole('button', { name: 'Pay ₹799' }).click();
  await expect(page.getByText('Payment was cancelled.')).toBeVisible();
  await expect(page).toHaveURL(/step=checkout/);
  await paymentWindow(other).getByRole('button', { name: 'Pay ₹799' }).click();
  await expect(other).toHaveURL(/\/order-confirmation/);
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: 'Browse Books' })).toBeVisible();
});
