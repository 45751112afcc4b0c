import type { Hero, LikenessHero } from '#comic';
import { isLikeness } from '../../books/drawing/chosen-hero.ts';
import { heroState } from '../../books/drawing/hero-studio.server.ts';
import { heroLeftOf, madeBooksOf } from '../../books/drawing/made-books.server.ts';
import type { Order, OrderItem } from '../../orders/orders/tables.server.ts';
import { photoIsKept } from '../../books/photos/photos.server.ts';

/**
 * The child of an ordered book that was drawn from a photo, as it was ordered, as the photo gives it or, when that has
 * left, as the book was drawn the last time; null for other heroes.
 */
export async function drawnChildOf(
  order: Pick<Order, 'createdAt'>,
  item: OrderItem,
): Promise<LikenessHero | null> {
  const { photoId, drawnHero } = item.book;
  if (photoId === null) return isLikeness(drawnHero) ? drawnHero : null;
  const hero = (await photoIsKept(photoId))
    ? await heroNow(photoId)
    : await heroThatStays(order, item, photoId);
  return hero?.kind === 'likeness' ? hero : null;
}

async function heroNow(photoId: string): Promise<Hero | null> {
  const state = await heroState(photoId);
  return state.state === 'ready' ? state.hero : null;
}

async function heroThatStays(
  { createdAt: orderedAt }: Pick<Order, 'createdAt'>,
  { id: orderItemId, book: { drawingOf } }: OrderItem,
  photoId: string,
): Promise<Hero | undefined> {
  const row = (await madeBooksOf([orderItemId])).get(orderItemId);
  // What is made stands before what is drawn next.
  const revision = (row?.revision ?? 1) + (row?.madeAt ? 1 : 0);
  return heroLeftOf({ orderItemId, revision }, photoId, { ...(drawingOf && { drawingOf }), orderedAt });
}
