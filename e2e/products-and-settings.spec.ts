import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import type { ShopProcess } from '../testing/shop-process.ts';
import { AT_LENGTH } from './limits.ts';
import { expect, STAFF_PASSWORD, test } from './shop.ts';
import { comeToPayment, paymentWindow, PHOTO } from './wizard.ts';

test('the shop closes during a payment: it is finished, and everybody else waits', async ({
  page,
  browser,
  shop,
}) => {
  await comeToPayment(page, shop);
  await page.getByRole('button', { name: /^Pay/ }).click();
  const payNow = paymentWindow(page).getByRole('button', { name: 'Pay ₹799' });
  await payNow.waitFor();
  const visitor = await newPage(browser, shop);
  await visitor.goto('/about');

  const owner = await staffPage(browser, shop, '/admin/settings');
  await setMaintenance(owner, true);
  await expect(owner.getByText('Maintenance mode is on.')).toBeVisible();

  await test.step('who was looking around is told so at the next page, and in both themes', async () => {
    await visitor.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
    await visitor.getByRole('heading', { name: 'We are turning a page' }).waitFor();
    await expect(visitor).toHaveURL(/\/gallery$/);
    expect(await findings(visitor)).toEqual([]);
    await visitor.emulateMedia({ colorScheme: 'dark' });
    expect((await visitor.reload())?.status()).toBe(503);
    expect(await findings(visitor)).toEqual([]);
  });

  await test.step('who is paying pays, and sees the confirmation', async () => {
    await payNow.click();
    await expect(page.getByText('Payment Successful!')).toBeVisible();
    await expect(page).toHaveURL(/\/thank-you/);
    await expect(page.getByText(/ORD-\d+/)).toBeVisible();
    await page.getByRole('link', { name: 'Order More Books' }).click();
    await page.getByRole('heading', { name: 'We are turning a page' }).waitFor();
  });

  await test.step('the shop opens again', async () => {
    await setMaintenance(owner, false);
    await expect(owner.getByText('Maintenance mode is on.')).toBeHidden();
    await visitor.getByRole('link', { name: 'Try again' }).click();
    await visitor.getByRole('heading', { name: 'The gallery of little heroes' }).waitFor();
  });
});

test('a fact that the owner changes stands on every page, and a wrong one is named', async ({
  page,
  browser,
  shop,
}) => {
  const owner = await staffPage(browser, shop, '/admin/settings');
  const phone = owner.getByLabel('Phone', { exact: true });
  await phone.fill('call us');
  await owner.getByRole('button', { name: 'Save Settings' }).click();
  await expect(owner.getByRole('region', { name: 'One thing to mend' })).toBeFocused();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await phone.fill('+91 80000 12345');
  await owner.keyboard.press('Enter');
  await expect(owner.getByText('Settings saved')).toBeVisible(AT_LENGTH);
  expect(await findings(owner)).toEqual([]);

  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: '+91 80000 12345' })).toHaveAttribute(
    'href',
    'tel:+918000012345',
  );
  await page.waitForLoadState('networkidle');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('main').getByText('+91 80000 12345')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the owner puts a picture of their own first in the gallery, by keyboard', async ({
  page,
  browser,
  shop,
}) => {
  const owner = await staffPage(browser, shop, '/admin/gallery');
  await owner.getByLabel('Add pictures').setInputFiles(PHOTO);
  const tiles = owner.getByRole('main').getByRole('list').getByRole('listitem');
  await expect(tiles).toHaveCount(5, AT_LENGTH);
  await owner.getByRole('button', { name: 'Update Gallery' }).click();
  await expect(tiles.last().getByText('Please write a title.')).toBeVisible();
  await tiles.last().getByLabel('Title').fill('Above the clouds');
  await tiles.last().getByLabel('What the picture shows').fill('A child in a space suit');
  const up = owner.getByRole('button', { name: 'Move Above the clouds up' });
  await up.focus();
  for (let place = 4; place > 0; place -= 1) await owner.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await expect(owner.getByText('Not saved yet')).toBeVisible();
  await owner.getByRole('button', { name: 'Update Gallery' }).click();
  await expect(owner.getByText('Gallery updated')).toBeVisible(AT_LENGTH);
  expect(await findings(owner)).toEqual([]);

  await page.goto('/');
  const first = page.locator('.book-card').first();
  await expect(first).toContainText('Above the clouds');
  const picture = first.getByRole('img', { name: 'A child in a space suit' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  for (let left = 5; left > 0; left -= 1)
    await owner
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
  await owner.getByRole('button', { name: 'Update Gallery' }).click();
  await expect(tiles).toHaveCount(4, AT_LENGTH);
  await page.reload();
  await expect(page.locator('.book-card').first()).not.toContainText('Above the clouds');
});

test('a picture that is dropped on the gallery becomes a tile', async ({ browser, shop }) => {
  const owner = await staffPage(browser, shop, '/admin/gallery');
  const words = owner.getByText('Drop pictures here, or choose them');
  await expect(words).toBeVisible();
  const tiles = owner.getByRole('main').getByRole('list').getByRole('listitem');
  await expect(tiles).toHaveCount(4);
  const { x, y, width, height } = (await words.boundingBox())!;
  const mouse = await owner.context().newCDPSession(owner);
  const data = { items: [], files: [path.resolve(PHOTO)], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await mouse.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data });
  await expect(tiles).toHaveCount(5, AT_LENGTH);
  await owner.context().close();
});

test('the owner changes a price, and its page and card say so', async ({ page, browser, shop }) => {
  const owner = await staffPage(browser, shop, '/admin/products');
  await owner.getByText('The Iron Kid and the Tiffin Robot').click();
  const price = owner.getByLabel('Physical Copy (₹)').locator('visible=true');
  await price.fill('0');
  await owner.getByRole('button', { name: 'Save Magical Kingdom' }).click();
  await expect(owner.getByText('Please write at least ₹1.')).toBeVisible();
  await price.fill('849');
  await owner.getByRole('button', { name: 'Save Magical Kingdom' }).click();
  await expect(owner.getByText(/^Saved\./)).toBeVisible(AT_LENGTH);
  expect(await findings(owner)).toEqual([]);

  await page.goto('/product/iron');
  await expect(page.getByText('₹849').first()).toBeVisible();
  await owner.getByRole('button', { name: 'Show the built-in book again' }).click();
  await expect(owner.getByText('The built-in book is shown again.')).toBeVisible(AT_LENGTH);
  await page.reload();
  await expect(page.getByText('₹799').first()).toBeVisible();
});

async function newPage(browser: Browser, shop: ShopProcess): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url });
  await context.addInitScript(() => sessionStorage.setItem('nv.popup-seen', '1'));
  return context.newPage();
}

async function staffPage(browser: Browser, shop: ShopProcess, address: string): Promise<Page> {
  const page = await newPage(browser, shop);
  await page.goto(`/admin?next=${address}`);
  await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: 'Staff room' }).waitFor();
  return page;
}

async function setMaintenance(owner: Page, on: boolean): Promise<void> {
  await owner.getByLabel('Maintenance mode').setChecked(on);
  await owner.getByRole('button', { name: 'Save Settings' }).click();
  await expect(owner.getByText('Settings saved').last()).toBeVisible(AT_LENGTH);
}

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
