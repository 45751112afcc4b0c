import type { FaceBox, QuarterTurns } from '#comic';
import { isLikeness } from '../../books/drawing/chosen-hero.ts';
import { facesToChoose, NOBODY } from '../../books/drawing/hero-studio.server.ts';
import { madeBooksOf } from '../../books/drawing/made-books.server.ts';
import { heroWanting } from '../../books/drawing/problem-lines.ts';
import { mayChange } from '../orders/move-order.server.ts';
import { orderDay } from '../orders/order-dates.ts';
import type { OrderItem, OrderWithItems } from '../orders/tables.server.ts';
import { isOver } from '../orders/stages.ts';
import { photosByIds } from '../../books/photos/photos.server.ts';

/** Where the hero of an ordered book comes from, and what its parent can do about that. */
export interface OrderedHero {
  itemId: string;
  orderId: string;
  title: string;
  /** `gone`: from a photo that has left; `likeness`: a child that was drawn from one, and needs it no more. */
  from: 'photo' | 'gone' | 'likeness' | 'drawn';
  /** While it is there: days in words, and what tells it from the one before. */
  photo: { sent: string; leaves: string; mark: number } | null;
  /** Why the book waits for a word, as a sentence; null when it does not. */
  wanting: string | null;
  /** It waits to be told which of these is the hero. */
  faces: FaceBox[];
  /** What stands its photo up for that. */
  upright: QuarterTurns;
  /** Whether another photo may be sent. */
  open: boolean;
  /** Whether the finished book is there: it stays, whatever becomes of the photo. */
  made: boolean;
  /** Its order was cancelled or refunded: nothing of the book is promised any more. */
  over: boolean;
  /** Whether it has to be said how the book goes on without its photo. */
  asks: boolean;
}

/** What the hero of a book without a photo is. */
const withoutPhoto = ({ book }: OrderItem) => (isLikeness(book.drawnHero) ? 'likeness' : 'drawn');

/** Of every book of an own order, in its order. */
export async function orderedHeroes(order: OrderWithItems): Promise<OrderedHero[]> {
  const made = await madeBooksOf(order.items.map(({ id }) => id));
  const photos = await photosByIds(order.items.flatMap(({ book }) => book.photoId ?? []));
  const open = mayChange(order);
  return Promise.all(
    order.items.map(async (item) => {
      const { photoId } = item.book;
      const photo = photoId === null ? undefined : photos.get(photoId);
      const row = made.get(item.id);
      const wanting = open && row?.failedAt ? heroWanting(row.problems) : null;
      return {
        itemId: item.id,
        orderId: order.id,
        title: item.productTitle,
        from: photoId === null ? withoutPhoto(item) : photo ? 'photo' : 'gone',
        photo: photo
          ? {
              sent: orderDay(photo.storedAt),
              leaves: orderDay(photo.leavesAt),
              mark: photo.storedAt.getTime(),
            }
          : null,
        wanting,
        ...(wanting && photo && photoId ? await facesToChoose(photoId) : NOBODY),
        open,
        made: row !== undefined && row.madeAt !== null,
        over: isOver(order.stage),
        asks: open && photoId !== null && !row?.madeAt,
      };
    }),
  );
}
