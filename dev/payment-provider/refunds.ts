import { paymentOf } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { readNotes } from './orders.ts';
import { newId, seconds } from './records.ts';
import type { PaymentEntity, RefundEntity } from './records.ts';
import { Refusal } from './refusal.ts';

/**
 * Refunds a captured payment, in part (`amount` in paise) or what is left of it. The same idempotency key gives
 * the same refund again; the same key with another body is refused. Never more than was captured.
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
  const amount = readAmount(payment, body['amount']);
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
    status: 'processed',
    speed_processed: 'normal',
    speed_requested: body['speed'] === 'optimum' ? 'optimum' : 'normal',
  };
  ledger.refunds.put({ id: entity.id, entity, idempotencyKey, requestBody });
  const refunded = withRefund(payment, amount);
  ledger.payments.put({ id: payment.id, entity: refunded, lateDueAt: null });
  ledger.announce([
    {
      event: 'refund.processed',
      order_id: payment.order_id,
      payload: { refund: { entity }, payment: { entity: refunded } },
    },
  ]);
  return entity;
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

function withRefund(payment: PaymentEntity, amount: number): PaymentEntity {
  const refunded = payment.amount_refunded + amount;
  const full = refunded === payment.amount;
  return {
    ...payment,
    amount_refunded: refunded,
    refund_status: full ? 'full' : 'partial',
    status: full ? 'refunded' : payment.status,
  };
}
