import { asc } from 'drizzle-orm';
import { PRODUCT_IDS } from '../../buying/catalogue/product-ids.ts';
import { db, shopIsOpen } from '../../platform/runtime/runtime.server.ts';
import { offeredBook } from '../../buying/catalogue/offered-book.server.ts';
import type { Category } from '../../buying/catalogue/sample-books.ts';
import { cardOfBook, type ShelfCard } from '../product/shelf-card.ts';
import { galleryPictures } from './tables.server.ts';

/** The gallery as the owner arranged it; the four books of the shelf while it is empty. */
export async function shelfCards(): Promise<ShelfCard[]> {
  const offered = await Promise.all(PRODUCT_IDS.map(offeredBook));
  const books = offered.filter((book) => book !== null).map(cardOfBook);
  const tiles = shopIsOpen() ? await galleryTiles() : [];
  if (tiles.length === 0) return books;
  return tiles.flatMap(({ id, title, alt, theme, picture, productId }) => {
    const book = books.find((each) => each.productId === productId);
    return book ? [{ ...book, id, title, alt, picture, category: theme as Category }] : [];
  });
}

/** The rows in their order, for callers that compare two states of the gallery. */
export async function galleryTiles() {
  return db().select().from(galleryPictures).orderBy(asc(galleryPictures.position));
}
