import { paymentOf, refundOf } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { readNotes } from './orders.ts';
import { newId, seconds } from './records.ts';
import type { PaymentEntity, RefundEntity } from './records.ts';
import { Refusal } from './refusal.ts';

/**
 * Refunds a captured payment, in part (`amount` in paise) or the rest of it. The same idempotency key gives
 * the same refund again; with another body, it is refused. Refunds never exceed the captured amount.
 */
export function refundPayment(
  ledger: Ledger,
  paymentId: string,
  body: Record<string, unknown>,
  idempotencyKey: string | null,
): RefundEntity {
  const { entity: payment } = paymentOf(ledger, paymentId);
  const requestBody = JSON.stringify([paymentId, body]);
  const earlier = refundAskedBefore(ledger, idempotencyKey, requestBody);
  if (earlier) return earlier;
  const { refund: mode, refundDelayMs } = ledger.switchboard.now();
  if (mode === 'refused') {
    throw new Refusal('Your account does not have enough balance to carry out the refund operation.');
  }
  const amount = readAmount(payment, body['amount']);
  const late = mode === 'later' || mode === 'fails later';
  const entity: RefundEntity = {
    id: `rfnd_${newId()}`,
    entity: 'refund',
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: readNotes(body['notes']),
    receipt: typeof body['receipt'] === 'string' ? body['receipt'] : null,
    acquirer_data: { arn: null },
    created_at: seconds(),
    batch_id: null,
    status: late ? 'pending' : 'processed',
    speed_processed: 'normal',
    speed_requested: body['speed'] === 'optimum' ? 'optimum' : 'normal',
  };
  const ends = late
    ? {
        as: mode === 'later' ? ('processed' as const) : ('failed' as const),
        dueAt: Date.now() + refundDelayMs,
      }
    : null;
  ledger.refunds.put({ id: entity.id, entity, idempotencyKey, requestBody, ends });
  const refunded = withRefunded(payment, payment.amount_refunded + amount);
  ledger.payments.put({ id: payment.id, entity: refunded, lateDueAt: null });
  if (!late) tell(ledger, 'refund.processed', entity, refunded);
  return entity;
}

/** A pending refund succeeds or fails. If it fails, the money goes back to the shop. */
export function endRefund(ledger: Ledger, refundId: string, as: 'processed' | 'failed'): RefundEntity {
  const kept = refundOf(ledger, refundId);
  if (kept.entity.status !== 'pending') throw new Refusal('Only a pending refund can end');
  const entity: RefundEntity = { ...kept.entity, status: as };
  ledger.refunds.put({ ...kept, entity, ends: null });
  const { entity: payment } = paymentOf(ledger, entity.payment_id);
  const left = as === 'failed' ? payment.amount_refunded - entity.amount : payment.amount_refunded;
  const told = withRefunded(payment, left);
  ledger.payments.put({ id: payment.id, entity: told, lateDueAt: null });
  tell(ledger, `refund.${as}`, entity, told);
  return entity;
}

function tell(
  ledger: Ledger,
  event: 'refund.processed' | 'refund.failed',
  refund: RefundEntity,
  payment: PaymentEntity,
): void {
  ledger.announce([
    {
      event,
      order_id: payment.order_id,
      payload: { refund: { entity: refund }, payment: { entity: payment } },
    },
  ]);
}

function refundAskedBefore(ledger: Ledger, key: string | null, requestBody: string) {
  if (key === null) return undefined;
  if (!/^[\w-]{10,}$/.test(key)) {
    throw new Refusal(
      'The idempotency key must be at least 10 characters: letters, digits, hyphens, underscores.',
    );
  }
  const kept = ledger.refunds.list().find((refund) => refund.idempotencyKey === key);
  if (kept && kept.requestBody !== requestBody) {
    throw new Refusal('Different request body sent for the same Idempotency Header');
  }
  return kept?.entity;
}

function readAmount(payment: PaymentEntity, asked: unknown): number {
  if (payment.status === 'refunded') throw new Refusal('The payment has been fully refunded already');
  if (!payment.captured) {
    throw new Refusal('The payment status should be captured for action to be taken');
  }
  const left = payment.amount - payment.amount_refunded;
  const amount = asked ?? left;
  if (typeof amount !== 'number' || !Number.isInteger(amount)) {
    throw new Refusal('The amount must be an integer.', { field: 'amount' });
  }
  if (amount < 100 && amount !== left) {
    throw new Refusal('The amount must be at least INR 1.00', { field: 'amount' });
  }
  if (amount > left) {
    throw new Refusal('The total refund amount is greater than the refund payment amount', {
      field: 'amount',
    });
  }
  return amount;
}

function withRefunded(payment: PaymentEntity, refunded: number): PaymentEntity {
  const full = refunded === payment.amount;
  return {
    ...payment,
    amount_refunded: refunded,
    refund_status: full ? 'full' : refunded > 0 ? 'partial' : null,
    status: full ? 'refunded' : 'captured',
  };
}
