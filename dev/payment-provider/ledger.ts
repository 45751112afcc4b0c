import { join } from 'node:path';
import type { Switchboard } from '../behaviour.ts';
import { openShelf } from '../shelf.ts';
import type { Shelf } from '../shelf.ts';
import type { Happening, OrderEntity, PaymentEntity, RefundEntity } from './records.ts';
import { Refusal } from './refusal.ts';

export type KeptOrder = { id: string; entity: OrderEntity; manualCapture: boolean };

/**
 * `lateDueAt` is the time in milliseconds since 1970 at which a failed payment turns out to have succeeded.
 */
export type KeptPayment = { id: string; entity: PaymentEntity; lateDueAt: number | null };

/** A refund with the key and body that asked for it, so that the same request finds the same refund. */
export type KeptRefund = {
  id: string;
  entity: RefundEntity;
  idempotencyKey: string | null;
  requestBody: string;
  /** How and when a pending refund ends by itself, in milliseconds since 1970. */
  ends?: { as: 'processed' | 'failed'; dueAt: number } | null;
};

/** The provider's books, and how events in them are announced. */
export type Ledger = {
  /** The shelf's marks are receipts for orders, order ids for payments, and payment ids for refunds. */
  orders: Shelf<KeptOrder>;
  payments: Shelf<KeptPayment>;
  refunds: Shelf<KeptRefund>;
  switchboard: Switchboard;
  announce: (happenings: Happening[]) => void;
};

export function openLedger(
  dataDir: string,
  switchboard: Switchboard,
  announce: (happenings: Happening[]) => void,
): Ledger {
  return {
    orders: openShelf(join(dataDir, 'orders.jsonl'), ({ entity }) => entity.receipt),
    payments: openShelf(join(dataDir, 'payments.jsonl'), ({ entity }) => entity.order_id),
    refunds: openShelf(join(dataDir, 'refunds.jsonl'), ({ entity }) => entity.payment_id),
    switchboard,
    announce,
  };
}

export function orderOf(ledger: Ledger, id: string): KeptOrder {
  return ledger.orders.get(id) ?? unknownId();
}

export function paymentOf(ledger: Ledger, id: string): KeptPayment {
  return ledger.payments.get(id) ?? unknownId();
}

export function refundOf(ledger: Ledger, id: string): KeptRefund {
  return ledger.refunds.get(id) ?? unknownId();
}

function unknownId(): never {
  throw new Refusal('The id provided does not exist');
}

/** The attempts to pay an order, newest first as the provider lists them. */
export function paymentsOn(ledger: Ledger, orderId: string): PaymentEntity[] {
  return ledger.payments
    .marked(orderId)
    .map((kept) => kept.entity)
    .reverse();
}

export function refundsOf(ledger: Ledger, paymentId: string): RefundEntity[] {
  return ledger.refunds
    .marked(paymentId)
    .map((kept) => kept.entity)
    .reverse();
}
