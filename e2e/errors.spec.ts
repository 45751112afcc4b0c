import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { SHIPPING as ADDRESS } from '../testing/buying.ts';
import { expect, readToast, test } from './breakable-shop.ts';
import { dismiss, fill, main, press } from './forms.ts';
import { keepDraft, paymentWindow, SHIPPING } from './wizard.ts';

/**
 * The error catalogue: cart, coupons, payment and order. Each title is the exact text of a toast; its test
 * causes and reads the toast. More of the catalogue is in errors-account.spec.ts and
 * errors-elsewhere.spec.ts.
 */
const BOOK = { productId: 'spider', format: 'print', quantity: 1, characterName: 'Mira' };
const DRAFT = { story: 'space-explorer', format: 'print', characterName: 'Mira', shipping: ADDRESS };

/** A draft that is complete enough for every step of the wizard. */
async function openStep(page: Page, step: 'details' | 'payment'): Promise<void> {
  await keepDraft(page, { ...DRAFT, intentKey: randomUUID() });
  await page.goto(`/create/${step}`);
}

async function fillBook(page: Page): Promise<void> {
  await page.goto('/product/spider');
  await page.getByRole('radio', { name: /Physical Copy/ }).check();
  await page.getByLabel('Character Name').fill('Mira');
}

async function tryCoupon(page: Page, code: string): Promise<void> {
  await page.getByLabel('Coupon Code').fill(code);
  await press(main(page), 'Apply');
}

/** Opens step 6 and presses its button. */
const pay = async (page: Page) => {
  await openStep(page, 'payment');
  await press(main(page), 'Pay ₹799');
};
const payButton = (page: Page) => page.getByRole('button', { name: 'Pay ₹799' });

