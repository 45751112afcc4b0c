import { enterAsCustomer, expect, test } from './shop.ts';
import {
  addPhoto,
  chooseBook,
  comeToPayment,
  fillDetails,
  next,
  paymentWindow,
  proceed,
  SHIPPING,
} from './wizard.ts';

test.describe('nothing that was typed is lost', () => {
  test('a reload at every step', async ({ page, shop }) => {
    await enterAsCustomer(page, shop);

    await page.goto('/create');
    await page.getByRole('radio', { name: /Space Explorer/ }).check();
    await page.reload();
    await expect(page.getByRole('radio', { name: /Space Explorer/ })).toBeChecked();
    await next(page).click();

    await page.getByRole('radio', { name: /Digital Copy/ }).check();
    await page.reload();
    await expect(page.getByRole('radio', { name: /Digital Copy/ })).toBeChecked();
    await next(page).click();

    await page.getByLabel("Child's Name").fill('अर्जुन');
    await page.getByLabel('Custom Message').fill('For a boy who counts stars.');
    await addPhoto(page);
    await expect(page.getByRole('button', { name: /remove/i })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Child's Name")).toHaveValue('अर्जुन');
    await expect(page.getByLabel('Custom Message')).toHaveValue('For a boy who counts stars.');
    await expect(page.getByRole('button', { name: /remove/i })).toBeVisible();

    await fillDetails(page);
    await page.reload();
    for (const [label, value] of Object.entries(SHIPPING)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    }
    await proceed(page);
    await expect(page).toHaveURL(/\/create\/payment$/);
    await page.reload();
    await expect(page).toHaveURL(/\/create\/payment$/);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await paymentWindow(page).getByRole('button', { name: 'Pay ₹399' }).click();
    await expect(page).toHaveURL(/\/thank-you/);
  });

  test('Back goes one step back', async ({ page }) => {
    await chooseBook(page);
    await next(page).click();
    await expect(page).toHaveURL(/\/create\/preview$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/create\/personalize$/);
    await expect(page.getByLabel("Child's Name")).toHaveValue('Mira');
    await page.goBack();
    await expect(page).toHaveURL(/\/create\/format$/);
  });

  test('Back from a step that was loaded anew leads to a payment that can be paid', async ({
    page,
    shop,
  }) => {
    await comeToPayment(page, shop);
    await page.getByRole('link', { name: 'Change something' }).click();
    await expect(page).toHaveURL(/\/create\/details$/);
    await page.reload();
    await expect(page.getByLabel('City')).toHaveValue('Mysuru');
    await page.goBack();
    await expect(page).toHaveURL(/\/create\/payment$/);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await paymentWindow(page).getByRole('button', { name: 'Pay ₹799' }).click();
    await expect(page).toHaveURL(/\/thank-you/);
  });

  test('two tabs hold one draft and pay for one book', async ({ page, context, shop }) => {
    await comeToPayment(page, shop);
    await expect(page).toHaveURL(/\/create\/payment$/);

    const second = await context.newPage();
    await second.goto('/create/payment');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await paymentWindow(page).getByRole('button', { name: 'Pay ₹799' }).click();
    await expect(page).toHaveURL(/\/thank-you/);

    await second.reload();
    await expect(second).not.toHaveURL(/\/create\/payment$/);
    const orders = await (await page.request.get('/orders')).text();
    expect(new Set(orders.match(/ORD-\d+/g)).size).toBe(1);
  });

  test('signing out keeps the book and clears the address and the coupon', async ({ page, shop }) => {
    await enterAsCustomer(page, shop);
    await chooseBook(page);
    await fillDetails(page);
    // The address and the coupon must be cleared even when these scripts do not load.
    await page.route(/\/assets\/(use-book-draft|till-state)/, (route) => route.abort());
    await page.getByRole('button', { name: 'Your profile' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByText('See you soon! 👋')).toBeVisible();
    await page.unrouteAll();
    await page.goto('/create/details');
    await expect(page.getByLabel('City')).toHaveValue('');
    await page.goto('/create/personalize');
    await expect(page.getByLabel("Child's Name")).toHaveValue('Mira');
  });

  test('signing out keeps the fields of a book’s page and clears its coupon', async ({ page, shop }) => {
    await enterAsCustomer(page, shop);
    await page.goto('/product/iron');
    await page.getByRole('radio', { name: /Physical Copy/ }).check();
    await page.getByLabel('Character Name').fill('Mira');
    await page.getByLabel('Coupon Code').fill('harshi10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('button', { name: 'Remove coupon' })).toBeVisible();
    await page.getByRole('button', { name: /your profile/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByText("You've been signed out successfully!")).toBeVisible();
    await expect(page.getByLabel('Coupon Code')).toHaveValue('');
    await page.reload();
    await expect(page.getByLabel('Character Name')).toHaveValue('Mira');
    await expect(page.getByLabel('Coupon Code')).toHaveValue('');
  });
});
