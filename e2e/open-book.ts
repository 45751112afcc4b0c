import type { Locator, Page } from '@playwright/test';
import { expect } from './shop.ts';

export const DRAFT = {
  version: 1,
  draft: { story: 'space-explorer', format: 'digital', characterName: 'Mira', shipping: {} },
};

/** Step 4 with a book about Mira. */
export async function openPreview(page: Page): Promise<Locator> {
  await page.addInitScript((draft) => {
    if (!localStorage.getItem('nv.draft')) localStorage.setItem('nv.draft', JSON.stringify(draft));
  }, DRAFT);
  await page.goto('/create/preview');
  const book = page.getByRole('region', { name: 'Your book' });
  await expect(book).toBeVisible();
  return book;
}

export const turn = (book: Locator) => book.getByRole('button', { name: 'Next page' });
export const place = (book: Locator) => book.locator('p[aria-live]');

/** Swipes with a finger from one x position to another. */
export async function swipe(page: Page, book: Locator, from: number, to: number): Promise<void> {
  const box = await book.locator('.reader-table').boundingBox();
  if (!box) throw new Error('There is no book to swipe over.');
  const y = Math.min(Math.max(box.y + 60, 160), 700);
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: from + (to - from) * share, y }],
    });
  }
  // A finger that rests before it lifts causes no fling. A tap on a moving page would only stop it.
  await page.waitForTimeout(150);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
