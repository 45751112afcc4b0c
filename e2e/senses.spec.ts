import type { Page } from '@playwright/test';
import { carrySession } from './carry-session.ts';
import { test } from './lived-in.ts';
import { expect } from './shop.ts';

/** What people need of every page who use the keyboard, print it, or get dizzy from motion. */
const PLACES = ['/', '/gallery', '/pricing', '/contact', '/product/spider', '/create', '/auth'];
const MOST_STOPS = 40;

for (const path of PLACES) {
  test(`${path} begins with a way past its head, and shows where the keyboard is`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    const unseen: string[] = [];
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await page.keyboard.press('Tab');
      const trouble = await focusTrouble(page);
      if (trouble) unseen.push(trouble);
    }
    expect(unseen).toEqual([]);
  });
}

/** @returns the focused element when its focus is not visible; null when all is well. */
async function focusTrouble(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.matches('main')) return null;
    const name = `<${focused.tagName} ${focused.className}> ${focused.textContent?.slice(0, 30)}`;
    for (let part: Element | null = focused; part && part !== document.body; part = part.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) continue;
      const { left, top, width, height } = part.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      const covered = seen && !part.contains(seen) && !seen.contains(part);
      return covered ? `${name} is under <${seen.tagName} ${seen.className}>` : null;
    }
    return `${name} has no ring`;
  });
}

test('nothing moves for those who asked for stillness, and nothing for ever for anybody', async ({
  page,
}) => {
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => animation.effect?.getComputedTiming())
        .filter((timing) => timing !== undefined)
        .map(({ duration, iterations }) => Number(duration) * (iterations ?? 1))
        .filter((ms) => ms > 1),
    );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of PLACES) {
    await page.goto(path);
    expect(await moving(), path).toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of PLACES) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(
      (await moving()).filter((ms) => ms > 5_000),
      path,
    ).toEqual([]);
  }
});

test('an order is printed as a sheet of paper, not as a screen', async ({ page, context, livedIn, shop }) => {
  await carrySession(context, livedIn.customer, shop.url);
  await page.goto(`/orders/${livedIn.orderId}`, { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print' });
  for (const gone of [page.getByRole('banner'), page.getByRole('contentinfo')])
    await expect(gone).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  for (const words of [livedIn.orderNumber, '₹799', '14 Temple Road', '560003', 'hello@nanheveer.example'])
    await expect(page.getByRole('main').getByText(words).filter({ visible: true }).first()).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
