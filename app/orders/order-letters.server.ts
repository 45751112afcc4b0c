import { eq } from 'drizzle-orm';
import { users } from '../account/tables.server.ts';
import { copyReadyLetter } from '../books/copy-ready.mail.tsx';
import { queueLetter } from '../mail/outbox.server.ts';
import { environment, type Transaction } from '../platform/machine.server.ts';
import { orderPlacedCustomerLetter } from './order-placed-customer.mail.tsx';
import { orderPlacedOwnerLetter } from './order-placed-owner.mail.tsx';
import type { Order, OrderItem, OrderWithItems } from './orders.server.ts';

/** Tells customer and owner of a new order, once each. */
export async function queueOrderLetters(tx: Transaction, order: OrderWithItems): Promise<void> {
  const { OWNER_EMAIL, publicUrl: shopUrl } = environment();
  const customer = await accountEmail(tx, order.userId);
  await queueLetter(tx, {
    event: `order-placed/${order.id}/customer`,
    to: customer,
    ...orderPlacedCustomerLetter(order, shopUrl),
  });
  await queueLetter(tx, {
    event: `order-placed/${order.id}/owner`,
    to: OWNER_EMAIL,
    replyTo: customer,
    ...orderPlacedOwnerLetter(order, shopUrl),
  });
}

/** Tells a customer who wants order updates that a digital copy is there. */
export async function queueCopyReadyLetter(tx: Transaction, order: Order, item: OrderItem): Promise<void> {
  const [user] = await tx
    .select({ to: users.email, stoppedAt: users.orderUpdatesStoppedAt })
    .from(users)
    .where(eq(users.id, order.userId));
  if (!user || user.stoppedAt) return;
  const { publicUrl: shopUrl } = environment();
  await queueLetter(tx, {
    event: `copy-ready/${item.id}`,
    to: user.to,
    ...copyReadyLetter({
      shopUrl,
      fullName: order.shippingAddress.fullName,
      title: item.customTitle ?? item.productTitle,
      orderUrl: `${shopUrl}/orders/${order.id}`,
    }),
  });
}

/** Where customers get their letters: the address that they have confirmed, not one that they typed. */
export async function accountEmail(tx: Transaction, userId: string): Promise<string> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) throw new Error('An order without an account.');
  return user.email;
}
