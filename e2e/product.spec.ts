import { enterAsCustomer, expect, letter, newEmail, signIn, signUpAndIn, test } from './shop.ts';
import { KEPT_AT_SHOP, addPhoto, paymentWindow, SHIPPING } from './wizard.ts';

const addToCart = { name: 'Add to Cart', exact: true } as const;

test.describe('a book of the shelf', () => {
  test('is made a child’s own, put into the cart and bought', async ({ page, shop }) => {
    const email = newEmail();
    await page.goto('/gallery');
    await page
      .getByRole('main')
      .getByRole('link', { name: /The Thor Apprentice/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'The Thor Apprentice' })).toBeVisible();
    const add = page.getByRole('button', addToCart);
    await expect(add).toBeDisabled();
    await page.getByRole('radio', { name: /Physical Copy/ }).check();
    await expect(add).toBeDisabled();
    await page.getByLabel('Character Name').press('Enter');
    await expect(page.getByText('Missing Information')).toBeVisible();
    await page.getByLabel('Character Name').fill('Mira');
    await expect(add).toBeEnabled();
    await page.getByLabel('Custom Title').fill('Mira and the storm');
    await page.getByLabel('Custom Story').fill('Her cat comes along.');
    await addPhoto(page);
    await expect(page.getByText(KEPT_AT_SHOP)).toBeVisible();

    await expect(page.getByRole('button', { name: 'One less' })).toBeDisabled();
    await page.getByRole('button', { name: 'One more' }).click();
    await expect(page.getByText('₹1,598')).toBeVisible();
    await page.getByLabel('Coupon Code').fill('SIVA100');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Please enter a valid coupon code.')).toBeVisible();
    await page.getByLabel('Coupon Code').fill('harshi10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('10% discount applied successfully!')).toBeVisible();
    await expect(page.getByText('₹1,438')).toBeVisible();

    await add.click();
    await expect(page.getByText('You need to be logged in to add items to cart.')).toBeVisible();
    await expect(page).toHaveURL(/\/auth/);
    await signUpAndIn(page, shop, email);
    await expect(page).toHaveURL(/\/product\/thor$/);
    await expect(page.getByLabel('Character Name')).toHaveValue('Mira');
    await expect(page.getByLabel('Custom Story')).toHaveValue('Her cat comes along.');
    await expect(page.getByText('₹1,438')).toBeVisible();
    await expect(page.getByText(KEPT_AT_SHOP)).toBeVisible();

    await add.click();
    await expect(page.getByText('Added to Cart!')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /cart.*2/i })).toBeVisible();
    await expect(add).toBeDisabled();
    const toCart = page.getByRole('link', { name: 'Go to Cart' });
    await expect(toCart).toBeFocused();
    await toCart.click();

    await expect(page.getByText('Character: Mira')).toBeVisible();
    await expect(page.getByText(/comes from the photo that you sent on .+, kept until/)).toBeVisible();
    await expect(page.getByText('harshi10 is applied')).toBeVisible();
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    for (const [label, value] of Object.entries(SHIPPING))
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Proceed to Payment' }).click();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await paymentWindow(page).getByRole('button', { name: 'Pay ₹1,238' }).click();
    await expect(page.getByText('Payment Successful!')).toBeVisible();
    await expect(page).toHaveURL(/\/order-confirmation/);
    expect((await letter(shop, email, /ORD-/)).text).toContain('The Thor Apprentice');

    await page.goto('/cart');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
  });

  test('says when it could not be added, and keeps what was filled in', async ({ page, shop }) => {
    const email = newEmail();
    await enterAsCustomer(page, shop, email);
    await page.goto('/product/iron');
    await page.getByRole('radio', { name: /Digital Copy/ }).check();
    await page.getByLabel('Character Name').fill('Zoya');
    await page.route('**/api/cart', (route) => route.abort());
    await page.getByRole('button', addToCart).click();
    await expect(page.getByText('Failed to add item to cart.')).toBeVisible();
    await expect(page.getByLabel('Character Name')).toHaveValue('Zoya');

    await page.unroute('**/api/cart');
    await page.context().clearCookies();
    await page.getByRole('button', addToCart).click();
    await expect(page).toHaveURL(/\/auth/);
    await signIn(page, email);
    await expect(page).toHaveURL(/\/product\/iron$/);
    await expect(page.getByLabel('Character Name')).toHaveValue('Zoya');
  });

  test('says Loading... while it is on its way, and who is not there', async ({ page }) => {
    await page.goto('/gallery');
    const answered = Promise.withResolvers<void>();
    await page.route('**/product/*.data*', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await page
      .getByRole('main')
      .getByRole('link', { name: /The Iron Kid/ })
      .click();
    await expect(page.getByText('Loading...')).toBeVisible();
    answered.resolve();
    await expect(page.getByRole('heading', { level: 1, name: /The Iron Kid/ })).toBeVisible();

    await page.goto('/product/shiva');
    await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Gallery' }).click();
    await expect(page).toHaveURL(/\/gallery$/);
  });

  test('leads to the wizard', async ({ page }) => {
    await page.goto('/product/hanuman');
    await page.getByRole('link', { name: 'Create Full Book' }).click();
    await expect(page.getByText('Redirecting to Create Book')).toBeVisible();
    await expect(page).toHaveURL(/\/create$/);
  });
});
