import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { heroes } from '../../books/drawing/tables.server.ts';
import { bookAddress } from '../../orders/orders/order-books.ts';
import { orderItems, orders } from '../../orders/orders/tables.server.ts';
import { photos } from '../../books/photos/tables.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { address } from './own-orders.server.ts';

/**
 * The record of each photo of a cart or an order, what became of its hero, and where the photo is seen: at the ordered
 * books that are made from it, as long as nobody has begun to forget it. One of a draft belongs to a browser and to no
 * account.
 */
export async function ownPhotos(userId: string): Promise<object[]> {
  const { draftKeyHash: _key, contentHash: _content, userId: _user, ...record } = getTableColumns(photos);
  const rows = await db()
    .select({ photo: record, hero: heroes })
    .from(photos)
    .leftJoin(heroes, eq(heroes.photoId, photos.id))
    .where(eq(photos.userId, userId))
    .orderBy(asc(photos.storedAt));
  const books = await booksWithPhoto(userId);
  return rows.map(({ photo, hero }) => ({
    ...photo,
    links: photo.forgottenBecause === null ? (books.get(photo.id) ?? []) : [],
    hero: hero && heroRecord(hero),
  }));
}

const heroRecord = ({ id: _id, photoId: _photo, ...record }: typeof heroes.$inferSelect) => record;

/** The address of the photo of each ordered book, by the photo's id. */
async function booksWithPhoto(userId: string): Promise<Map<string, string[]>> {
  const books = await db()
    .select({
      photoId: sql<string>`${orderItems.book} ->> 'photoId'`,
      orderId: orders.id,
      itemId: orderItems.id,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.createdAt), asc(orderItems.id));
  const byPhoto = Map.groupBy(books, ({ photoId }) => photoId);
  return new Map(
    [...byPhoto].map(([id, of]) => [id, of.map((book) => address(`${bookAddress(book)}/photo`))]),
  );
}
