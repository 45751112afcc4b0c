import type { Page } from '@playwright/test';
import { behave, expect, letter, newEmail, test } from './shop.ts';
import { comeToPayment, paymentWindow, proceed } from './wizard.ts';

/**
 * The outcomes of a payment other than success. Every customer here ends with either one order, or none and
 * the draft.
 */
let email: string;

test.beforeEach(async ({ page, shop }) => {
  email = newEmail();
  await comeToPayment(page, shop, email);
  await page.getByRole('button', { name: /^Pay/ }).click();
});

test.afterEach(({ shop }) => behave(shop, { webhook: 'on time', api: 'ok', script: 'ok' }));

async function orderCount(page: Page): Promise<number> {
  const text = await (await page.request.get('/orders')).text();
  return new Set(text.match(/ORD-\d+/g)).size;
}

test('declined, then paid in the same window', async ({ page }) => {
  const window = paymentWindow(page);
  await window.getByRole('button', { name: 'Decline' }).click();
  await window.getByRole('button', { name: 'Pay ₹799' }).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/thank-you/);
  expect(await orderCount(page)).toBe(1);
});

test('closed: back to the details with everything there', async ({ page }) => {
  await paymentWindow(page).getByRole('button', { name: 'Close' }).click();
  await expect(
    page.getByText("Payment was cancelled. You can try again whenever you're ready!"),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/create\/details$/);
  await expect(page.getByLabel('City')).toHaveValue('Mysuru');
  expect(await orderCount(page)).toBe(0);

  await proceed(page);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await paymentWindow(page).getByRole('button', { name: 'Pay ₹799' }).click();
  await expect(page).toHaveURL(/\/thank-you/);
  expect(await orderCount(page)).toBe(1);
});

test('paid and the answer lost: found without anyone’s help, and not paid twice', async ({ page, shop }) => {
  // The page that paid gets no answer, so it is still open when the customer comes back.
  await page.route('**/api/checkout?*', (route) => route.abort());
  await paymentWindow(page).getByRole('button', { name: 'Pay and lose the answer' }).click();
  await letter(shop, email, /ORD-/);
  await page.unrouteAll();
  await page.goto('/create/payment');
  await expect(page).toHaveURL(/\/thank-you/);
  expect(await orderCount(page)).toBe(1);
});

test('paid and the answer lost on the way: back at the payment, the provider is asked and not the customer', async ({
  page,
  shop,
}) => {
  await behave(shop, { webhook: 'never' });
  await page.route('**/api/checkout?*', (route) => route.abort());
  await paymentWindow(page).getByRole('button', { name: 'Pay and lose the answer' }).click();
  await expect(paymentWindow(page).getByRole('button')).toHaveCount(0);
  await page.unrouteAll();
  await page.goto('/create/payment');
  await expect(page).toHaveURL(/\/thank-you/);
  expect(await orderCount(page)).toBe(1);
});

test('known by the webhook only, because the browser’s answer never arrives', async ({ page, shop }) => {
  await page.route('**/api/payments/callback', (route) => route.abort());
  await paymentWindow(page).getByRole('button', { name: 'Pay ₹799' }).click();
  await letter(shop, email, /ORD-/);
  await expect(page).toHaveURL(/\/thank-you/);
  expect(await orderCount(page)).toBe(1);
});

test('a book begun in another tab while the window is open is not lost', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/create/personalize');
  await expect(other.getByLabel("Child's Name")).toHaveValue('Mira');
  await other.getByLabel("Child's Name").fill('Kabir');
  await paymentWindow(page).getByRole('button', { name: 'Pay ₹799' }).click();
  await expect(page).toHaveURL(/\/thank-you/);
  await other.reload();
  await expect(other.getByLabel("Child's Name")).toHaveValue('Kabir');
});
