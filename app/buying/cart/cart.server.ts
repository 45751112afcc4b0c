import { randomUUID } from 'node:crypto';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { together } from '../../platform/database/fewer-journeys.server.ts';
import { readyStatement } from '../../platform/database/ready-statement.server.ts';
import { letDraftPhotoLeave } from '../../books/photos/leaving-photos.job.server.ts';
import { forgetPhotoOfCartItem, givePhotoToCartItem } from '../../books/photos/photos.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable, Transaction } from '../../platform/database/dialect.ts';
import { fitsInCart } from '../pricing/quantity.ts';
import { cartItems } from './tables.server.ts';

export type CartItem = typeof cartItems.$inferSelect;

/** A book that goes into a cart, at today's price in whole rupees. */
export type NewCartItem = Omit<CartItem, 'id' | 'userId' | 'addedAt'>;

/** The lines of a customer's cart, oldest first. */
export function cartOf(database: Queryable, userId: string): Promise<CartItem[]> {
  return database
    .select()
    .from(cartItems)
    .where(eq(cartItems.userId, userId))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.id));
}

/** The number of copies in a customer's cart: the sum of all quantities. */
export async function cartCount(userId: string): Promise<number> {
  const [sum] = await db()
    .select({ count: sql`coalesce(sum(${cartItems.quantity}), 0)::bigint`.mapWith(Number) })
    .from(cartItems)
    .where(eq(cartItems.userId, userId));
  return sum?.count ?? 0;
}

const OF_CART_ITEMS = Object.keys(getTableColumns(cartItems)) as (keyof CartItem)[];

const insertItem = readyStatement<CartItem>().of(OF_CART_ITEMS, (database, given) =>
  database.insert(cartItems).values(given),
);

const newRow = (userId: string, item: NewCartItem): CartItem => ({
  ...item,
  id: randomUUID(),
  userId,
  addedAt: now(),
});

/** Adds all of these lines to the cart, or none of them when the cart has no room. */
export async function addToCart(userId: string, items: NewCartItem[]): Promise<'added' | 'full'> {
  const rows = items.map((item) => newRow(userId, item));
  return db().transaction(async (tx) => {
    if (!(await hasRoom(tx, userId, { lines: items.length, copies: copiesOf(items) }))) return 'full';
    await together(...rows.map((row) => insertItem(tx, row)));
    return 'added';
  });
}

/**
 * Adds a personalised book. It always gets a line of its own, even beside an identical one. Its photo moves
 * from the draft to this line. If the photo was removed a moment ago, the book is added without it.
 * @param leavingPhotoId a photo of the draft that this book does not need. It is deleted, unless another book
 * took it.
 */
export async function addBook(
  userId: string,
  item: NewCartItem,
  leavingPhotoId: string | null,
): Promise<'added' | 'full'> {
  const row = newRow(userId, item);
  const { photoId } = item.book;
  return db().transaction(async (tx) => {
    if (!(await hasRoom(tx, userId, { lines: 1, copies: item.quantity }))) return 'full';
    const isGiven = photoId !== null && (await givePhotoToCartItem(tx, photoId, row.id, userId));
    await insertItem(tx, { ...row, book: { ...item.book, photoId: isGiven ? photoId : null } });
    if (leavingPhotoId) await letDraftPhotoLeave(tx, leavingPhotoId);
    return 'added';
  });
}

const copiesOf = (items: readonly { quantity: number }[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether this much more fits in the cart. Until the transaction ends, nobody else can add to it. */
async function hasRoom(
  tx: Transaction,
  userId: string,
  more: { lines: number; copies: number },
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${userId}`}, 0))`);
  const [there] = await tx
    .select({
      lines: sql<number>`count(*)::int`,
      copies: sql<number>`coalesce(sum(${cartItems.quantity}), 0)::int`,
    })
    .from(cartItems)
    .where(eq(cartItems.userId, userId));
  const { lines = 0, copies = 0 } = there ?? {};
  return fitsInCart({ lines: lines + more.lines, copies: copies + more.copies });
}

/**
 * Sets the quantity of a line. 0 or less removes the line and deletes its photo. Lowering a quantity always
 * works, even when the cart holds more than its limit.
 * @returns `missing` when this customer has no such row.
 */
export async function setQuantity(
  userId: string,
  id: string,
  quantity: number,
): Promise<'changed' | 'missing' | 'full'> {
  const own = and(eq(cartItems.id, id), eq(cartItems.userId, userId));
  if (quantity <= 0) {
    const gone = await db().delete(cartItems).where(own).returning({ id: cartItems.id });
    if (gone.length === 0) return 'missing';
    await forgetPhotoOfCartItem(id);
    return 'changed';
  }
  return db().transaction(async (tx) => {
    const [before] = await tx.select().from(cartItems).where(own);
    if (!before) return 'missing';
    const more = quantity - before.quantity;
    if (more > 0 && !(await hasRoom(tx, userId, { lines: 0, copies: more }))) return 'full';
    const changed = await tx.update(cartItems).set({ quantity }).where(own).returning({ id: cartItems.id });
    return changed.length > 0 ? 'changed' : 'missing';
  });
}

/** Empties the cart and deletes the photos of its books. */
export async function clearCart(userId: string): Promise<void> {
  const gone = await db()
    .delete(cartItems)
    .where(eq(cartItems.userId, userId))
    .returning({ id: cartItems.id });
  for (const { id } of gone) await forgetPhotoOfCartItem(id);
}

/** Removes the books that were bought. Books that were added meanwhile stay in the cart. */
export async function takeOutBought(tx: Transaction, userId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(cartItems).where(and(eq(cartItems.userId, userId), inArray(cartItems.id, ids)));
}
