import { eq } from 'drizzle-orm';
import { users } from '../../account/account/tables.server.ts';
import { copyReadyLetter } from '../../books/drawing/copy-ready.mail.tsx';
import { type Letter, queueLetter, queueLetters } from '../../platform/mail/outbox.server.ts';
import { environment } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { settingsNow } from '../../platform/settings/settings-now.server.ts';
import { orderPlacedCustomerLetter } from './order-placed-customer.mail.tsx';
import { orderPlacedOwnerLetter } from './order-placed-owner.mail.tsx';
import type { Order, OrderItem, OrderWithItems } from './tables.server.ts';

/**
 * Queues the letters about a new order: one to the customer, and one to the owner if they want it. Each is
 * sent once.
 * @param customer the `accountEmail` of the order's customer.
 */
export async function queueOrderLetters(
  tx: Transaction,
  order: OrderWithItems,
  customer: string,
): Promise<void> {
  const { OWNER_EMAIL, publicUrl: shopUrl } = environment();
  const toCustomer: Letter = {
    event: `order-placed/${order.id}/customer`,
    orderId: order.id,
    to: customer,
    ...orderPlacedCustomerLetter(order, shopUrl),
  };
  if (!settingsNow().notifyOrders) return queueLetter(tx, toCustomer);
  const toOwner: Letter = {
    event: `order-placed/${order.id}/owner`,
    orderId: order.id,
    to: OWNER_EMAIL,
    replyTo: customer,
    ...orderPlacedOwnerLetter(order, shopUrl),
  };
  await queueLetters(tx, [toCustomer, toOwner]);
}

/**
 * Tells a customer who wants order updates that a digital copy is ready.
 * @param revision how many times the book has been drawn.
 */
export async function queueCopyReadyLetter(
  tx: Transaction,
  order: Order,
  item: OrderItem,
  revision: number,
): Promise<void> {
  const to = await wantsUpdatesAt(tx, order.userId);
  if (to === null) return;
  const { publicUrl: shopUrl } = environment();
  await queueLetter(tx, {
    event: `copy-ready/${item.id}${revision > 1 ? `/${revision}` : ''}`,
    orderId: order.id,
    to,
    ...copyReadyLetter({
      shopUrl,
      fullName: order.shippingAddress.fullName,
      title: item.customTitle ?? item.productTitle,
      orderUrl: `${shopUrl}/orders/${order.id}`,
    }),
  });
}

/** The e-mail address of a customer who wants order updates; null for one who does not. */
export async function wantsUpdatesAt(tx: Transaction, userId: string): Promise<string | null> {
  const [user] = await tx
    .select({ to: users.email, stoppedAt: users.orderUpdatesStoppedAt })
    .from(users)
    .where(eq(users.id, userId));
  return user && !user.stoppedAt ? user.to : null;
}

/**
 * The address that letters to a customer go to: the confirmed one of the account, not one typed for a
 * delivery.
 * @throws when there is no such account.
 */
export async function accountEmail(tx: Transaction, userId: string): Promise<string> {
  const email = await emailOfAccount(tx, userId);
  if (email === null) throw new Error('An order without an account.');
  return email;
}

/** The same address for cases in which the account may have been deleted; then null. */
export async function emailOfAccount(tx: Transaction, userId: string): Promise<string | null> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email ?? null;
}
