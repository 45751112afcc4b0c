import { eq } from 'drizzle-orm';
import { announceOrder } from '../order-updates/announce-order.server.ts';
import { photosArrived } from '../../books/photos/photos.server.ts';
import { now } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { isDigitalOnly } from './order-delivery.ts';
import { recordEvent } from './order-events.server.ts';
import { type Order, type EventDetails, orderItems, orders } from './tables.server.ts';
import { isLocked, movesFrom, type Stage, statusOfStage } from './stages.ts';

/** The order cannot make this move from its present stage, or it is held. */
export class IllegalMove extends Error {}

/** Locks an order until the caller's transaction ends. @returns null when there is no such order. */
export async function lockOrder(tx: Transaction, orderId: string): Promise<Order | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return row ?? null;
}

/**
 * Moves a locked order to another stage, as the table of stages allows. A move to its present stage does
 * nothing. A move by staff counts as recorded progress: from then on the customer reads the stored status,
 * whoever moves the order later. A cancelled or refunded order always shows that status.
 * @param by the name of a staff member; null when the shop itself moves the order, which is not recorded
 * progress.
 * @throws IllegalMove when the table has no such move, or the order is held and `to` is neither `cancelled`
 * nor `refunded`.
 */
export async function moveOrder(
  tx: Transaction,
  order: Order,
  to: Stage,
  by: string | null,
  details: EventDetails = {},
): Promise<void> {
  if (order.stage === to) return;
  const items = await tx
    .select({ format: orderItems.format })
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id));
  const onPaper = !isDigitalOnly({ items, addOns: order.addOns });
  const out = to === 'cancelled' || to === 'refunded';
  const told = by !== null || order.progressAt !== null || out;
  if (!movesFrom(order.stage, onPaper).includes(to) || (order.heldAt && !out))
    throw new IllegalMove(`From ${order.stage}${order.heldAt ? ', held,' : ''} to ${to}.`);
  const at = now();
  await tx
    .update(orders)
    .set({
      stage: to,
      stageAt: at,
      ...(told && { status: statusOfStage(to), progressAt: order.progressAt ?? at }),
      ...(to === 'shipped' && { shippedAt: at }),
      deliveredAt: to === 'delivered' ? at : out ? order.deliveredAt : null,
      ...(to === 'cancelled' && {
        cancelledAt: at,
        cancelledBecause: typeof details['reason'] === 'string' ? details['reason'] : null,
      }),
    })
    .where(eq(orders.id, order.id));
  if (to === 'delivered') await photosArrived(tx, order.id);
  await recordEvent(tx, order.id, {
    kind: 'moved',
    by: by ?? 'shop',
    details: { from: order.stage, to, ...details },
  });
  await announceOrder(tx, order);
}

/** Whether its books and address may still be changed. */
export const mayChange = (order: Order): boolean => !isLocked(order.stage);

/** Keeps an order out of production until staff have checked it. */
export async function holdOrder(tx: Transaction, order: Order, because: string, by: string): Promise<void> {
  await tx.update(orders).set({ heldAt: now(), heldBecause: because }).where(eq(orders.id, order.id));
  await recordEvent(tx, order.id, { kind: 'held', by, details: { because } });
  await announceOrder(tx, order);
}

/** Lifts the hold on an order. */
export async function liftHold(tx: Transaction, order: Order, by: string): Promise<void> {
  await tx
    .update(orders)
    .set({ heldAt: null, heldBecause: null, awaitsOwnerAt: null })
    .where(eq(orders.id, order.id));
  await recordEvent(tx, order.id, { kind: 'hold lifted', by });
  await announceOrder(tx, order);
}

/** Records the courier of an order's parcel and its tracking number. */
export async function giveToCourier(
  tx: Transaction,
  order: Order,
  { courier, trackingNumber }: { courier: string; trackingNumber: string | null },
): Promise<void> {
  await tx.update(orders).set({ courier, trackingNumber }).where(eq(orders.id, order.id));
}
