import type { Page } from '@playwright/test';
import { expectNothingForAxe } from './axe.ts';
import { AT_LENGTH } from './limits.ts';
import { enterAsCustomer, expect, test } from './shop.ts';
import { chooseBook, fillDetails, next, paymentWindow, proceed } from './wizard.ts';

test.use({ books: 'made' });

const option = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true });

/** Chooses with the keyboard only. */
async function take(page: Page, group: string, name: string): Promise<void> {
  const wanted = option(page, group, name);
  await wanted.focus();
  await page.keyboard.press('Space');
  await expect(wanted).toBeChecked();
}

test('a child without a photo has its own face, glasses and freckles in the book that is bought', async ({
  page,
  shop,
}) => {
  await enterAsCustomer(page, shop);
  await chooseBook(page, 'Mira', /Digital \+ Physical/);
  await page.getByText('No photo? Draw the hero').click();
  const portrait = page.locator('.hero-maker-portrait');
  await take(page, 'Hair style', 'Two bunches');
  await take(page, 'What shall we draw?', 'Face');
  for (const [group, choice] of [
    ['Age', 'Toddler'],
    ['Face', 'Heart'],
    ['Eyes', 'Almond'],
    ['Brows', 'Arched'],
    ['Nose', 'Wide'],
    ['Smile', 'Full lips'],
    ['Ears', 'Large'],
  ])
    await take(page, group!, choice!);
  await expectNothingForAxe(page);
  await take(page, 'What shall we draw?', 'Glasses and more');
  await page.getByRole('checkbox', { name: 'Glasses', exact: true }).check();
  await take(page, 'Glasses', 'Cat’s eye');
  await take(page, 'Colour of the glasses', 'Teal');
  await page.getByRole('checkbox', { name: 'Freckles' }).check();
  await expectNothingForAxe(page);
  const teal = '[stroke="#1e8c8a"]';
  await expect(portrait.locator(teal).first()).toBeAttached();

  await page.getByRole('button', { name: 'Surprise us' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(portrait.locator(teal).first()).toBeAttached();
  await page.reload();
  await page.getByText('No photo? Draw the hero').click();
  await expect(option(page, 'Hair style', 'Two bunches')).toBeChecked();
  await take(page, 'What shall we draw?', 'Face');
  await expect(option(page, 'Face', 'Heart')).toBeChecked();

  await next(page).click();
  const book = page.getByRole('region', { name: 'Your book' });
  await expect(book.locator(`.reader-page ${teal}`).first()).toBeAttached(AT_LENGTH);
  await page.goBack();
  await fillDetails(page);
  await proceed(page);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await paymentWindow(page).getByRole('button', { name: 'Pay ₹999' }).click();
  await expect(page).toHaveURL(/\/thank-you/);
  await page.goto('/orders');
  await page.getByRole('link', { name: 'Track Order' }).first().click();
  await page.getByRole('link', { name: 'Read it here' }).click(AT_LENGTH);
  await expect(page.locator(`.reader-page ${teal}`).first()).toBeAttached(AT_LENGTH);
});

test('the dice draw another child each time, and leave what is worn on the head', async ({ page }) => {
  await chooseBook(page);
  await page.getByText('No photo? Draw the hero').click();
  await take(page, 'On the head', 'Hijab');
  // A sketch of one head is shown until the workshop has loaded.
  await expect(page.locator('.hero-maker-portrait svg')).toHaveCount(5, AT_LENGTH);
  const drawn = () => page.locator('.hero-maker-portrait svg').first().innerHTML();
  const seen = new Set([await drawn()]);
  for (let throws = 0; throws < 4; throws += 1) {
    await page.getByRole('button', { name: 'Surprise us' }).click();
    await expect.poll(drawn).not.toBe([...seen].at(-1));
    seen.add(await drawn());
  }
  expect(seen.size).toBe(5);
  await expect(option(page, 'On the head', 'Hijab')).toBeChecked();
});
