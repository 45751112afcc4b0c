import { expect, test } from './breakable-shop.ts';
import { paymentWindow, proceed, SHIPPING } from './wizard.ts';

test.use({ signedIn: true });

test('the cart’s button reads Processing Order... while its order is saved', async ({ page, parent }) => {
  await parent.postJson('/api/cart', {
    productId: 'iron',
    format: 'print',
    quantity: 1,
    characterName: 'Zoya',
  });
  await page.goto('/cart?step=checkout');
  for (const [label, value] of Object.entries(SHIPPING))
    await page.getByLabel(label, { exact: true }).fill(value);
  await proceed(page);
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/payments/callback', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Pay ₹799' }).click();
  await paymentWindow(page).getByRole('button', { name: 'Pay ₹799' }).click();
  await expect(page.getByRole('button', { name: /^Processing Order\.\.\.$/ })).toBeDisabled();
  await expect(page).toHaveURL(/step=payment/);
  answered.resolve();
  await expect(page).toHaveURL(/\/order-confirmation\?order=ORD-\d+$/);
});

test('back from the payment and a closed window lead to the checkout, back from there to the cart', async ({
  page,
  parent,
}) => {
  await parent.postJson('/api/cart', {
    productId: 'iron',
    format: 'print',
    quantity: 1,
    characterName: 'Zoya',
  });
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  for (const [label, value] of Object.entries(SHIPPING))
    await page.getByLabel(label, { exact: true }).fill(value);
  await proceed(page);
  await expect(page).toHaveURL(/step=payment/);
  await page.getByRole('link', { name: 'Back to the address' }).click();
  await expect(page).toHaveURL(/step=checkout/);
  await expect(page.getByLabel('City')).toHaveValue('Mysuru');

  await proceed(page);
  await page.getByRole('button', { name: 'Pay ₹799' }).click();
  await paymentWindow(page).getByRole('button', { name: 'Close' }).click();
  await expect(
    page.getByText("Payment was cancelled. You can try again whenever you're ready!"),
  ).toBeVisible();
  await expect(page).toHaveURL(/step=checkout/);
  await expect(page.getByLabel('City')).toHaveValue('Mysuru');
  await page.getByRole('link', { name: 'Back to Cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('Character: Zoya')).toBeVisible();
});
