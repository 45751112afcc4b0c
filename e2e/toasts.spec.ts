import type { Page } from '@playwright/test';
import { expect, test } from './breakable-shop.ts';

const toast = (page: Page) => page.locator('[data-toast]');

/** Stops the page's clock. From now on, only `fastForward` moves it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
}

/** The toast 'Missing Information', which stays for seven seconds. */
async function makeShortToast(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/product/spider');
  await page.getByLabel('Character Name').press('Enter');
  await expect(toast(page)).toHaveText(/Missing Information/);
}

test('a message stays long enough to be read twice', async ({ page }) => {
  await makeShortToast(page);
  await stopClock(page);
  await page.clock.fastForward(5_000);
  await expect(toast(page)).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(toast(page)).toHaveCount(0);
});

test('a message waits under the pointer', async ({ page }) => {
  await makeShortToast(page);
  await toast(page).hover();
  await page.clock.fastForward(60_000);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.fastForward(10_000);
  await expect(toast(page)).toHaveCount(0);
});

for (const key of ['Enter', 'Escape']) {
  test(`a message waits while it has the focus, goes by ${key} and gives the focus back`, async ({
    page,
  }) => {
    await makeShortToast(page);
    const before = page.getByRole('button', { name: 'Ask our helper' });
    await before.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Dismiss message' })).toBeFocused();
    await page.clock.fastForward(60_000);
    await expect(toast(page)).toBeVisible();
    await page.keyboard.press(key);
    await expect(toast(page)).toHaveCount(0);
    await expect(before).toBeFocused();
  });
}

test('one mistake after the other is one message, and none is left when the letter is on its way', async ({
  page,
}) => {
  await page.goto('/auth');
  await page
    .getByRole('main')
    .getByText(/Sign up$/)
    .click();
  const form = page.getByRole('main').locator('form');
  const send = () => form.getByLabel('Email').press('Enter');
  await form.getByLabel('Email').fill(`asha.${Date.now()}@example.in`);
  await form.getByLabel('Password', { exact: true }).fill('a long enough one');
  await send();
  await expect(toast(page)).toHaveText(/Please enter your full name/);
  await form.getByLabel('Full Name').fill('Asha Rao');
  await send();
  await expect(toast(page)).toHaveText(/Please enter your phone number/);
  await form.getByLabel('Phone').fill('98450 12345');
  await form.getByLabel('Address').fill('12 Lake Road, Mysuru');
  await send();
  await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});
