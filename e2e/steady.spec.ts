import type { Page } from '@playwright/test';
import { AT_LENGTH } from './limits.ts';
import { enterAsCustomer, expect, newEmail, signUpAndIn, test } from './shop.ts';
import { addPhoto, chooseBook, fillDetails, proceed } from './wizard.ts';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const STEPS = {
  '/create/personalize': 'Next',
  '/create/preview': 'Next',
  '/create/details': 'Proceed to Payment',
  '/create/payment': 'Pay',
};

declare global {
  interface Window {
    /** The vertical positions of each control, frame by frame, without repetitions. */
    tops: Record<string, number[]>;
  }
}

/**
 * Records the positions of everything that can be tapped or typed into, from its first frame on. A new
 * address starts a new record.
 */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let at = '';
    const look = () => {
      if (at !== location.pathname) {
        at = location.pathname;
        window.tops = {};
      }
      for (const control of document.querySelectorAll<HTMLInputElement>(
        'main :is(a, button, input, select, textarea, summary)',
      )) {
        const { top, height } = control.getBoundingClientRect();
        if (height === 0 || control.disabled) continue;
        const name = (control.textContent || control.closest('label')?.textContent || control.id)
          .trim()
          .slice(0, 30);
        const tops = (window.tops[name] ??= []);
        const now = Math.round(top + scrollY);
        if (tops.at(-1) !== now) tops.push(now);
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

/** Delays the loaded parts of the page, as a slow network does. */
async function slowly(page: Page): Promise<void> {
  await page.route(/\/(assets|api)\//, async (route) => {
    await new Promise((done) => setTimeout(done, 120));
    await route.continue().catch(() => {});
  });
}

async function expectSteady(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const moved = await page.evaluate(() =>
    Object.entries(window.tops).filter(([, tops]) => Math.max(...tops) - Math.min(...tops) > 2),
  );
  expect(moved, page.url()).toEqual([]);
}

for (const size of SCREENS)
  test.describe(`on a screen of ${size.width} pixels`, () => {
    test.use({ viewport: size });

    test('Add to Cart stays where it is after signing in', async ({ page, shop }) => {
      await page.goto('/product/thor');
      await page.getByRole('radio', { name: /Physical Copy/ }).check();
      await page.getByLabel('Character Name').fill('Mira');
      await addPhoto(page);
      await expect(page.getByText(/^Your hero is drawn/)).toBeVisible(AT_LENGTH);
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await watch(page);
      await slowly(page);
      await signUpAndIn(page, shop, newEmail());
      await expect(page).toHaveURL(/\/product\/thor$/);
      await expect(page.getByText(/^Your hero is drawn/)).toBeVisible(AT_LENGTH);
      await expectSteady(page);
      await page.reload();
      await page.getByRole('button', { name: 'Add to Cart' }).scrollIntoViewIfNeeded();
      await expect(page.getByText(/^Your hero is drawn/)).toBeVisible(AT_LENGTH);
      await expectSteady(page);
    });

    test('the buttons of the wizard stay where they are', async ({ page, shop }) => {
      await enterAsCustomer(page, shop);
      await chooseBook(page);
      await addPhoto(page);
      await expect(page.getByText(/^Your hero is drawn/)).toBeVisible(AT_LENGTH);
      await fillDetails(page);
      await proceed(page);
      await expect(page.getByRole('region', { name: 'The hero' })).toContainText('photo');
      await slowly(page);
      await watch(page);
      for (const [path, button] of Object.entries(STEPS)) {
        await page.goto(path);
        await expect(
          page.getByRole('main').getByRole('button', { name: new RegExp(`^${button}`) }),
        ).toBeEnabled();
        await expectSteady(page);
      }
    });

    test('the buttons of cart and checkout stay where they are', async ({ page, shop }) => {
      await enterAsCustomer(page, shop);
      await page.goto('/product/spider');
      await page.getByRole('radio', { name: /Physical Copy/ }).check();
      await page.getByLabel('Character Name').fill('Mira');
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await expect(page.getByText('Added to Cart!')).toBeVisible();
      await slowly(page);
      await watch(page);
      await page.goto('/cart');
      await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
      await expectSteady(page);
    });
  });

/** Positions on the edges, as shares of width and height from the upper left; one pixel inside. */
const EDGES = { top: [0.5, 0], right: [1, 0.5], bottom: [0.5, 1], left: [0, 0.5] } as const;

const within = (part: number, length: number) => 1 + part * (length - 2);

for (const [edge, [x, y]] of Object.entries(EDGES))
  test(`what can be tapped stays under a pointer at its ${edge} edge, and is pressed there`, async ({
    page,
  }) => {
    await page.goto('/create');
    await page.getByRole('radio', { name: /Space Explorer/ }).check();
    for (const control of [
      page.locator('.choice-card').first(),
      page.getByRole('button', { name: 'Next', exact: true }),
    ]) {
      await control.scrollIntoViewIfNeeded();
      const box = (await control.boundingBox())!;
      await page.mouse.move(box.x + within(x, box.width), box.y + within(y, box.height));
      const places = await control.evaluate(async (element) => {
        const seen = new Set<string>();
        for (let frame = 0; frame < 20; frame += 1) {
          await new Promise(requestAnimationFrame);
          const { left, top } = element.getBoundingClientRect();
          seen.add(`${left} ${top}`);
        }
        return seen.size;
      });
      expect(places).toBe(1);
    }
    await page.mouse.down();
    // A finger rests longer than the button needs to sink.
    await page.waitForTimeout(300);
    await page.mouse.up();
    await expect(page).toHaveURL(/\/create\/format$/);
  });
