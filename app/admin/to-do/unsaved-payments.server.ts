import { and, asc, eq, gt, inArray, isNull, lt, notExists } from 'drizzle-orm';
import { orderMoment } from '../../orders/orders/order-dates.ts';
import { orders } from '../../orders/orders/tables.server.ts';
import { printedAmount } from '../../buying/pricing/printed-amount.ts';
import { webhookEvents, payments } from '../../payments/payments/tables.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import { MOST_LINES, type ToDo, type ToDoLine } from './to-do.ts';

const LONGEST_MINUTES = 15;

/** Runs on every read of the figures. Older payments were on the list for a month already. */
const LOOKED_FOR_DAYS = 30;

/**
 * Money that came in a quarter of an hour ago, or within a month before, and is neither an order nor on its way back.
 */
export async function unsavedPayments(): Promise<ToDo | null> {
  const lines = [...(await withoutOrder()), ...(await toldInVain())];
  if (lines.length === 0) return null;
  return {
    kind: 'unsaved-payments',
    title: 'Paid, but no order',
    count: lines.length,
    what: 'Have the shop look again. If it stays here, hand the money back at the provider and write to the customer.',
    lines: lines.slice(0, MOST_LINES),
  };
}

/** A captured payment whose checkout never became an order. */
async function withoutOrder(): Promise<ToDoLine[]> {
  const rows = await db()
    .select({ payment: payments })
    .from(payments)
    .where(
      and(
        lt(payments.capturedAt, longAgo()),
        gt(payments.capturedAt, minutesAgo(LOOKED_FOR_DAYS * 24 * 60)),
        isNull(payments.refundAskedAt),
        isNull(payments.refundedAt),
        notExists(
          db().select({ id: orders.id }).from(orders).where(eq(orders.checkoutId, payments.checkoutId)),
        ),
      ),
    )
    .orderBy(asc(payments.capturedAt))
    .limit(50);
  return rows.map(({ payment: { id, amountPaise, capturedAt, checkoutId } }) => ({
    text: `${printedAmount(amountPaise)}, payment ${id}`,
    details: capturedAt ? [`Taken on ${orderMoment(capturedAt)}`] : [],
    deeds: [{ to: '/admin/needs/look-again', label: 'Look again', fields: { checkoutId } }],
  }));
}

/** A webhook event about a payment that the shop failed to process. */
async function toldInVain(): Promise<ToDoLine[]> {
  const rows = await db()
    .select({ id: webhookEvents.id, receivedAt: webhookEvents.receivedAt })
    .from(webhookEvents)
    .where(
      and(
        inArray(webhookEvents.kind, ['payment.captured', 'order.paid']),
        isNull(webhookEvents.handledAt),
        lt(webhookEvents.receivedAt, longAgo()),
      ),
    )
    .orderBy(asc(webhookEvents.receivedAt))
    .limit(50);
  return rows.map(({ id, receivedAt }) => ({
    text: `Notice ${id} of the payment provider`,
    details: [`Came on ${orderMoment(receivedAt)}, and nothing could be done with it`],
    deeds: [{ to: '/admin/needs/look-again', label: 'Look again', fields: { noticeId: id } }],
  }));
}

const longAgo = () => minutesAgo(LONGEST_MINUTES);
const minutesAgo = (minutes: number) => new Date(now().getTime() - minutes * 60_000);
