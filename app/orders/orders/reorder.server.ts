import { addToCart } from '../../buying/cart/cart.server.ts';
import { priceToday } from '../../buying/catalogue/products.server.ts';
import { FORMATS } from '../../books/book/formats.ts';
import { ownOrder } from './orders.server.ts';

/**
 * Puts the books of a customer's own order into the cart again, at today's price: all of them, or none when
 * the cart has no room for all.
 * @returns `missing` when they have no such order.
 */
export async function reorder(userId: string, orderId: string): Promise<'added' | 'full' | 'missing'> {
  const order = await ownOrder(userId, { id: orderId });
  if (!order) return 'missing';
  const items = await Promise.all(
    order.items.map(async ({ id: _id, orderId: _orderId, unitPrice: _price, ...book }) => {
      const format = FORMATS.find((each) => each === book.format) ?? 'digital';
      return { ...book, format, price: await priceToday(book.book.story, format) };
    }),
  );
  return addToCart(userId, items);
}
