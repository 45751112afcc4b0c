import { type BookProgress, bookProgress, type PrintedCopy } from '../../books/drawing/book-progress.ts';
import type { MadeBook } from '../../books/drawing/made-books.server.ts';
import { printedCopies } from './order-delivery.ts';
import { type Progress, shownStatus } from './order-status.ts';
import type { OrderItem, OrderWithItems } from './tables.server.ts';
import { isOver } from './stages.ts';

const ON_ITS_WAY: readonly string[] = ['shipped', 'out_for_delivery', 'delivered'];

/**
 * The progress of an order's books at `at`, by item id. Empty while the order is held, and when it was
 * cancelled or refunded.
 */
export function booksOfOrder(
  order: OrderWithItems,
  rows: ReadonlyMap<string, MadeBook>,
  at: Date,
): Record<string, BookProgress> {
  const { items, addOns, heldAt, stage } = order;
  if (heldAt || isOver(stage)) return {};
  const print = printedCopy(order, at);
  const printed = printedCopies({ items, addOns });
  return Object.fromEntries(
    items.map(({ id, format }) => [
      id,
      bookProgress(rows.get(id) ?? null, format, printed.has(id) ? print : null),
    ]),
  );
}

/**
 * Whether the printed copy counts as shipped. It must not contradict the order's status, which the order's
 * age may suggest; then the copy is only `perhaps shipped`.
 */
function printedCopy(order: Progress, at: Date): PrintedCopy {
  if (!ON_ITS_WAY.includes(shownStatus(order, at))) return 'to come';
  return order.progressAt ? 'shipped' : 'perhaps shipped';
}

/** The path of a customer's ordered book. This is its digital copy; its actions are paths below it. */
export const bookAddress = ({ orderId, itemId }: { orderId: string; itemId: string }): string =>
  `/orders/${orderId}/books/${itemId}`;

/** Whether every book of an order can be read; false when there are none. */
export function allUnlocked(books: Record<string, BookProgress>): boolean {
  const all = Object.values(books);
  return all.length > 0 && all.every(({ unlocked }) => unlocked);
}

/**
 * The title of an ordered book: the one on its cover, once it is made. Until then, or when none was recorded,
 * the title that the customer chose, else product title and hero.
 */
export function titleOfBook(
  item: Pick<OrderItem, 'customTitle' | 'productTitle' | 'characterName'>,
  made: MadeBook | undefined,
): string {
  return (
    made?.title ?? item.customTitle ?? [item.productTitle, item.characterName].filter(Boolean).join(' - ')
  );
}

/**
 * Compares books for `toSorted`: by title, then by id, as orders and invoices list them. Sorted in code,
 * because the database's collation depends on how its server was set up.
 */
export function asShown(
  one: Pick<OrderItem, 'productTitle' | 'id'>,
  other: Pick<OrderItem, 'productTitle' | 'id'>,
): number {
  if (one.productTitle !== other.productTitle) return one.productTitle < other.productTitle ? -1 : 1;
  if (one.id === other.id) return 0;
  return one.id < other.id ? -1 : 1;
}
