import { requireUser } from '../account/session.server.ts';
import { type MadeBook, madeBooksOf } from '../books/made-books.server.ts';
import { booksOfOrder } from '../orders/order-books.ts';
import { type OrderItem, ownOrder } from '../orders/orders.server.ts';

/** A customer's digital copy of one ordered book. */
export interface OwnCopy {
  orderId: string;
  item: OrderItem;
  /** What the copy is called. */
  title: string;
  /** The finished book; null while it is not made, or its copy is not unlocked yet. */
  made: MadeBook | null;
}

/** The copy at an address; null where there is none, or it is somebody else's. Visitors are led to sign in. */
export async function ownCopy(
  request: Request,
  { orderId, itemId }: { orderId: string; itemId: string },
): Promise<OwnCopy | null> {
  const { id } = await requireUser(request);
  const order = await ownOrder(id, { id: orderId });
  const item = order?.items.find((each) => each.id === itemId);
  if (!order || !item) return null;
  const rows = await madeBooksOf([item.id]);
  const unlocked = booksOfOrder(order, rows)[item.id]?.unlocked === true;
  const title = item.customTitle ?? [item.productTitle, item.characterName].filter(Boolean).join(' - ');
  return { orderId: order.id, item, title, made: unlocked ? (rows.get(item.id) ?? null) : null };
}
