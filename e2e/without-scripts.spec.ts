import type { Page } from '@playwright/test';
import { carrySession } from './carry-session.ts';
import { test } from './lived-in.ts';
import { expect, letter, newEmail, PASSWORD } from './shop.ts';

/** What a server can do alone must work before scripts have loaded, and when they never do. */
test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole('main');

test('a message and feedback are taken', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(main(page).getByText('Name is required').first()).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Kavya');
  await page.getByLabel('Email', { exact: true }).fill(newEmail());
  await page.getByLabel('Subject').fill('A book for twins');
  await page.getByLabel('Message', { exact: true }).fill('Could both of my girls be in one book?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/contact\/received\?ticket=/);
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible();

  await page.goto('/feedback');
  await page.getByText('5 stars').locator('..').click();
  await page.getByLabel('Message', { exact: true }).fill('She wears the cape to school.');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByRole('heading', { name: 'Your feedback is on our drawing table' })).toBeVisible();
});

test('a page can be read to its end', async ({ page }) => {
  for (const [path, text] of [
    ['/', 'Somebody small is'],
    ['/product/thor', 'The Thor Apprentice'],
  ] as const) {
    await page.goto(path);
    await expect(main(page).getByRole('heading', { name: text })).toBeVisible();
    await expect(page.getByText('Loading...')).toBeHidden();
  }
});

test('an account is made, confirmed and entered', async ({ page, shop }) => {
  const email = newEmail();
  await page.goto('/auth');
  await page.getByRole('link', { name: /Sign up/ }).click();
  await page.getByLabel('Full Name').fill('Asha Rao');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('98450 12345');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  const { text } = await letter(shop, email, /confirm/i);
  await page.goto(/https?:\/\/\S+\/\?confirm=[\w.~-]+/.exec(text)?.[0] ?? '');
  await page.goto('/auth?next=/orders');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Sign In' }).click();
  await main(page).getByRole('link', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible();
});

test('the cart counts up, counts down and lets go', async ({ page, context, livedIn, shop }) => {
  await carrySession(context, livedIn.customer, shop.url);
  await page.goto('/cart');
  const lines = page.getByRole('listitem').filter({ has: page.getByLabel('Quantity') });
  await expect(lines).toHaveCount(2);
  const first = lines.first();
  await first.getByRole('button', { name: /^One more/ }).click();
  await expect(first.getByLabel('Quantity')).toHaveText('2');
  await first.getByRole('button', { name: /^One less/ }).click();
  await expect(first.getByLabel('Quantity')).toHaveText('1');
  await first.getByRole('button', { name: /^Remove/ }).click();
  await expect(lines).toHaveCount(1);
});
