import type { Locator } from '@playwright/test';
import { expectNothingForAxe } from './axe.ts';
import { openPreview, place, swipe, turn } from './open-book.ts';
import { expect, test } from './shop.ts';

/** The position and size of the open pages. */
const placeOf = (book: Locator) =>
  book
    .locator('.reader-book')
    .boundingBox()
    .then((box) => box!);

/**
 * Enlarges the book to the size of a printed page.
 * @returns its position after it has grown.
 */
async function enlarged(book: Locator) {
  const { width } = await placeOf(book);
  for (let times = 0; times < 2; times += 1) await book.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await placeOf(book)).width).toBeCloseTo(width * 2.5, 0);
  return placeOf(book);
}

test('is made larger by keys and buttons, looked over with arrow keys, and whole again', async ({ page }) => {
  const book = await openPreview(page);
  const looked = () => placeOf(book);
  const grow = book.getByRole('button', { name: 'Zoom in' });
  await page.getByLabel('The name in the book').press('+');
  await expect(book.locator('output')).toHaveText('Whole page');
  await grow.focus();
  const whole = await looked();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(book.getByText('250 percent')).toBeAttached();
  await expect.poll(async () => (await looked()).width).toBeCloseTo(whole.width * 2.5, 0);
  await expectNothingForAxe(page);
  const before = await looked();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await looked()).x).toBeLessThan(before.x - 50);
  await expect.poll(async () => (await looked()).y).toBeLessThan(before.y - 50);
  await expect(place(book)).toHaveText('Cover');
  await page.keyboard.press('Escape');
  await expect.poll(looked).toEqual(whole);
  await grow.click();
  await book.getByRole('button', { name: 'Whole page' }).click();
  await expect.poll(looked).toEqual(whole);
  await expect(grow).toBeFocused();
  await page.keyboard.press('+');
  await book.getByRole('button', { name: 'Whole page' }).focus();
  await page.keyboard.press('Escape');
  await expect(grow).toBeFocused();
  await page.keyboard.press('+');
  await page.keyboard.press('0');
  await expect.poll(looked).toEqual(whole);
  await expect(book.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
});

test('is looked over by single presses, for those who cannot drag', async ({ page }) => {
  const book = await openPreview(page);
  const looked = () => placeOf(book);
  const look = (way: string) => book.getByRole('button', { name: `Look ${way}` });
  await expect(look('left')).toHaveCount(0);
  // Even enlarged, a cover alone is hardly wider than its window, so go on to a spread.
  await turn(book).click();
  await turn(book).click();
  // Keep all buttons in sight, so that nothing scrolls the screen between two measurements.
  await book.locator('.reader-table').evaluate((table) => table.scrollIntoView({ block: 'center' }));
  const start = await enlarged(book);
  await look('right').click();
  await look('down').click();
  await expect.poll(async () => (await looked()).x).toBeLessThan(start.x - 150);
  await expect.poll(async () => (await looked()).y).toBeLessThan(start.y - 150);
  const further = await looked();
  await look('left').click();
  await look('up').click();
  await expect.poll(async () => (await looked()).x).toBeGreaterThan(further.x + 150);
  await expect.poll(async () => (await looked()).y).toBeGreaterThan(further.y + 150);
});

test('is let go by a mouse button that was lifted beside it', async ({ page }) => {
  const book = await openPreview(page);
  const looked = () => placeOf(book);
  const before = await enlarged(book);
  const table = (await book.locator('.reader-table').boundingBox())!;
  const [x, y] = [table.x + table.width / 3, table.y + table.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(table.x - 20, y);
  await page.mouse.up();
  await page.mouse.move(x, y);
  await page.mouse.move(x - 80, y, { steps: 4 });
  expect(await looked()).toEqual(before);
  await page.mouse.down();
  await page.mouse.move(x - 160, y, { steps: 4 });
  await expect.poll(async () => (await looked()).x).toBeLessThan(before.x - 50);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('as wide as the phone, larger by a double tap and by two fingers, and then moved by one', async ({
    page,
  }) => {
    const book = await openPreview(page);
    const table = book.locator('.reader-table');
    const looked = () => placeOf(book);
    await table.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const whole = await looked();
    expect(whole).toMatchObject({ x: 0, width: 390 });
    const { x, y } = { x: 300, y: whole.y + 100 };
    const touch = await page.context().newCDPSession(page);
    const now = Date.now() / 1000;
    for (const [type, after] of [
      ['touchStart', 0],
      ['touchEnd', 0.05],
      ['touchStart', 0.15],
      ['touchEnd', 0.2],
    ] as const)
      await touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchStart' ? [{ x, y }] : [],
        timestamp: now + after,
      });
    await expect.poll(async () => (await looked()).width).toBeCloseTo(390 * 2.5, 0);
    const grown = await looked();
    // The tapped point stays in place.
    expect(grown.x).toBeCloseTo(x - x * 2.5, 0);
    expect(grown.y).toBeCloseTo(y - 100 * 2.5, 0);
    await swipe(page, book, 120, 320);
    await expect.poll(async () => (await looked()).x).toBeGreaterThan(grown.x + 150);
    for (let times = 0; times < 2; times += 1) await swipe(page, book, 120, 320);
    await expect.poll(async () => (await looked()).x).toBeCloseTo(0, 0);
    await expect(place(book)).toHaveText('Cover');
    // The pages are drawn again at their new size, not scaled as a picture.
    await expect(book.locator('.reader-sheet')).toHaveCSS('will-change', 'auto');
    await turn(book).tap();
    await expect.poll(async () => (await looked()).y).toBeCloseTo(whole.y, 0);
    await book.getByRole('button', { name: 'Whole page' }).tap();
    await expect.poll(looked).toEqual(whole);

    const fingers = (type: string, apart: number | null) =>
      touch.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints:
          apart === null ? [] : [-1, 1].map((side, id) => ({ x: 195 + side * apart, y: whole.y + 195, id })),
      });
    await fingers('touchStart', 40);
    for (const apart of [50, 60, 70, 80]) await fingers('touchMove', apart);
    await fingers('touchEnd', null);
    await expect.poll(async () => (await looked()).width).toBeCloseTo(780, -1);
    await fingers('touchStart', 80);
    for (const apart of [60, 50, 40, 30]) await fingers('touchMove', apart);
    await fingers('touchEnd', null);
    await expect.poll(looked).toEqual(whole);
    await expect(place(book)).toHaveText('Page 1 of 24');
  });
});
