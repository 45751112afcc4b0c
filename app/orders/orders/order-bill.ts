import { FORMAT_NAME, type Format } from '../../books/book/formats.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import { WORLD_COLOUR } from '../../buying/catalogue/world-colours.ts';
import { favouriteWords } from '../../books/book/favourites.ts';
import { discountName } from '../../buying/pricing/discount-name.ts';
import type { OrderWithItems } from './tables.server.ts';

/** The bill in a letter about an order: its books, its add-ons and the sums. */
export function orderBill(order: OrderWithItems, shopUrl: string) {
  const books = order.items.map((item) => ({
    title: item.productTitle,
    picture: item.book.story in WORLD_COLOUR ? `${shopUrl}/covers/${item.book.story}-letter.jpg` : undefined,
    details: [
      `${formatName(item.format)} x ${item.quantity}`,
      ...(item.characterName ? [`Hero: ${item.characterName}`] : []),
      ...(item.customTitle ? [`Title: ${item.customTitle}`] : []),
      ...favouritesOf(item),
    ],
    amount: rupees(item.unitPrice * item.quantity),
  }));
  const addOns = order.addOns.map(({ name, price }) => ({ title: name, details: [], amount: rupees(price) }));
  return {
    kind: 'bill' as const,
    title: 'What was ordered',
    items: [...books, ...addOns],
    sums: [
      { label: 'Subtotal', amount: rupees(order.subtotalAmount) },
      {
        label: discountName(order.couponCode, order.items),
        amount: `${order.discountAmount > 0 ? '−' : ''}${rupees(order.discountAmount)}`,
      },
      { label: 'Total', amount: rupees(order.totalAmount), total: true },
    ],
  };
}

function favouritesOf({ book }: OrderWithItems['items'][number]): string[] {
  const words = favouriteWords(book.favourites);
  return words ? [`Favourites: ${words}`] : [];
}

/** The colour of the order's first book, used in letters about the order. */
export function orderWorld({ items }: OrderWithItems): string | undefined {
  return WORLD_COLOUR[items[0]?.book.story ?? ''];
}

/** The name of a stored format as the site shows it. */
export function formatName(format: string): string {
  return FORMAT_NAME[format as Format] ?? format;
}

/** A delivery address with line breaks. */
export function addressLines(address: OrderWithItems['shippingAddress']): string {
  const { fullName, address: street, city, state, postalCode, country } = address;
  return [fullName, street, `${city}, ${state} ${postalCode}`, country].join('\n');
}
