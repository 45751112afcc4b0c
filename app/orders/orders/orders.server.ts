import type { LikenessHero } from '#comic';
import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { BookProgress } from '../../books/drawing/book-progress.ts';
import { madeBooksOf } from '../../books/drawing/made-books.server.ts';
import { madeBooks } from '../../books/drawing/tables.server.ts';
import type { Checkout } from '../../buying/checkout/checkouts.server.ts';
import { withoutChild } from '../../buying/checkout/without-child.ts';
import { together } from '../../platform/database/fewer-journeys.server.ts';
import { readyStatement } from '../../platform/database/ready-statement.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable, Transaction } from '../../platform/database/dialect.ts';
import { isId } from '../../platform/strings/uuid.ts';
import { asShown, booksOfOrder } from './order-books.ts';
import { OVER } from './stages.ts';
import { writeTerms, writeTermsAnew } from './order-terms.server.ts';
import {
  orderEvents,
  orderItems,
  orders,
  type Order,
  type OrderItem,
  type OrderWithItems,
} from './tables.server.ts';

/**
 * Writes an order from a checkout's snapshot and returns it with its books; `writeBooks` stores those. Wizard
 * orders are stored as `completed`, all others as `pending`.
 * @param heldBecause why the order is kept out of production until staff have checked it; null when it is not
 * held.
 * @param awaitsOwner whether only the owner may let it continue.
 */
export async function writeOrder(
  tx: Transaction,
  checkout: Checkout,
  paymentId: string | null,
  heldBecause: string | null,
  awaitsOwner = false,
): Promise<OrderWithItems> {
  const createdAt = now();
  const order = await insertNumbered(tx, createdAt.getTime(), {
    id: randomUUID(),
    userId: checkout.userId,
    checkoutId: checkout.id,
    paymentId,
    subtotalAmount: checkout.subtotal,
    discountAmount: checkout.discount,
    totalAmount: checkout.total,
    couponCode: checkout.couponCode,
    addOns: checkout.addOns,
    status: checkout.source === 'wizard' ? 'completed' : 'pending',
    shippingAddress: checkout.shippingAddress,
    createdAt,
    heldAt: heldBecause === null ? null : createdAt,
    heldBecause,
    awaitsOwnerAt: awaitsOwner ? createdAt : null,
    replacesOrderId: checkout.replacesOrderId,
  });
  // Ids are sorted so that books of the same title keep the sequence of the cart, which decides to which book
  // an extra copy belongs.
  const ids = checkout.lines.map(() => randomUUID()).toSorted();
  const items = checkout.lines.map((line, at) => ({ id: ids[at]!, orderId: order.id, ...line }));
  return { ...order, items };
}

/** Stores the books of a new order and its search terms, before any statement that refers to the books. */
export async function writeBooks(tx: Transaction, order: OrderWithItems): Promise<void> {
  await together(tx.insert(orderItems).values(order.items).execute(), writeTerms(tx, order));
}

/** The columns that are set when an order is written. */
const OF_NEW_ORDERS = [
  'id',
  'userId',
  'orderNumber',
  'checkoutId',
  'paymentId',
  'subtotalAmount',
  'discountAmount',
  'totalAmount',
  'couponCode',
  'addOns',
  'status',
  'shippingAddress',
  'createdAt',
  'heldAt',
  'heldBecause',
  'awaitsOwnerAt',
  'replacesOrderId',
] as const;
type NewOrder = Pick<Order, (typeof OF_NEW_ORDERS)[number]>;

const insertOrder = readyStatement<NewOrder>().of(OF_NEW_ORDERS, (database, given) =>
  database.insert(orders).values(given).onConflictDoNothing({ target: orders.orderNumber }).returning(),
);

/** Inserts the order with the number of this millisecond, or of the next free one. */
async function insertNumbered(
  tx: Transaction,
  millisecond: number,
  row: Omit<NewOrder, 'orderNumber'>,
): Promise<Order> {
  for (let number = millisecond; ; number += 1) {
    const [inserted] = await insertOrder(tx, { ...row, orderNumber: `ORD-${number}` });
    if (inserted) return inserted;
  }
}

