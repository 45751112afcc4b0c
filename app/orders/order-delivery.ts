import { expectedDelivery, orderDay } from './order-dates.ts';
import type { OrderWithItems } from './orders.server.ts';

/** Whether nothing of an order is printed and sent. */
export function isDigitalOnly({
  items,
  addOns,
}: {
  items: readonly { format: string }[];
  addOns: readonly Pick<OrderWithItems['addOns'][number], 'id'>[];
}): boolean {
  return (
    items.every(({ format }) => format === 'digital') && addOns.every(({ id }) => id !== 'extra-printed-copy')
  );
}

/** What the address of such an order is for. */
export const ON_THE_INVOICE = 'Address on the invoice';

/**
 * How many copies of each book are printed, by the ids of the items; those of digital books are left out. An additional
 * copy is one of the first book, printed ones first.
 */
export function printedCopies({
  items,
  addOns,
}: Pick<OrderWithItems, 'items' | 'addOns'>): ReadonlyMap<string, number> {
  const printed = items.filter(({ format }) => format !== 'digital');
  const copies = new Map(printed.map(({ id, quantity }) => [id, quantity]));
  const [first] = [...printed, ...items];
  if (first && addOns.some(({ id }) => id === 'extra-printed-copy'))
    copies.set(first.id, (copies.get(first.id) ?? 0) + 1);
  return copies;
}

/** When a customer has the books: the day of a printed one, or that a digital copy comes once it is drawn. */
export function deliveryWords(order: OrderWithItems): string {
  return isDigitalOnly(order)
    ? 'In your account as soon as it is drawn'
    : orderDay(expectedDelivery(order.createdAt));
}
