import { BOOK } from './buying.ts';
import { buy, type PaidOrder } from './ordering.ts';
import type { TestShop } from './test-shop.ts';
import type { Visitor } from './visitor.ts';

/** A paid order, with its address in the back office. */
export interface DeskOrder extends PaidOrder {
  desk: string;
}

/**
 * Buys a book from the wizard.
 * @param drawn whether the shop takes the book as made. Its files do not exist.
 */
export async function orderAtDesk(
  shop: TestShop,
  customer: Visitor,
  book: Record<string, unknown> = {},
  { drawn = false } = {},
): Promise<DeskOrder> {
  const order = await buy(shop, customer, { book: { ...BOOK, ...book } });
  if (drawn) {
    await shop.sql`update made_books set started_at = now(), made_at = now(), pages = 24, pdf_key = 'books/none.pdf',
      print_key = 'books/none-print.pdf', cover_key = 'books/none-cover.pdf' where order_item_id = ${order.item}`;
  }
  return { ...order, desk: `/admin/orders/${order.id}` };
}

/**
 * Posts an action on an order.
 * @returns the status and the answer's message.
 */
export async function deed(who: Visitor, path: string, fields: Record<string, string> = {}) {
  const answer = await who.postForm(`${path}.data`, fields);
  return { status: answer.status, said: await answer.text() };
}

export async function rowOf(shop: TestShop, orderId: string) {
  return (await shop.sql<Record<string, unknown>>`select * from orders where id = ${orderId}`)[0];
}

/** The order's own history. */
export async function eventsOf(shop: TestShop, orderId: string) {
  return shop.sql<{ kind: string; by: string; details: Record<string, unknown> }>`
    select kind, by, details from order_events where order_id = ${orderId} order by id`;
}

/** The audit entries about the order. */
export async function auditEntriesOf(shop: TestShop, orderNumber: string): Promise<string[]> {
  const lines = await shop.sql<{ action: string }>`
    select action from staff_log where subject = ${`order ${orderNumber}`} order by id`;
  return lines.map(({ action }) => action);
}
