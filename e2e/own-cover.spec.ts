import type { Page } from '@playwright/test';
import { expectNothingForAxe } from './axe.ts';
import { carrySession } from './carry-session.ts';
import { test } from './lived-in.ts';
import { expect } from './shop.ts';

/** The cover of a book that the customer has ordered and that is not made yet. */
const OWN = 'Cover of Venkatanarasimharajuvaripeta and the lost little star';
/** The text in the cover's place. The shelf cover is not used there, because it shows another child. */
const named = (page: Page) =>
  page.getByRole('main').getByText('The book of Venkatanarasimharajuvaripeta', { exact: true });
const ofShelf = (page: Page) => page.getByRole('main').locator('img[src*="/covers/"]');
const room = ({ offsetTop, offsetWidth, offsetHeight }: HTMLElement) => [
  offsetTop,
  offsetWidth,
  offsetHeight,
];

test.beforeEach(({ context, livedIn, shop }) => carrySession(context, livedIn.customer, shop.url));

test('a parent sees the own cover after paying, before the book is made', async ({ page, livedIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [`/thank-you?order=${livedIn.orderNumber}`, `/orders/${livedIn.orderId}`, '/orders']) {
    await page.goto(path);
    const cover = page.getByRole('main').locator('canvas');
    await expect(cover).toBeVisible();
    const before = await cover.evaluate(room);
    await expect(page.getByRole('img', { name: OWN })).toBeVisible();
    await expect
      .poll(() =>
        cover.evaluate((canvas: HTMLCanvasElement) => {
          const { data } = canvas.getContext('2d')!.getImageData(100, 100, 280, 280);
          return new Set(new Uint32Array(data.buffer)).size;
        }),
      )
      .toBeGreaterThan(500);
    expect(await cover.evaluate(room)).toEqual(before);
    await expect(ofShelf(page)).toHaveCount(0);
    await expectNothingForAxe(page);
  }
});

test('the hero’s name, and no other child, stands in when the own cover cannot be drawn', async ({
  page,
  livedIn,
}) => {
  await page.route('**/cover', (route) => route.fulfill({ status: 404 }));
  for (const path of [`/thank-you?order=${livedIn.orderNumber}`, `/orders/${livedIn.orderId}`, '/orders']) {
    await page.goto(path);
    await expect(named(page)).toBeVisible();
    await expect(ofShelf(page)).toHaveCount(0);
    await expectNothingForAxe(page);
  }
});

test('and until the shop answers again', async ({ page, livedIn }) => {
  let asked = 0;
  await page.route('**/cover', (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 503 }) : route.fallback();
  });
  await page.goto(`/orders/${livedIn.orderId}`);
  await expect(named(page)).toBeVisible();
  await expect(page.getByRole('img', { name: OWN })).toBeVisible();
  await expect(named(page)).toHaveCount(0);
});

test('and when its drawing is damaged', async ({ page, livedIn }) => {
  await page.addInitScript(() => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('damaged'));
  });
  await page.goto(`/orders/${livedIn.orderId}`);
  await expect(named(page)).toBeVisible();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('and where no script runs', async ({ page, livedIn }) => {
    await page.goto(`/thank-you?order=${livedIn.orderNumber}`);
    await expect(named(page)).toBeVisible();
    await expect(page.locator('canvas')).toBeHidden();
    await page.goto('/orders');
    await expect(named(page)).toBeVisible();
    await expect(ofShelf(page)).toHaveCount(0);
  });
});