export async function orderOfCheckout(database: Queryable, checkoutId: string): Promise<Order | null> {
  const [row] = await database.select().from(orders).where(eq(orders.checkoutId, checkoutId));
  return row ?? null;
}

/** The order that was paid with a payment. */
export async function orderPaidWith(database: Queryable, paymentId: string): Promise<Order | null> {
  const [row] = await database.select().from(orders).where(eq(orders.paymentId, paymentId));
  return row ?? null;
}

/**
 * The order that was originally paid for. For a free replacement this is the order that it replaces, through
 * any chain of replacements.
 */
export async function firstOf(
  database: Queryable,
  { id, replacesOrderId }: Pick<Order, 'id' | 'replacesOrderId'>,
): Promise<Order | null> {
  const [row] = await database
    .select()
    .from(orders)
    .where(eq(orders.id, replacesOrderId ?? id));
  return row?.replacesOrderId ? firstOf(database, row) : (row ?? null);
}

/** A customer's orders with their items, newest first. @param part the part of a long list to read. */
export async function ordersOf(
  userId: string,
  part: { skip: number; take: number },
): Promise<OrderWithItems[]> {
  const rows = await db()
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.orderNumber))
    .offset(part.skip)
    .limit(part.take);
  const items = await itemsOf(rows.map((row) => row.id));
  return rows.map((row) => ({ ...row, items: items.filter((item) => item.orderId === row.id) }));
}

/** All orders of a customer, newest first, read a few at a time so that memory stays small. */
export async function* everyOrderOf(userId: string): AsyncGenerator<OrderWithItems> {
  for (let skip = 0; ; skip += AT_ONCE) {
    const some = await ordersOf(userId, { skip, take: AT_ONCE });
    yield* some;
    if (some.length < AT_ONCE) return;
  }
}

const AT_ONCE = 10;

/** A customer's own order; null when it belongs to somebody else, as if it did not exist. */
export async function ownOrder(
  userId: string,
  by: { id: string } | { orderNumber: string },
): Promise<OrderWithItems | null> {
  if ('id' in by ? !isId(by.id) : !/^ORD-\d{1,20}$/.test(by.orderNumber)) return null;
  const wanted = 'id' in by ? eq(orders.id, by.id) : eq(orders.orderNumber, by.orderNumber);
  const [row] = await db()
    .select()
    .from(orders)
    .where(and(wanted, eq(orders.userId, userId)));
  return row ? { ...row, items: await itemsOf([row.id]) } : null;
}

/** A book of a customer's own order; null when the order belongs to somebody else, as if it did not exist. */
export async function ownBook(
  userId: string,
  { orderId, itemId }: { orderId: string; itemId: string },
): Promise<{ order: OrderWithItems; item: OrderItem } | null> {
  const order = await ownOrder(userId, { id: orderId });
  const item = order?.items.find(({ id }) => id === itemId);
  return order && item ? { order, item } : null;
}

/** The present progress of an order's books, by item id. */
export async function booksNow(order: OrderWithItems): Promise<Record<string, BookProgress>> {
  return booksOfOrder(order, await madeBooksOf(order.items.map(({ id }) => id)), now());
}

/** Any order, for callers who may see every order. */
export async function orderById(orderId: string, database: Queryable = db()): Promise<OrderWithItems | null> {
  if (!isId(orderId)) return null;
  const [row] = await database.select().from(orders).where(eq(orders.id, orderId));
  return row ? { ...row, items: await itemsOf([row.id], database) } : null;
}

/**
 * Changes the words that a book of an order is made from. The caller has locked the order and has the book
 * drawn again.
 */
