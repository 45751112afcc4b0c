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

/** Where the hero of an ordered book comes from, and what the parent can change about it. */
export interface OrderedHero {
  itemId: string;
  orderId: string;
  title: string;
  /** `gone`: from a photo that is deleted. `likeness`: drawn from a photo that is no longer needed. */
  from: 'photo' | 'gone' | 'likeness' | 'drawn';
  /** While it exists: the days in words, and a mark that differs for every photo. */
  photo: { sent: string; leaves: string; mark: number } | null;
  /** Why the book waits for the parent, as a sentence; null when it does not wait. */
  wanting: string | null;
  /** The faces from which the parent has to choose the hero; empty when there is nothing to choose. */
  faces: FaceBox[];
  /** How many quarter turns put the photo upright for choosing. */
  upright: QuarterTurns;
  /** Whether another photo may be sent. */
  open: boolean;
  /** Whether the book is finished. It stays, whatever happens to the photo. */
  made: boolean;
  /** Whether its order was cancelled or refunded, so that the book is no longer promised. */
  over: boolean;
  /** Whether removing the photo needs a choice of how the book continues. */
  asks: boolean;
}

/** Where the hero of a book without a photo comes from. */
const withoutPhoto = ({ book }: OrderItem) => (isLikeness(book.drawnHero) ? 'likeness' : 'drawn');

/** The heroes of all books of the customer's own order, in the order of its items. */
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
