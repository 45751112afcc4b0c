import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { AT_LENGTH } from './limits.ts';
import { enterAsCustomer, expect, STAFF_PASSWORD, test } from './shop.ts';
import { fillDetails, next, paymentWindow, proceed } from './wizard.ts';

test.use({ books: 'made' });

const TITLE = 'The lamp on the roof';
const STORY = [
  '{name} lived in a house with a blue door. On the roof stood an old lamp.',
  '“Why is it dark?” asked {name}. Grandmother smiled. “Nobody climbs so high any more.”',
  'So {name} climbed. One step, two steps, a hundred steps.',
  'That night every child found the way home, and {name} fell asleep under the warm little light.',
].join('\n\n');

test('the owner writes a story, sees it drawn, and a parent buys it', async ({ page, browser, shop }) => {
  const owner = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await owner.goto('/admin?next=/admin/stories');
  await owner.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
  await owner.keyboard.press('Enter');
  await owner.getByRole('link', { name: 'Add New Story' }).click();

  await test.step('a placeholder that nobody fills is named with its place, and nothing is lost', async () => {
    await owner.getByLabel('Story title').fill(TITLE);
    await owner.getByLabel('Theme').selectOption({ label: 'Space: rocket and stars' });
    await owner.getByLabel('Description').fill('A small lamp, and somebody who cares.');
    await owner.getByLabel('Template').fill(`${STORY} Good night, {nmae}.`);
    await owner.getByRole('button', { name: 'Check it and put it into the wizard' }).click();
    await expect(owner.getByText('Nothing is put in for {nmae}: line 7').first()).toBeVisible();
    await expect(owner).toHaveURL(/\/admin\/stories\/[0-9a-f-]{36}$/);
    await expect(owner.getByLabel('Template')).toHaveValue(/\{nmae\}/);
    expect(await findings(owner)).toEqual([]);
  });

  await test.step('the book is drawn beside it, with any name', async () => {
    await owner.getByLabel('Template').fill(STORY);
    await owner.getByLabel('Sample name').fill('Zoya');
    await expect(owner.getByRole('region', { name: 'The book', exact: true })).toContainText('Zoya');
    await owner.getByRole('button', { name: 'Check it and put it into the wizard' }).click();
    await expect(owner.getByRole('heading', { name: 'Stories', level: 1 })).toBeVisible(AT_LENGTH);
    await expect(owner.getByText(/In the wizard since/)).toBeVisible();
    expect(await findings(owner)).toEqual([]);
  });

  await test.step('a parent finds it among the books, sees their own name in it, and buys it', async () => {
    await enterAsCustomer(page, shop);
    await expect(async () => {
      await page.goto('/create');
      await page.getByRole('radio', { name: TITLE }).check({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await next(page).click();
    await page.getByRole('radio', { name: /Digital Copy/ }).check();
    await next(page).click();
    await page.getByLabel("Child's Name").fill('Mira');
    await fillDetails(page);
    await expect(page.getByText(`${TITLE}, Digital`)).toBeVisible();
    await proceed(page);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await paymentWindow(page)
      .getByRole('button', { name: /^Pay ₹/ })
      .click();
    await expect(page).toHaveURL(/\/thank-you/);
    await page.getByRole('link', { name: 'Track Your Order' }).click();
    await expect(page.getByText(TITLE)).toBeVisible();
  });
  await owner.context().close();
});

const findings = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
