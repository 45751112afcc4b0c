import { paymentOf } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { seconds } from './records.ts';
import type { DisputeEntity, Happening } from './records.ts';
import { Refusal } from './refusal.ts';

export const disputeWords = ['created', 'action_required', 'under_review', 'won', 'lost', 'closed'] as const;
export type DisputeWord = (typeof disputeWords)[number];

/** Ten days, the time that a bank gives. */
const answerWithin = 10 * 24 * 3600;

/**
 * Tells the shop the state of a dispute. A payment has one dispute; each state is a new webhook event about
 * it.
 */
export function tellDispute(ledger: Ledger, paymentId: string, word: DisputeWord): DisputeEntity {
  const { entity: payment } = paymentOf(ledger, paymentId);
  if (!payment.captured) throw new Refusal('Only a captured payment can be disputed');
  const dispute: DisputeEntity = {
    id: `disp_${payment.id.slice('pay_'.length)}`,
    entity: 'dispute',
    payment_id: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    amount_deducted: word === 'lost' ? payment.amount : 0,
    reason_code: 'goods_or_services_not_received',
    respond_by: seconds() + answerWithin,
    status: word === 'created' ? 'open' : word,
    phase: 'chargeback',
    created_at: payment.created_at,
  };
  ledger.announce([
    {
      event: `payment.dispute.${word}`,
      order_id: payment.order_id,
      payload: { payment: { entity: payment }, dispute: { entity: dispute } },
    },
  ]);
  return dispute;
}

/** Sends the shop a webhook of any kind, as the provider does when it introduces a new one. */
export function tellEvent(ledger: Ledger, event: string, payload: Happening['payload'] = {}): void {
  if (!/^[\w.]{1,80}$/.test(event)) throw new Refusal('An event has a name such as payment.downtime.started');
  ledger.announce([{ event, order_id: 'none', payload }]);
}
