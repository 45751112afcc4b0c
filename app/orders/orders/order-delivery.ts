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

/**
 * When a customer has the books: the day of a printed one, or that a digital copy comes once it is drawn. Nobody can say
 * while the order is held.
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
 * Whether paper and postage wait for the owner's word: it costs nothing, or less than the owner set, and anything of it
 * is printed. A phone order or a free copy has been somebody's word already.
 * @param floor whole rupees; 0 for what costs nothing alone.
 */
export function awaitsOwner({ source, total, lines, addOns }: Placed, floor: number): boolean {
  if (source === 'phone' || source === 'replacement') return false;
  return (total === 0 || total < floor) && !isDigitalOnly({ items: lines, addOns });
}

export const AWAITS_OWNER = 'It costs nothing, or next to nothing, and is printed: the owner decides.';

/** The same for whoever placed it. */
export const AWAITS_OWNER_WORDS =
  'A printed book at this price is checked by a person before we draw and print it. Your order’s page shows when it goes on.';
