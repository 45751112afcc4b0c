import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { checkOut, pay, report } from '../testing/buying.ts';
import { prepareDatabases } from '../testing/database.ts';
import { openTestShop, PASSWORD, type TestShop } from '../testing/test-shop.ts';
import type { Visitor } from '../testing/visitor.ts';

/** A shop with a life: one customer who ordered a book, with two more in the cart. */
export interface LivedInShop {
  shop: TestShop;
  customer: Visitor & { email: string };
  orderId: string;
}

/** Opens the built shop over a fresh database, and buys. */
export async function openLivedInShop(): Promise<LivedInShop> {
  await prepareDatabases();
  const shop = await openTestShop();
  const customer = await shop.customer('asha.rao@example.in');
  const opened = await checkOut(customer, {
    book: { story: 'space-explorer', format: 'print', characterName: 'Mira' },
  });
  await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId));
  const [order] = await shop.sql<{ id: string }>`select id from orders`;
  if (!order) throw new Error('The order is not there.');
  for (let books = 0; books < 2; books += 1) await customer.postForm('/orders', { orderId: order.id });
  return { shop, customer, orderId: order.id };
}

/** The staff password of that shop. */
export const STAFF_PASSWORD = PASSWORD;

/** A browser of the customer's, or of a stranger's when there is none. */
export async function browserOf(
  browser: Browser,
  url: string,
  customer: Visitor | null,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-IN', ...options });
  const cookies = [...(customer?.cookies ?? [])].map(([name, value]) => ({ name, value, url }));
  await context.addCookies(cookies);
  return context;
}
