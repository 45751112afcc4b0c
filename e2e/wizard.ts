import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { ShopProcess } from '../testing/shop-process.ts';
import { enterAsCustomer, expect } from './shop.ts';

/** A public-domain portrait, as a parent's photo. */
export const PHOTO = 'comic/hero/fixtures/astronaut.jpg';

export const SHIPPING = {
  'Full Name': 'Asha Rao',
  Email: 'asha@example.in',
  Phone: '98450 12345',
  Address: '12 Lake Road',
  City: 'Mysuru',
  State: 'Karnataka',
  'Postal Code': '570001',
};

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

/** Completes steps 1 to 3, without a photo. */
export async function chooseBook(page: Page, name = 'Mira', format = /Physical Copy/): Promise<void> {
  await page.goto('/create');
  await page.getByRole('radio', { name: /Space Explorer/ }).check();
  await next(page).click();
  await page.getByRole('radio', { name: format }).check();
  await next(page).click();
  await page.getByLabel("Child's Name").fill(name);
}

/** Adds a photo in step 3 and gives consent. */
export async function addPhoto(
  page: Page,
  file: Parameters<Locator['setInputFiles']>[0] = PHOTO,
): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('checkbox', { name: /parent|guardian/i }).check();
}

/** Goes from step 3 past the preview and fills in step 5. */
export async function fillDetails(page: Page): Promise<void> {
  await next(page).click();
  await expect(page).toHaveURL(/\/create\/preview$/);
  await next(page).click();
  await expect(page).toHaveURL(/\/create\/details$/);
  for (const [label, value] of Object.entries(SHIPPING)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

export const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed to Payment' }).click();

/** Goes from the start to the last step: a new customer with a printed book. */
export async function comeToPayment(page: Page, shop: ShopProcess, email?: string): Promise<void> {
  await enterAsCustomer(page, shop, email);
  await chooseBook(page);
  await fillDetails(page);
  await proceed(page);
}

/** Stores a book from an earlier visit in the browser, for every page. */
export const keepDraft = (page: Page, draft: object): Promise<unknown> =>
  page.addInitScript((text) => localStorage.setItem('nv.draft', text), JSON.stringify({ version: 1, draft }));

/** What the page says of a photo that the shop keeps, before and after the child is drawn from it. */
export const KEPT_AT_SHOP = /^(Kept privately until|The book needs only the drawing)/;

/** The payment provider's window. */
export const paymentWindow = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Payment sandbox"]');

/** Expects that the element on top covers none of these. */
export async function expectClear(over: Locator, under: Locator[]): Promise<void> {
  const box = await over.boundingBox();
  for (const each of under) {
    const other = await each.boundingBox();
    if (!box || !other) throw new Error('It is not to be seen.');
    const beside = box.x >= other.x + other.width || other.x >= box.x + box.width;
    const below = box.y >= other.y + other.height || other.y >= box.y + box.height;
    expect(beside || below, `${each.toString()} is covered`).toBe(true);
  }
}