test.describe('the cart', () => {
  test.use({ signedIn: true });

  test.describe('with a book in it', () => {
    test.beforeEach(async ({ parent, page }, { title }) => {
      await parent.postJson('/api/cart', BOOK);
      if (title.includes('load')) return;
      await page.goto('/cart');
      await expect(page.getByRole('banner').getByRole('link', { name: /cart.*1/i })).toBeVisible();
    });

    test('Error - Failed to load cart items.', async ({ page, breaking, says }) => {
      await breaking.loseTable('cart_items');
      await page.goto('/gallery');
      await says('failure');
      await expect(page.getByRole('button', { name: 'Your profile' })).toBeVisible();
      await page.goto('/cart');
      await says('failure');
      await breaking.mend();
      await press(main(page), 'Try again');
      await expect(page.getByText('Character: Mira')).toBeVisible();
      await expect(main(page)).toBeFocused();
    });

    test('Error - Failed to remove item from cart.', async ({ page, breaking, says }) => {
      await breaking.loseTable('cart_items');
      await press(main(page), /^Remove/);
      await says('failure');
      await expect(page.getByText('Character: Mira')).toBeVisible();
    });

    test('Error - Failed to update item quantity.', async ({ page, context, breaking, says }) => {
      await breaking.loseTable('cart_items');
      await press(main(page), /^One more/);
      await says('failure');
      await breaking.mend();
      await dismiss(page);
      await context.setOffline(true);
      await press(main(page), /^One more/);
      await says('failure');
      await expect(page.getByText('Character: Mira')).toBeVisible();
      await expect(page.getByRole('button', { name: /^One more/ })).toBeFocused();
    });

    test('Error - Failed to clear cart.', async ({ page, parent, breaking, says }) => {
      await tryCoupon(page, 'harshi10');
      await expect(page.getByRole('button', { name: 'Remove coupon' })).toBeVisible();
      await press(main(page), 'Clear cart');
      const really = page.getByRole('dialog', { name: 'Take everything out?' });
      await breaking.loseTable('cart_items');
      await really.getByRole('button', { name: 'Clear cart' }).click();
      await says('failure');
      await expect(page.getByText('Character: Mira')).toBeVisible();
      await breaking.mend();
      await press(main(page), 'Clear cart');
      await really.getByRole('button', { name: 'Clear cart' }).click();
      await expect(page.getByText('Your cart is empty')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

      await parent.postJson('/api/cart', BOOK);
      await page.reload();
      await expect(page.getByText('Character: Mira')).toBeVisible();
      await expect(page.getByLabel('Coupon Code')).toHaveValue('');
    });
  });

  test('Error - Failed to add item to cart.', async ({ page, context, breaking, says }) => {
    await fillBook(page);
    await breaking.refuseRows('cart_items');
    await press(main(page), 'Add to Cart');
    await says('failure');
    await breaking.mend();
    await dismiss(page);
    await context.setOffline(true);
    await press(main(page), 'Add to Cart');
    await says('failure');
    await expect(page.getByLabel('Character Name')).toHaveValue('Mira');
  });

  test('Added to Cart! - A book for Mira.', async ({ page, says }) => {
    await fillBook(page);
    await press(main(page), 'Add to Cart');
    await says('success');
  });
});

test.describe('without being signed in', () => {
  test('Please Sign In - You need to be logged in to add items to cart.', async ({ page, says }) => {
    await fillBook(page);
    await press(main(page), 'Add to Cart');
    await says('failure');
    await expect(page).toHaveURL(/\/auth/);
  });

  test('Please Sign In - You need to be logged in to place an order.', async ({ page, says }) => {
    await openStep(page, 'details');
    await press(main(page), 'Proceed to Payment');
    await says('failure');
    await expect(page).toHaveURL(/\/auth/);
  });
});

test.describe('coupons in the wizard', () => {
  test.beforeEach(({ page }) => openStep(page, 'details'));

  test('Invalid Coupon - Invalid coupon code. Try HARSHI10, SIVA100, or GANESH95.', async ({
    page,
    says,
  }) => {
    await tryCoupon(page, 'DIWALI');
    await says('failure');
    await expect(page.getByLabel('Coupon Code')).toHaveValue('DIWALI');
  });

  test('Coupon Applied! - 98% discount applied successfully!', async ({ page, says }) => {
    await tryCoupon(page, 'siva100');
    await says('success');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Coupon Code')).toBeFocused();
  });
});

test.describe('coupons in the cart', () => {
  test.use({ signedIn: true });
  test.beforeEach(async ({ parent, page }) => {
    await parent.postJson('/api/cart', BOOK);
    await page.goto('/cart');
  });

  test('Invalid Coupon - Please enter a valid coupon code.', async ({ page, says }) => {
    await tryCoupon(page, 'DIWALI');
    await says('failure');
    await expect(page.getByLabel('Coupon Code')).toHaveValue('DIWALI');
  });

  test('Coupon Applied! - 95% discount applied successfully!', async ({ page, says }) => {
    await tryCoupon(page, 'Ganesh95');
    await says('success');
    await expect(page.getByRole('button', { name: 'Remove coupon' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Coupon Code')).toBeFocused();
  });
});

test.describe('coupons on a book’s page', () => {
  test.beforeEach(({ page }) => fillBook(page));

  test('Invalid Coupon - Please enter a valid coupon code.', async ({ page, says }) => {
    await tryCoupon(page, 'SIVA100');
    await says('failure');
    await expect(page.getByLabel('Coupon Code')).toHaveValue('SIVA100');
  });

  test('Coupon Applied! - 10% discount applied successfully!', async ({ page, says }) => {
    await tryCoupon(page, 'harshi10');
    await says('success');
  });

  test('a code that is taken ends the complaint about another', async ({ page }) => {
    const complaint = page.locator('[data-toast=failure]');
    await tryCoupon(page, 'SIVA100');
    await expect(complaint).toBeVisible();
    await tryCoupon(page, 'harshi10');
    await expect(page.locator('[data-toast=success]')).toBeVisible();
    await expect(complaint).toHaveCount(0);
  });
});

test.describe('the wizard’s payment', () => {
  test.use({ signedIn: true });

  test('Payment Error - Failed to load the payment library. Please check your internet connection and try again.', async ({
    page,
    shop,
    says,
  }) => {
    shop.street.control.behave({ script: 'blocked' });
    await pay(page);
    await says('failure');
    await expect(payButton(page)).toBeEnabled();
  });

  test('Payment Error - Failed to initialize payment. Please try again.', async ({ page, shop, says }) => {
    shop.street.control.behave({ api: '500' });
    await pay(page);
    await says('failure');
    await expect(payButton(page)).toBeEnabled();
  });

  test("Payment Cancelled - Payment was cancelled. You can try again whenever you're ready!", async ({
    page,
    says,
  }) => {
    await pay(page);
    await paymentWindow(page).getByRole('button', { name: 'Close' }).click();
    await says('failure');
    await expect(page).toHaveURL(/\/create\/details$/);
    await expect(page.getByLabel('City')).toHaveValue(ADDRESS.city);
  });

  test('Payment Error - The payment did not go through. You can try again.', async ({ page, says }) => {
    await pay(page);
    for (let declines = 0; declines < 4; declines += 1)
      await paymentWindow(page).getByRole('button', { name: 'Decline' }).click();
    await says('failure');
    await expect(page).toHaveURL(/\/create\/payment$/);
    await payButton(page).click();
    await paymentWindow(page).getByRole('button', { name: 'Pay ₹799' }).click();
    await expect(page).toHaveURL(/\/thank-you/);
  });

  test('Payment Successful!', async ({ page, shop }) => {
    const earlier = shop.street.control.payments().length;
    await pay(page);
    await paymentWindow(page).getByRole('button', { name: 'Pay ₹799' }).click();
    await expect.poll(() => shop.street.control.payments().length).toBe(earlier + 1);
    const paymentId = shop.street.control.payments().at(-1)?.id;
    await readToast(page, `Payment Successful! - Payment ID: ${paymentId}`, 'success');
    await expect(page).toHaveURL(/\/thank-you/);
  });

  test('Missing Information - Please fill in all required fields before proceeding.', async ({
    page,
    context,
    says,
  }) => {
    await openStep(page, 'details');
    await expect(page.getByLabel('City')).toHaveValue(ADDRESS.city);
    const other = await context.newPage();
    await other.goto('/create/personalize');
    await other.getByLabel("Child's Name").fill('Mira');
    await other.getByLabel("Child's Name").fill('');
    await press(main(page), 'Proceed to Payment');
    await says('failure');
    await expect(page.getByLabel('City')).toHaveValue(ADDRESS.city);
  });

  test('Order Processing Error - Failed to process your order. Please contact support.', async ({
    page,
    shop,
    breaking,
    says,
  }) => {
    shop.street.control.behave({ webhook: 'never' });
    await openStep(page, 'payment');
    await breaking.refuseRows('order_items');
    await press(main(page), 'Pay ₹799');
    await paymentWindow(page).getByRole('button', { name: 'Pay ₹799' }).click();
    await says('failure');
    await expect(payButton(page)).toBeEnabled();
    await expect(page.getByText('Your payment is safe.')).toBeVisible();

    await breaking.mend();
    await expect(page).toHaveURL(/\/thank-you\?order=ORD-/);
  });
});

test.describe('an order with nothing to pay', () => {
  test.use({ signedIn: true });

  test('Order Processing Error - Failed to process your order. Please contact support.', async ({
    page,
    shop,
    breaking,
    says,
  }) => {
    await shop.sql`insert into coupons (code, percent) values ('WHOLE', 100)`;
    await keepDraft(page, { ...DRAFT, intentKey: randomUUID(), couponCode: 'WHOLE' });
    await page.goto('/create/payment');
    const place = page.getByRole('button', { name: 'Place the order, nothing to pay' });
    await expect(place).toBeVisible();
    await breaking.refuseRows('order_items');
    await place.click();
    await says('failure');
    await expect(place).toBeEnabled();

    await breaking.mend();
    await dismiss(page);
    await place.click();
    await expect(page).toHaveURL(/\/thank-you\?order=ORD-/);
  });
});

test('Missing Information - Please select format and enter character name.', async ({ page, says }) => {
  await page.goto('/product/spider');
  await page.getByLabel('Character Name').press('Enter');
  await says('failure');
});

test.describe('the checkout’s form', () => {
  test.use({ signedIn: true });

  test('says what is missing above it, takes the focus there and keeps what was typed', async ({
    page,
    context,
    parent,
  }) => {
    await parent.postJson('/api/cart', BOOK);
    await page.goto('/cart?step=checkout');
    await fill(main(page), { ...SHIPPING, Email: 'asha', City: '' });
    await press(main(page), 'Proceed to Payment');
    const summary = page.getByRole('region', { name: '2 things to mend' });
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('City is required');
    await summary.getByRole('link', { name: 'Invalid email address' }).click();
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('12 Lake Road');

    await context.setOffline(true);
    await press(main(page), 'Proceed to Payment');
    await readToast(page, 'Error - An unexpected error occurred. Please try again.', 'failure');
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('12 Lake Road');

    await context.setOffline(false);
    await fill(main(page), { Email: SHIPPING.Email, City: SHIPPING.City });
    await press(main(page), 'Proceed to Payment');
    await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeFocused();
  });
});
