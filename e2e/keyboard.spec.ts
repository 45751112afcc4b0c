import type { Locator, Page } from '@playwright/test';
import { expect, letter, newEmail, PASSWORD, test } from './shop.ts';
import { next, paymentWindow, SHIPPING } from './wizard.ts';

const MOST_TABS = 60;

/** Presses Tab until the element has the focus, and checks that the focus is visible. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    const focused = await element.evaluate((node) => node === document.activeElement).catch(() => false);
    if (focused) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_TABS} tabs did not reach ${element}`);
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

async function press(page: Page, element: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, element);
  await page.keyboard.press(key);
}

test('a book is bought with the keyboard alone', async ({ page, shop }) => {
  test.slow();
  const email = newEmail();
  await page.goto('/auth');
  await press(page, page.getByRole('link', { name: /Sign up/ }));
  await typeInto(page, 'Full Name', 'Asha Rao');
  await typeInto(page, 'Email', email);
  await typeInto(page, 'Phone', '98450 12345');
  await typeInto(page, 'Password', PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Check your inbox' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const link =
    /https?:\/\/\S+\/\?confirm=[\w.~-]+/.exec((await letter(shop, email, /confirm/i)).text)?.[0] ?? '';
  await page.goto(link);
  await press(page, page.getByRole('dialog').getByRole('link', { name: 'Sign In' }));
  await expect(page).toHaveURL(/\/auth/);
  await typeInto(page, 'Email', email);
  await typeInto(page, 'Password', PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/auth');

  await page.goto('/create');
  await press(page, page.getByRole('radio').first(), 'Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /Space Explorer/ })).toBeChecked();
  await press(page, next(page));
  await expect(page).toHaveURL(/\/create\/format$/);
  await press(page, page.getByRole('radio').first(), 'Space');
  await press(page, next(page));
  await expect(page).toHaveURL(/\/create\/personalize$/);
  await typeInto(page, "Child's Name", 'Mira');
  await press(page, next(page));
  await expect(page).toHaveURL(/\/create\/preview$/);
  await press(page, next(page));
  await expect(page).toHaveURL(/\/create\/details$/);
  for (const [label, value] of Object.entries(SHIPPING)) await typeInto(page, label, value);
  await press(page, page.getByRole('button', { name: 'Proceed to Payment' }));
  await expect(page).toHaveURL(/\/create\/payment$/);
  await press(page, page.getByRole('button', { name: /^Pay/ }));
  const pay = paymentWindow(page).getByRole('button', { name: 'Pay ₹399' });
  await pay.waitFor();
  await press(page, pay);
  await expect(page).toHaveURL(/\/thank-you/);
  await press(page, page.getByRole('link', { name: 'Track Your Order' }));
  await expect(page.getByText(/ORD-\d+/)).toBeVisible();
});
