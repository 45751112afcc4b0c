import { DELIVERY } from '../storefront/facts.ts';
import { expectedDelivery, orderDay } from './order-dates.ts';
import type { OrderWithItems } from './orders.server.ts';

/** Whether nothing of an order is printed and sent. */
export function isDigitalOnly({ items, addOns }: Pick<OrderWithItems, 'items' | 'addOns'>): boolean {
  return (
    items.every(({ format }) => format === 'digital') && addOns.every(({ id }) => id !== 'extra-printed-copy')
  );
}

/** When a customer has the books: a printed day, or how long a digital copy takes. */
export function deliveryWords(order: OrderWithItems): string {
  return isDigitalOnly(order)
    ? `In your account in ${DELIVERY.digitalPolicy}`
    : orderDay(expectedDelivery(order.createdAt));
}
