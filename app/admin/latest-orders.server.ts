import { desc, eq, sql } from 'drizzle-orm';
import { orderMoment } from '../orders/order-dates.ts';
import { orderItems, orders } from '../orders/tables.server.ts';
import { db } from '../platform/machine.server.ts';

const HOW_MANY = 50;

/** One line of the staff page. */
export interface OrderLine {
  id: string;
  orderNumber: string;
  placed: string;
  customer: string;
  city: string;
  books: string;
  totalRupees: number;
  heldBecause: string | null;
}

/** The newest orders of all customers, newest first. */
export async function latestOrders(): Promise<OrderLine[]> {
  const rows = await db()
    .select({
      order: orders,
      books: sql<string>`string_agg(${orderItems.productTitle} || ' (' || ${orderItems.format} || ') × ' || ${orderItems.quantity}, ', ')`,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .groupBy(orders.id)
    .orderBy(desc(orders.createdAt))
    .limit(HOW_MANY);
  return rows.map(({ order, books }) => ({
    id: order.id,
    orderNumber: order.orderNumber,
    placed: orderMoment(order.createdAt),
    customer: order.shippingAddress.fullName,
    city: order.shippingAddress.city,
    books,
    totalRupees: order.totalAmount,
    heldBecause: order.heldBecause,
  }));
}
