import { askTheShop } from '../testing/ask-the-shop.ts';
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { checkOut, pay, report } from '../testing/buying.ts';
import { prepareDatabases } from '../testing/database.ts';
import { openTestShop, PASSWORD, type TestShop } from '../testing/test-shop.ts';
import type { Visitor } from '../testing/visitor.ts';

/** A shop with a life: one customer who ordered a book, with two more in the cart, and one who has just come. */
export interface LivedInShop {
  shop: TestShop;
  customer: Visitor & { email: string };
  newcomer: Visitor;
  orderId: string;
  orderNumber: string;
  /** Of a message that somebody sent. */
  ticket: string;
  staffPassword: string;
}

/** Opens the built shop over a fresh database, and buys. */
export async function openLivedInShop(): Promise<LivedInShop> {
  await prepareDatabases();
  const shop = await openTestShop();
  const newcomer = await shop.customer('kavya@example.in');
  const customer = await shop.customer('asha.rao@example.in');
  const opened = await checkOut(customer, {
    book: { story: 'space-explorer', format: 'print', characterName: 'Mira' },
  });
  const { orderNumber } = await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId));
  const [order] = await shop.sql<{ id: string }>`select id from orders`;
  if (!order || !orderNumber) throw new Error('The order is not there.');
  for (let books = 0; books < 2; books += 1) await customer.postForm('/orders', { orderId: order.id });
  const ticket = await askTheShop(newcomer);
  return { shop, customer, newcomer, orderId: order.id, orderNumber, ticket, staffPassword: PASSWORD };
}

/** A browser of somebody's, or of a stranger's when there is nobody. */
export async function browserOf(
  browser: Browser,
  url: string,
  somebody: Visitor | null,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-IN', ...options });
  const cookies = [...(somebody?.cookies ?? [])].map(([name, value]) => ({ name, value, url }));
  await context.addCookies(cookies);
  return context;
}
