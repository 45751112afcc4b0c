import { expect, letter, newEmail, signUpAndIn, test } from './shop.ts';
import { addPhoto, chooseBook, fillDetails, paymentWindow, proceed } from './wizard.ts';

test.describe('a parent buys a book', () => {
  test('with a photo, as a new customer who is signed out at first', async ({ page, shop }) => {
    const email = newEmail();
    await chooseBook(page, 'Mira');
    await addPhoto(page);
    await fillDetails(page);
    await proceed(page);
    await expect(page.getByText('You need to be logged in to place an order.')).toBeVisible();
    await expect(page).toHaveURL(/\/auth/);

    await signUpAndIn(page, shop, email);
    await expect(page).toHaveURL(/\/create\/details$/);
    await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao');
    await proceed(page);
    await expect(page).toHaveURL(/\/create\/payment$/);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await paymentWindow(page).getByRole('button', { name: 'Pay ₹799' }).click();
    await expect(page.getByText('Payment Successful!')).toBeVisible();
    await expect(page).toHaveURL(/\/thank-you/);

    const number = /ORD-\d+/.exec((await letter(shop, email, /ORD-/)).subject)?.[0] ?? 'no number';
    await page.getByRole('link', { name: 'Track Your Order' }).click();
    await expect(page.getByText(number)).toBeVisible();
    await expect(page.getByText('₹799').first()).toBeVisible();
    await page.getByRole('link', { name: 'Track Order' }).first().click();
    await expect(page.getByText('Mira')).toBeVisible();
    await expect(page.getByText('12 Lake Road')).toBeVisible();
  });
});
