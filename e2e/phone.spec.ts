import type { Page } from '@playwright/test';
import { awake, enterAsCustomer, expect, test } from './shop.ts';
import { chooseBook, expectClear, fillDetails, paymentWindow, proceed } from './wizard.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const point = (x: number) => [{ x, y: 420 }];

async function swipe(page: Page, from: number, to: number): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(from) });
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: point(from + (to - from) * share),
    });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('on a phone', () => {
  test('the side menu opens by a swipe of more than 50 px that starts within 50 px of the left edge', async ({
    page,
  }) => {
    await page.goto('/');
    await awake(page);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    };
    // Load the menu once. After that it opens at once, so the test can see when it stays shut.
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toContainText('Super Hero');
    await close();
    for (const [from, to, opens] of [
      [51, 300, false],
      [50, 300, true],
      [49, 300, true],
      [10, 59, false],
      [10, 60, false],
      [10, 61, true],
      [49, 0, false],
    ] as const) {
      await swipe(page, from, to);
      await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 250)));
      expect.soft(await menu.isVisible(), `from ${from} to ${to}`).toBe(opens);
      if (opens) await close();
    }
    await swipe(page, 10, 61);
    await menu.getByRole('link', { name: 'Create Book' }).click();
    await expect(page).toHaveURL(/\/create$/);
  });

  test('a book is bought, and nothing is wider than the screen', async ({ page, shop }) => {
    const narrow = async () => {
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(width);
      }
    };
    await enterAsCustomer(page, shop);
    await chooseBook(page, 'Venkatanarasimharajuvaripeta');
    await narrow();
    await fillDetails(page);
    await page.getByLabel('Address', { exact: true }).fill('a'.repeat(120));
    await narrow();
    await proceed(page);
    await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible();
    await narrow();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await paymentWindow(page).getByRole('button', { name: 'Pay ₹799' }).click();
    // A pointer over the toast keeps it open while the test looks.
    await page.locator('[data-toast]').dispatchEvent('pointerover');
    await expect(page).toHaveURL(/\/thank-you/);
    await expectClear(page.locator('[data-toast]'), [page.getByRole('main').locator('.book')]);
    await narrow();
    await page.goto('/orders');
    await expect(page.getByText(/ORD-\d+/)).toBeVisible();
    await narrow();
    await page.getByRole('link', { name: 'Track Order' }).click();
    await expect(page.getByText('Venkatanarasimharajuvaripeta')).toBeVisible();
    await narrow();
  });
});