export async function changeItem(
  tx: Transaction,
  itemId: string,
  values: Pick<OrderItem, 'characterName' | 'customTitle' | 'customMessage'>,
): Promise<void> {
  await tx.update(orderItems).set(values).where(eq(orderItems.id, itemId));
}

/** Changes the photo that a book's hero comes from; null for the drawn hero. All else stays the same. */
export async function changePhotoOf(tx: Transaction, itemId: string, photoId: string | null): Promise<void> {
  await tx
    .update(orderItems)
    .set({ book: sql`${orderItems.book} || ${JSON.stringify({ photoId })}::jsonb` })
    .where(eq(orderItems.id, itemId));
}

/** Changes the hero to a child that was drawn from a photo. The book no longer needs the photo. */
export async function changeHeroOf(tx: Transaction, itemId: string, drawnHero: LikenessHero): Promise<void> {
  await tx
    .update(orderItems)
    .set({ book: sql`${orderItems.book} || ${JSON.stringify({ photoId: null, drawnHero })}::jsonb` })
    .where(eq(orderItems.id, itemId));
}

/**
 * Whether a photo is still needed: by any book of this order, or by an unmade book of another order of the
 * same customer.
 */
export async function isPhotoNeeded(
  tx: Transaction,
  photoId: string,
  { id, userId }: Pick<Order, 'id' | 'userId'>,
): Promise<boolean> {
  const [book] = await tx
    .select({ id: orderItems.id })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(madeBooks, eq(madeBooks.orderItemId, orderItems.id))
    .where(
      and(
        eq(orders.userId, userId),
        sql`${orderItems.book} ->> 'photoId' = ${photoId}`,
        or(eq(orders.id, id), and(isNull(madeBooks.madeAt), notInArray(orders.stage, [...OVER]))),
      ),
    )
    .limit(1);
  return book !== undefined;
}

/** Changes an order's address and its search terms. The caller has locked the order. */
export async function changeAddress(
  tx: Transaction,
  order: Order,
  shippingAddress: Order['shippingAddress'],
): Promise<void> {
  await tx.update(orders).set({ shippingAddress }).where(eq(orders.id, order.id));
  await writeTermsAnew(tx, { ...order, shippingAddress, items: await itemsOf([order.id], tx) });
}

/** Locks all orders of a customer until the transaction ends. */
export async function lockOrdersOf(tx: Transaction, userId: string): Promise<OrderWithItems[]> {
  const rows = await tx
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.id))
    .for('update');
  const items = await itemsOf(
    rows.map(({ id }) => id),
    tx,
  );
  return rows.map((row) => ({ ...row, items: items.filter((item) => item.orderId === row.id) }));
}

/**
 * Reduces an order to what accounting needs: what was bought, for how much, and to whom it was sent. Removes
 * everything about the child, the e-mail address, the phone number, and the free text in its events and in
 * its reasons for a hold or a cancellation. The caller has locked the order.
 */
export async function forgetChildOf(tx: Transaction, order: OrderWithItems): Promise<void> {
  for (const { id, book } of order.items)
    await tx.update(orderItems).set(withoutChild(book)).where(eq(orderItems.id, id));
  await tx.update(orders).set({ heldBecause: null, cancelledBecause: null }).where(eq(orders.id, order.id));
  await tx
    .update(orderEvents)
    .set({
      details: sql`case when ${orderEvents.kind} = 'moved'
        then jsonb_build_object('from', ${orderEvents.details} -> 'from', 'to', ${orderEvents.details} -> 'to')
        else '{}'::jsonb end`,
    })
    .where(eq(orderEvents.orderId, order.id));
  await changeAddress(tx, order, { ...order.shippingAddress, email: '', phone: '' });
}

/** The books of orders, sorted as they are shown. */
export async function itemsOf(orderIds: string[], database: Queryable = db()): Promise<OrderItem[]> {
  if (orderIds.length === 0) return [];
  const items = await database.select().from(orderItems).where(inArray(orderItems.orderId, orderIds));
  return items.toSorted(asShown);
}
