import { asc, inArray, sql } from 'drizzle-orm';
import { queueLetter } from '../../platform/mail/outbox.server.ts';
import { announceOrder } from '../../orders/order-updates/announce-order.server.ts';
import { holdOrder } from '../../orders/orders/move-order.server.ts';
import { recordEvent } from '../../orders/orders/order-events.server.ts';
import { type Order, orders } from '../../orders/orders/tables.server.ts';
import type { Stage } from '../../orders/orders/stages.ts';
import { log } from '../../platform/telemetry/log.server.ts';
import { db, environment } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { disputeLetter } from './dispute.mail.tsx';
import { isEnded } from './dispute-state.ts';
import { answerBy, disputeAmount, disputeReason, heldByDispute } from './dispute-words.ts';
import {
  type Dispute,
  disputedPayments,
  disputesOf,
  type DisputeTold,
  writeDispute,
} from './disputes.server.ts';

/** Stages in which an order can no longer be stopped. */
const OUT_OF_THE_HOUSE: readonly Stage[] = [
  'shipped',
  'out_for_delivery',
  'delivered',
  'cancelled',
  'refunded',
];

/**
 * Records a report that a bank disputes a payment, or that the dispute continues or ends. It is recorded even
 * when no order is known. The order shows it on its timeline and the owner gets a letter. Unless the dispute
 * is won or closed, the order and its free replacements are held where they can still be stopped.
 */
export async function disputeTold(told: DisputeTold): Promise<void> {
  await db().transaction(async (tx) => {
    const paid = await lockOrdersPaidWith(tx, told.paymentId);
    const dispute = await writeDispute(tx, told);
    if (!dispute) return;
    const order = paid.find(({ paymentId }) => paymentId === told.paymentId) ?? null;
    if (order) await recordDispute(tx, order, dispute);
    if (dispute.state !== 'won' && dispute.state !== 'closed') await stop(tx, paid, dispute);
    await queueDisputeLetter(tx, dispute, order);
  });
}

/**
 * Locks the order of a payment and all its free replacements, including replacements of replacements, until
 * the transaction ends.
 */
async function lockOrdersPaidWith(tx: Transaction, paymentId: string): Promise<Order[]> {
  return tx
    .select()
    .from(orders)
    .where(inArray(orders.id, paidWith(paymentId)))
    .orderBy(asc(orders.id))
    .for('update');
}

const paidWith = (paymentId: string) => sql`(
  with recursive paid as (
    select id from ${orders} where ${orders.paymentId} = ${paymentId}
    union select copy.id from ${orders} copy join paid on copy.replaces_order_id = paid.id)
  select id from paid)`;

async function stop(tx: Transaction, paid: readonly Order[], dispute: Dispute): Promise<void> {
  for (const order of paid)
    if (!order.heldAt && !OUT_OF_THE_HOUSE.includes(order.stage))
      await holdOrder(tx, order, heldByDispute(dispute), 'shop');
}

/** Records a dispute on the order's timeline. */
export async function recordDispute(tx: Transaction, order: Order, dispute: Dispute): Promise<void> {
  await recordEvent(tx, order.id, {
    kind: `dispute ${dispute.state}`,
    by: 'shop',
    details: {
      amount: disputeAmount(dispute),
      reason: disputeReason(dispute),
      ...(!isEnded(dispute.state) && { text: answerBy(dispute) }),
    },
  });
  await announceOrder(tx, order);
}

async function queueDisputeLetter(tx: Transaction, dispute: Dispute, order: Order | null): Promise<void> {
  const { OWNER_EMAIL, publicUrl } = environment();
  await queueLetter(tx, {
    event: `dispute/${dispute.id}/${dispute.state}`,
    to: OWNER_EMAIL,
    ...(order && { orderId: order.id }),
    ...disputeLetter(publicUrl, dispute, order?.orderNumber ?? null),
  });
}

/**
 * The disputes of a payment that is becoming an order, and why they hold the order: a bank disputes the
 * payment or took it back. `because` is empty when every dispute was won or closed.
 * @returns null when there is no dispute.
 */
export async function whyDisputed(
  tx: Transaction,
  paymentId: string,
): Promise<{ because: string; all: Dispute[] } | null> {
  const all = await disputesOf(tx, paymentId);
  const [worst] = all.filter(({ state }) => state !== 'won' && state !== 'closed');
  return all.length === 0 ? null : { all, because: worst ? heldByDispute(worst) : '' };
}

/**
 * Holds orders that were written while a dispute of their payment was being recorded. An order that cannot be
 * held does not block the others.
 */
export async function stopDisputedOrders(): Promise<void> {
  for (const paymentId of await disputedPayments())
    try {
      await db().transaction(async (tx) => {
        const paid = await lockOrdersPaidWith(tx, paymentId);
        const open = (await disputesOf(tx, paymentId)).find(({ state }) => !isEnded(state));
        if (open) await stop(tx, paid, open);
      });
    } catch (error) {
      log.error('A disputed order could not be stopped.', { paymentId, error });
    }
}
