import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '../account/tables.server.ts';
import { queueLetter } from '../mail/outbox.server.ts';
import { environment, type Transaction } from '../platform/machine.server.ts';
import { orderPlacedCustomerLetter } from './order-placed-customer.mail.tsx';
import { orderPlacedOwnerLetter } from './order-placed-owner.mail.tsx';
import type { OrderWithItems } from './orders.server.ts';

/** Tells customer and owner of a new order, once each. */
export async function queueOrderLetters(tx: Transaction, order: OrderWithItems): Promise<void> {
  const { OWNER_EMAIL, publicUrl: shopUrl } = environment();
  const customer = await customerAddress(tx, order.userId, order.shippingAddress.email);
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

/** The address of the shipping form where a letter can be sent there, else the confirmed one of the account. */
export async function customerAddress(tx: Transaction, userId: string, typed: string): Promise<string> {
  if (z.email().safeParse(typed).success) return typed;
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email ?? environment().OWNER_EMAIL;
}
