import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { enterAsCustomer, expect, letter, newEmail, PASSWORD, test } from './shop.ts';

test.use({ popup: true });

const popup = (page: Page) => page.getByRole('dialog', { name: /Welcome Back|Join the Adventure/ });

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await popup(page).getByLabel(label, { exact: true }).fill(value);
  }
}

const create = (page: Page) => popup(page).getByRole('button', { name: 'Create Account' }).click();

test('it comes once in a visit, and goes by Escape but not by a press beside it', async ({ page }) => {
  await page.goto('/gallery');
  await expect(popup(page)).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await page.goto('/');
  await page.waitForTimeout(4_000);
  await expect(popup(page)).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('axe finds nothing in either of its forms', async ({ page }) => {
      await page.goto('/faq');
      await expect(popup(page)).toBeVisible();
      expect((await new AxeBuilder({ page }).include('dialog[open]').analyze()).violations).toEqual([]);
      await popup(page)
        .getByRole('button', { name: /Sign up/ })
        .click();
      await create(page);
      expect((await new AxeBuilder({ page }).include('dialog[open]').analyze()).violations).toEqual([]);
    });
  });
}

test('it waits until the session is known, and never appears for a customer', async ({ page, shop }) => {
  await page.clock.install();
  const told = Promise.withResolvers<void>();
  await page.route('**/api/me', async (route) => {
    await told.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/me');
  await page.goto('/gallery');
  await asked;
  await page.clock.runFor(10_000);
  // By now it would have been loaded.
  await page.waitForTimeout(1_000);
  await expect(popup(page)).toBeHidden();
  const answered = page.waitForResponse('**/api/me');
  told.resolve();
  await answered;
  await page.clock.runFor(2_600);
  await expect(popup(page)).toBeVisible();
  await popup(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(popup(page)).toBeHidden();

  await page.unrouteAll();
  await page.evaluate(() => sessionStorage.clear());
  await enterAsCustomer(page, shop);
  await page.goto('/gallery');
  await expect(page.getByRole('button', { name: 'Your profile' })).toBeVisible();
  await page.clock.runFor(10_000);
  await page.waitForTimeout(1_000);
  await expect(popup(page)).toBeHidden();
});

test('a customer who comes back is not offered to sign in while it is asked who is there', async ({
  page,
  shop,
}) => {
  await enterAsCustomer(page, shop);
  await page.goto('/faq');
  await expect(page.getByRole('button', { name: 'Your profile' })).toBeVisible();
  const told = Promise.withResolvers<void>();
  await page.route('**/api/me', async (route) => {
    await told.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/me');
  await page.reload();
  await asked;
  const way = page.getByRole('banner').getByText('Sign In');
  await expect(way).toHaveCount(1);
  await expect(way).toBeHidden();
  told.resolve();
  await expect(page.getByRole('button', { name: 'Your profile' })).toBeVisible();
  await expect(way).toHaveCount(0);
});

test('it stays away from screens where somebody is busy', async ({ page }) => {
  for (const path of ['/auth', '/create', '/contact', '/terms']) {
    await page.goto(path);
    await page.waitForTimeout(3_500);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
});

test('a newcomer signs up in it, word for word, and then signs in', async ({ page, shop }) => {
  const email = newEmail();
  await page.goto('/');
  await popup(page)
    .getByRole('button', { name: /Sign up/ })
    .click();
  await create(page);
  await expect(page.getByText('Missing Info! 🤔')).toBeVisible();
  await expect(popup(page).getByLabel('Full Name')).toBeFocused();
  await fill(page, { 'Full Name': 'Asha Rao', Email: email });
  await create(page);
  await expect(page.getByText('Phone Required! 📱')).toBeVisible();
  await fill(page, { Phone: '98450 12345', Password: 'short' });
  await create(page);
  await expect(page.getByText('Password Too Short! 🔐')).toBeVisible();
  await fill(page, { Password: PASSWORD });
  await create(page);
  await expect(page.getByText('Yay! Almost There! 🎊')).toBeVisible();
  const sent = page.getByRole('dialog', { name: 'Check your inbox' });
  await expect(sent).toContainText(email);
  await sent.getByRole('button', { name: 'Got it' }).click();
  await expect(sent).toBeHidden();

  const { text } = await letter(shop, email, /confirm/i);
  await page.goto(/https?:\/\/\S+\/\?confirm=[\w.~-]+/.exec(text)?.[0] ?? '');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/gallery');
  await fill(page, { Email: email, Password: 'not-the-password' });
  await popup(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Oops! Try again 😊')).toBeVisible();
  await expect(
    page.getByRole('alert').getByText('Invalid email or password. Please check and try again!'),
  ).toBeVisible();
  await fill(page, { Password: PASSWORD });
  await popup(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Welcome back, Super Hero! 🎉')).toBeVisible();
  await expect(popup(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Your profile' })).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/gallery');
  await popup(page)
    .getByRole('button', { name: /Sign up/ })
    .click();
  await fill(page, { 'Full Name': 'Asha Rao', Email: email, Phone: '98450 12345', Password: PASSWORD });
  await create(page);
  await expect(page.getByText("You're Already With Us! 😄")).toBeVisible();
  await expect(popup(page).getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.route('**/api/sign-in', (route) => route.abort());
  await popup(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText("Oops! Something's Not Right 😅")).toBeVisible();
});

test.describe('from the phone’s menu', () => {
  test.use({ viewport: { width: 390, height: 844 }, popup: false });

  test('a phone number is optional', async ({ page }) => {
    const email = newEmail();
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sign In' }).click();
    await popup(page)
      .getByRole('button', { name: /Sign up/ })
      .click();
    await fill(page, { 'Full Name': 'Asha Rao', Email: email, Password: PASSWORD });
    await expect(popup(page).getByLabel('Phone (optional)')).toBeVisible();
    await create(page);
    await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toContainText(email);
  });
});
