import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { becomeCustomer, type Letter, letterOn, PASSWORD } from '../testing/customer.ts';
import { type Books, freshDatabase } from '../testing/database.ts';
import { freePorts, type ShopProcess, startShop } from '../testing/shop-process.ts';
import { Visitor } from '../testing/visitor.ts';
import { carrySession } from './carry-session.ts';
import { test as base } from './kept-policies.ts';

export { expect };

export const STAFF_PASSWORD = 'the-staff-password';

/**
 * Gives each worker's journeys a running shop; pages open relative to it. The sign-in popup counts as
 * already shown, unless a journey sets `popup`. Ordered books are not made, unless a file sets `books`.
 */
export const test = base.extend<{ popup: boolean }, { books: Books; shop: ShopProcess }>({
  popup: [false, { option: true }],
  books: ['held', { option: true, scope: 'worker' }],
  context: async ({ context, popup }, use) => {
    if (!popup) await context.addInitScript(() => sessionStorage.setItem('nv.popup-seen', '1'));
    await use(context);
  },
  shop: [
    async ({ books }, use) => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-browser-'));
      const database = await freshDatabase(dataDir, books);
      const shop = await startShop({
        ...(await freePorts()),
        ...database.variables,
        ADMIN_PASSWORD: STAFF_PASSWORD,
      });
      await use(shop);
      await shop.kill('SIGTERM');
      await database.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
});

/** Sets switches of the dev services, such as `{ webhook: 'never' }`. */
export async function behave(shop: ShopProcess, changes: Record<string, unknown>): Promise<void> {
  const answer = await fetch(`${shop.streetUrl}/sandbox/behaviour`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(changes),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/**
 * The newest letter to somebody whose subject matches.
 * @throws after forty seconds without one.
 */
export const letter = (shop: ShopProcess, to: string, subject: RegExp): Promise<Letter> =>
  letterOn({ url: shop.streetUrl }, to, subject);

export { PASSWORD };
let customers = 0;

export function newEmail(): string {
  customers += 1;
  return `asha.${process.pid}.${customers}@example.in`;
}

/** A new customer, already signed in. */
export async function newCustomer(shop: ShopProcess, email = newEmail()): Promise<Visitor> {
  const visitor = new Visitor(shop.url);
  await becomeCustomer(visitor, { url: shop.streetUrl }, email);
  return visitor;
}

/** Signs this browser in as a new customer, without the sign-in screen. */
export async function enterAsCustomer(page: Page, shop: ShopProcess, email?: string): Promise<void> {
  await carrySession(page.context(), await newCustomer(shop, email), shop.url);
}

/**
 * Creates an account on the sign-in screen.
 * @returns the confirmation link from the letter.
 */
export async function signUp(page: Page, shop: ShopProcess, email: string): Promise<string> {
  await page.getByRole('link', { name: /Sign up/ }).click();
  await page.getByLabel('Full Name').fill('Asha Rao');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('98450 12345');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('dialog', { name: 'Check your inbox' }).waitFor();
  const link = /https?:\/\/\S+\/\?confirm=[\w.~-]+/.exec((await letter(shop, email, /confirm/i)).text)?.[0];
  if (!link) throw new Error('No link in the confirmation letter.');
  return link;
}

/** Creates an account on the sign-in screen, opens the letter's link in this browser and signs in. */
export async function signUpAndIn(page: Page, shop: ShopProcess, email: string): Promise<void> {
  await page.goto(await signUp(page, shop, email));
  await page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click();
  await signIn(page, email);
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/auth');
}

/** Waits until the page is hydrated: clicks before that are lost. */
export async function awake(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
