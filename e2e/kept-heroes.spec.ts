import type { Page } from '@playwright/test';
import { LIKENESSES } from '../comic/sample-likenesses.ts';
import { plainPicture } from '../testing/photos.ts';
import { expectNothingForAxe } from './axe.ts';
import { carrySession } from './carry-session.ts';
import { AT_LENGTH } from './limits.ts';
import { awake, expect, newCustomer, newEmail, test } from './shop.ts';
import type { ShopProcess } from '../testing/shop-process.ts';
import { addPhoto, keepDraft, next } from './wizard.ts';

/** Signs in a new customer with a kept hero. */
async function enterWithHero(page: Page, shop: ShopProcess, name: string, email = newEmail()): Promise<void> {
  const customer = await newCustomer(shop, email);
  expect((await customer.postJson('/api/heroes', { name, hero: LIKENESSES[0]! })).status).toBe(200);
  await carrySession(page.context(), customer, shop.url);
}

const profile = (page: Page) => page.getByRole('banner').getByRole('button', { name: /your profile/i });
const kept = (page: Page) => page.getByRole('button', { name: /^Delete / });

test('who signs in after somebody else in the same page sees only heroes of their own', async ({
  page,
  shop,
}) => {
  await enterWithHero(page, shop, 'Mira');
  await page.goto('/');
  await awake(page);
  await profile(page).click();
  await expect(kept(page)).toHaveText(['Delete Mira']);
  const email = newEmail();
  await enterWithHero(page, shop, 'Arjun', email);
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'nv-me-changed' })));
  await expect(page.getByRole('dialog')).toContainText(email);
  await expect(kept(page)).toHaveText(['Delete Arjun']);
});

test('a kept hero takes the place of a photo, which leaves, and stays in the book', async ({
  page,
  shop,
}) => {
  await enterWithHero(page, shop, 'Mira');
  await keepDraft(page, { story: 'space-explorer', format: 'print', characterName: '' });
  await page.goto('/create/personalize');
  await awake(page);
  const buffer = await plainPicture(640, 480).jpeg().toBuffer();
  await addPhoto(page, { name: 'child.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('button', { name: 'Take the drawn hero' })).toBeVisible(AT_LENGTH);
  const heroes = page.getByRole('region', { name: 'Heroes that you kept' });
  await expect(heroes).toContainText('The photo is removed');
  await expectNothingForAxe(page);
  await heroes.getByRole('button', { name: 'Mira' }).click();
  const maker = page.getByRole('region', { name: 'Make it right together' });
  await expect(maker).toContainText('It needs no photo any more.', AT_LENGTH);
  await expect(page.locator('[name=characterName]')).toHaveValue('Mira');
  await expect
    .poll(() => page.evaluate(async () => (await fetch('/api/photo?info')).json()))
    .toEqual({ photo: null });
  await next(page).click();
  await expect(page).toHaveURL(/\/create\/preview$/);
  await page.goBack();
  await expect(maker).toBeVisible(AT_LENGTH);
});
