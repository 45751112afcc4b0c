import { drawingOf } from '../../books/drawing/drawings.server.ts';
import { heroOf } from '../../books/drawing/chosen-hero.ts';
import { heroState } from '../../books/drawing/hero-studio.server.ts';
import { heroLeftOf, madeBooksOf, waitsForPhoto } from '../../books/drawing/made-books.server.ts';
import { frozenWords } from '../orders/make-book.job.server.ts';
import type { Order, OrderItem } from '../orders/tables.server.ts';
import { photoIsKept } from '../../books/photos/photos.server.ts';
import { type CoverRequest, coverRequest } from '../../books/reader/cover-request.ts';

/**
 * What the cover of an ordered book is drawn from: for a finished book as it was made, for any other as it
 * will be made.
 * @returns `waiting` while the hero is being cut from the photo; null when the book has no hero.
 */
export async function coverOf(order: Order, item: OrderItem): Promise<CoverRequest | 'waiting' | null> {
  const book = (await madeBooksOf([item.id])).get(item.id);
  const made = book?.madeAt && (await drawingOf(book));
  if (made) return coverRequest(made);
  const { photoId, drawnHero, drawingOf: replaced } = item.book;
  const words = frozenWords(item);
  if (photoId === null) return coverRequest({ ...words, hero: heroOf(drawnHero) });
  if (!(await photoIsKept(photoId))) {
    if (book && waitsForPhoto(book)) return null;
    const drawn = book ?? { orderItemId: item.id, revision: 1 };
    const left = await heroLeftOf(drawn, photoId, { drawingOf: replaced, orderedAt: order.createdAt });
    return left ? coverRequest({ ...words, hero: left }) : null;
  }
  const hero = await heroState(photoId);
  if (hero.state === 'ready') return coverRequest({ ...words, hero: hero.hero });
  return hero.state === 'refused' ? null : 'waiting';
}
