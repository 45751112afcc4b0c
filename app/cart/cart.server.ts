import { randomUUID } from 'node:crypto';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { together } from '../database/fewer-journeys.server.ts';
import { readyStatement } from '../database/ready-statement.server.ts';
import { forgetPhotoOfCartItem, givePhotoToCartItem } from '../photos/photos.server.ts';
import { db, now, type Queryable, type Transaction } from '../platform/machine.server.ts';
import { cartItems } from './tables.server.ts';

export type CartItem = typeof cartItems.$inferSelect;

/** A book that goes into a cart, at today's price in whole rupees. */
export type NewCartItem = Omit<CartItem, 'id' | 'userId' | 'addedAt'>;

/** A customer's cart, in the order in which it was filled. */
export function cartOf(database: Queryable, userId: string): Promise<CartItem[]> {
  return database
    .select()
    .from(cartItems)
    .where(eq(cartItems.userId, userId))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.id));
}

/** Books in a customer's cart, by total quantity. */
export async function cartCount(userId: string): Promise<number> {
  const [sum] = await db()
    .select({ count: sql<number>`coalesce(sum(${cartItems.quantity}), 0)::int` })
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

/** Adds books as they are, all or none. */
export async function addToCart(userId: string, items: NewCartItem[]): Promise<void> {
  const rows = items.map((item) => newRow(userId, item));
  await db().transaction((tx) => together(...rows.map((row) => insertItem(tx, row))));
}

/**
 * Adds a personalised book: always a line of its own, also beside one that is the same. A photo becomes this
 * line's; one that was removed a moment ago is not in the book.
 */
export async function addBook(userId: string, item: NewCartItem): Promise<void> {
  const row = newRow(userId, item);
  const { photoId } = item.book;
  if (photoId === null) {
    await insertItem(db(), row);
    return;
  }
  await db().transaction(async (tx) => {
    const isGiven = await givePhotoToCartItem(tx, photoId, row.id, userId);
    await insertItem(tx, { ...row, book: { ...item.book, photoId: isGiven ? photoId : null } });
  });
}

/** Sets how many; 0 or less takes the book out, and its photo goes. @returns false when this customer has no such row. */
export async function setQuantity(userId: string, id: string, quantity: number): Promise<boolean> {
  const own = and(eq(cartItems.id, id), eq(cartItems.userId, userId));
  const changed =
    quantity <= 0
      ? await db().delete(cartItems).where(own).returning({ id: cartItems.id })
      : await db().update(cartItems).set({ quantity }).where(own).returning({ id: cartItems.id });
  if (quantity <= 0 && changed.length > 0) await forgetPhotoOfCartItem(id);
  return changed.length > 0;
}

/** Takes every book out; their photos go. */
export async function clearCart(userId: string): Promise<void> {
  const gone = await db()
    .delete(cartItems)
    .where(eq(cartItems.userId, userId))
    .returning({ id: cartItems.id });
  for (const { id } of gone) await forgetPhotoOfCartItem(id);
}

/** Takes out the books that were bought; what came in since stays. */
export async function takeOutBought(tx: Transaction, userId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(cartItems).where(and(eq(cartItems.userId, userId), inArray(cartItems.id, ids)));
}
