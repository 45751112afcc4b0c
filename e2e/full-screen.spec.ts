import type { Locator, Page } from '@playwright/test';
import { expectNothingForAxe } from './axe.ts';
import { giveVoice } from './give-voice.ts';
import { openPreview, place, turn } from './open-book.ts';
import { expect, test } from './shop.ts';

const SCREENS = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
type Screen = (typeof SCREENS)[number];
/** Screens with room for all pages beside or below the open ones, without making those smaller. */
const ROOM_FOR_ALL_PAGES = ['1024 × 768', '768 × 1024', '844 × 390'];
const ALWAYS_THERE = ['Previous page', 'Next page', 'Zoom out', 'Zoom in', 'Leave full screen'];

const nameOf = ({ width, height }: Screen) => `${width} × ${height}`;
const filled = (page: Page) => page.evaluate(() => document.fullscreenElement?.className);
const button = (book: Locator, name: string) => book.getByRole('button', { name, exact: true });
/** The thumbnails of all pages. */
const small = (book: Locator) => book.getByRole('navigation', { name: 'All pages', includeHidden: true });

async function fillScreen(book: Locator): Promise<void> {
  await button(book, 'Full screen').click();
  await expect.poll(() => filled(book.page())).toBe('reader');
}

/** Pages 2 and 3 of a book that can be read aloud, in full screen. */
async function openFilled(page: Page): Promise<Locator> {
  await page.addInitScript(giveVoice);
  const book = await openPreview(page);
  await turn(book).click();
  await turn(book).click();
  await fillScreen(book);
  return book;
}

/**
 * Changes the screen size during full screen. Playwright's own method resizes the window, which is
 * impossible in full screen.
 */
async function resizerOf(page: Page): Promise<(screen: Screen) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  return async (screen) => {
    await devtools.send('Emulation.setDeviceMetricsOverride', {
      ...screen,
      deviceScaleFactor: 1,
      mobile: false,
    });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(screen.width);
  };
}

async function expectInSight(book: Locator, names: string[], why: string): Promise<void> {
  await expect(book.locator('.reader-book'), why).toBeInViewport({ ratio: 1 });
  for (const name of [...ALWAYS_THERE, ...names])
    await expect(button(book, name), why).toBeInViewport({ ratio: 1 });
}

test('the book takes all of the width or the height of a screen that it fills, and its buttons stay', async ({
  page,
}) => {
  const book = await openFilled(page);
  const resize = await resizerOf(page);
  const share = async ({ width, height }: Screen) => {
    const box = (await book.locator('.reader-book').boundingBox())!;
    return Math.max(box.width / width, box.height / height);
  };
  for (const screen of SCREENS) {
    const why = `on ${nameOf(screen)}`;
    await resize(screen);
    await expect.poll(() => share(screen), why).toBeGreaterThan(0.93);
    await expectInSight(book, ['Read aloud', 'Show the words'], why);
    await expect(small(book), why).toBeVisible({ visible: ROOM_FOR_ALL_PAGES.includes(nameOf(screen)) });
  }
  await button(book, 'Read aloud').click();
  for (const screen of SCREENS) {
    const why = `read aloud on ${nameOf(screen)}`;
    await resize(screen);
    await expect.poll(() => share(screen), why).toBeGreaterThan(0.9);
    await expectInSight(book, ['Pause reading', 'Show the words'], why);
    await expect(book.locator('.reader-said'), why).toBeInViewport({ ratio: 1 });
  }
  await button(book, 'Show the words').click();
  for (const screen of SCREENS) {
    const why = `with its words on ${nameOf(screen)}`;
    await resize(screen);
    await expectInSight(book, ['Pause reading', 'Hide the words'], why);
    await expect(book.locator('.reader-words'), why).toBeInViewport({ ratio: 1 });
    expect((await book.locator('.reader-page').first().boundingBox())!.width, why).toBeGreaterThan(280);
    await expect(book.locator('.reader-words [aria-current]'), why).toBeInViewport({ ratio: 0.95 });
  }
  await button(book, 'Leave full screen').click();
  await expect.poll(() => filled(page)).toBeUndefined();
});

