import type { PricedAddOn } from '../../buying/pricing/add-ons.ts';
import { expectedDelivery, orderDay } from './order-dates.ts';
import type { OrderWithItems } from './tables.server.ts';

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

/** The label of the address of a purely digital order. */
export const ON_THE_INVOICE = 'Address on the invoice';

/**
 * The number of printed copies of each book, by item id. Purely digital books are left out. An extra printed
 * copy belongs to the first printed book, or to the first book when none is printed.
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

/**
 * When the customer gets the books: the expected day of a printed book, or a sentence about the digital copy.
 * A held order has no date.
 */
export function deliveryWords(order: OrderWithItems): string {
  if (order.heldAt) return 'Soon after one of us has looked at it';
  return isDigitalOnly(order)
    ? 'In your account as soon as it is drawn'
    : orderDay(expectedDelivery(order.createdAt));
}

interface Placed {
  source: 'wizard' | 'cart' | 'replacement' | 'phone';
  /** Whole rupees. */
  total: number;
  lines: readonly { format: string }[];
  addOns: readonly Pick<PricedAddOn, 'id'>[];
}

/**
 * Whether the owner must approve the order before it is printed and sent. That is so when something is
 * printed and the order costs nothing, or less than the owner's limit. Phone orders and free replacements
 * were approved by staff already.
 * @param floor the owner's limit in whole rupees; 0 means that only free orders wait.
 */
export function awaitsOwner({ source, total, lines, addOns }: Placed, floor: number): boolean {
  if (source === 'phone' || source === 'replacement') return false;
  return (total === 0 || total < floor) && !isDigitalOnly({ items: lines, addOns });
}

export const AWAITS_OWNER = 'It costs nothing, or next to nothing, and is printed: the owner decides.';

/** The same message for the customer. */
export const AWAITS_OWNER_WORDS =
  'A printed book at this price is checked by a person before we draw and print it. Your order’s page shows when it goes on.';
