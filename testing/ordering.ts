import { checkOut, pay, report } from './buying.ts';
import type { TestShop } from './test-shop.ts';
import type { Visitor } from './visitor.ts';

/** An order that a customer has paid for. */
export interface PaidOrder {
  id: string;
  /** The id of its book. */
  item: string;
  number: string;
  paymentId: string;
}

/**
 * Buys a book from the wizard and pays for it.
 * @param changes overrides for the checkout.
 */
export async function buy(
  shop: TestShop,
  customer: Visitor,
  changes: Record<string, unknown> = {},
): Promise<PaidOrder> {
  const opened = await checkOut(customer, changes);
  const proof = pay(shop, opened.payment.orderId);
  const { orderNumber = 'none' } = await report(customer, opened.checkoutId, proof);
  const [row] = await shop.sql<{ id: string; item: string }>`
    select o.id, i.id as item from orders o join order_items i on i.order_id = o.id
    where o.order_number = ${orderNumber}`;
  if (!row) throw new Error('Nothing was ordered.');
  return { ...row, number: orderNumber, paymentId: proof.razorpay_payment_id };
}