for (const theme of ['light', 'dark'] as const)
  test(`breaks no rule of accessibility with its words beside it, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const book = await openFilled(page);
    await button(book, 'Show the words').click();
    await expectNothingForAxe(page);
    await (
      await resizerOf(page)
    )({ width: 390, height: 844 });
    await expectNothingForAxe(page);
  });

test('works by keyboard alone, and loads the thumbnails on demand', async ({ page }) => {
  const book = await openFilled(page);
  await expect(small(book)).toBeHidden();
  await button(book, 'Previous page').focus();
  for (const name of ['Next page', 'Zoom out', 'Zoom in', 'Read aloud', 'Show the words', 'All pages']) {
    await page.keyboard.press('Tab');
    await expect(button(book, name)).toBeFocused();
    await expect(button(book, name)).toBeInViewport({ ratio: 1 });
    await expect(button(book, name)).toHaveCSS('outline-style', 'solid');
  }
  await page.keyboard.press('End');
  await expect(place(book)).toHaveText('Page 24 of 24');
  await page.keyboard.press('Enter');
  await expect(button(book, 'All pages')).toHaveAttribute('aria-expanded', 'true');
  await expect(small(book)).toBeInViewport({ ratio: 1 });
  await expect(button(book, 'Page 24')).toBeInViewport({ ratio: 1 });
  let above = 0;
  for (const name of ['Leave full screen', 'Page 24']) {
    await page.keyboard.press('Tab');
    await expect(button(book, name)).toBeFocused();
    const { y } = (await button(book, name).boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(above);
    above = y;
  }
  await page.keyboard.press('ArrowLeft');
  await expect(place(book)).toHaveText('Pages 22 and 23 of 24');
  await button(book, 'All pages').click();
  await expect(small(book)).toBeHidden();
});

test('a small page that has the focus keeps it when the screen is turned to where all pages are hidden', async ({
  page,
}) => {
  const book = await openFilled(page);
  const resize = await resizerOf(page);
  await resize({ width: 768, height: 1024 });
  await button(book, 'Page 2').focus();
  await resize({ width: 1280, height: 720 });
  await expect(button(book, 'Page 2')).toBeFocused();
  await expect(button(book, 'Page 2')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Shift+Tab');
  await expect(button(book, 'Leave full screen')).toBeFocused();
  await expect(small(book)).toBeHidden();
});

test('the line that is spoken stays in sight when the screen is given back, filled again, and turned', async ({
  page,
}) => {
  const book = await openFilled(page);
  await button(book, 'Show the words').click();
  await turn(book).click();
  await turn(book).click();
  await button(book, 'Read aloud').click();
  await page.evaluate(() => {
    const { said, endLine } = globalThis as unknown as { said: string[]; endLine: () => void };
    for (let line = 0; line < 20 && !said.at(-1)?.includes('Nobody ever asked'); line += 1) endLine();
  });
  const spoken = book.locator('.reader-words [aria-current]');
  await expect(spoken).toContainText('Nobody ever asked');
  await expect(spoken).toBeInViewport({ ratio: 0.95 });
  await button(book, 'Leave full screen').click();
  await expect.poll(() => filled(page)).toBeUndefined();
  await fillScreen(book);
  await expect(spoken).toBeInViewport({ ratio: 0.95 });
  const resize = await resizerOf(page);
  for (const screen of SCREENS.toReversed()) {
    await resize(screen);
    await expect(spoken, `on ${nameOf(screen)}`).toBeInViewport({ ratio: 0.95 });
  }
});

test('the link after the first pages of a book leaves full screen', async ({ page }) => {
  await page.goto('/product/hanuman');
  await page.getByRole('button', { name: 'Open the first pages' }).click();
  const book = page.getByRole('region', { name: /^First pages of/ });
  await fillScreen(book);
  await page.keyboard.press('End');
  const wayOn = book.getByRole('link', { name: 'Make this book' });
  await expect(wayOn).toBeInViewport({ ratio: 1 });
  await wayOn.click();
  await expect.poll(() => filled(page)).toBeUndefined();
  await expect(page.getByRole('heading', { name: 'Make it theirs' })).toBeInViewport();
});
