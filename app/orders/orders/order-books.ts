import { type BookProgress, bookProgress, type PrintedCopy } from '../../books/drawing/book-progress.ts';
import type { MadeBook } from '../../books/drawing/made-books.server.ts';
import { printedCopies } from './order-delivery.ts';
import { type Progress, shownStatus } from './order-status.ts';
import type { OrderItem, OrderWithItems } from './tables.server.ts';
import { isOver } from './stages.ts';

const ON_ITS_WAY: readonly string[] = ['shipped', 'out_for_delivery', 'delivered'];

/** How far the books of an order are at `at`, by the ids of its items; none while it is held, or when it is over. */
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

/** Beside a status that the order's age suggests, nothing is said of the print that this status denies. */
function printedCopy(order: Progress, at: Date): PrintedCopy {
  if (!ON_ITS_WAY.includes(shownStatus(order, at))) return 'to come';
  return order.progressAt ? 'shipped' : 'perhaps shipped';
}

/** Where an ordered book is for its customer: its copy, and below it what can be done with it. */
export const bookAddress = ({ orderId, itemId }: { orderId: string; itemId: string }): string =>
  `/orders/${orderId}/books/${itemId}`;

/** Whether each of an order's books can be read. */
export function allUnlocked(books: Record<string, BookProgress>): boolean {
  const all = Object.values(books);
  return all.length > 0 && all.every(({ unlocked }) => unlocked);
}

/** What an ordered book is called: as its cover says; by what was chosen while there is none, or none was told. */
export function titleOfBook(
  item: Pick<OrderItem, 'customTitle' | 'productTitle' | 'characterName'>,
  made: MadeBook | undefined,
): string {
  return (
    made?.title ?? item.customTitle ?? [item.productTitle, item.characterName].filter(Boolean).join(' - ')
  );
}

/**
 * The order in which the books of an order are shown and invoiced, for `toSorted`: by their titles, then by id. By code
 * and not by the database, whose collation is whatever its server was set up with.
 */
export function asShown(
  one: Pick<OrderItem, 'productTitle' | 'id'>,
  other: Pick<OrderItem, 'productTitle' | 'id'>,
): number {
  if (one.productTitle !== other.productTitle) return one.productTitle < other.productTitle ? -1 : 1;
  if (one.id === other.id) return 0;
  return one.id < other.id ? -1 : 1;
}
