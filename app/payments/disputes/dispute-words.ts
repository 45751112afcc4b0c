import { orderDay } from '../../orders/orders/order-dates.ts';
import { printedAmount } from '../../buying/pricing/printed-amount.ts';
import type { DisputeState } from './dispute-state.ts';

interface Told {
  state: DisputeState;
  amountPaise: number | null;
  lostPaise: number | null;
  reason: string | null;
  respondBy: Date | null;
}

export const DISPUTE_TITLES: Readonly<Record<DisputeState, string>> = {
  open: 'The bank disputes this payment',
  action_required: 'The bank wants more proof',
  under_review: 'The bank is looking at the proof',
  won: 'The dispute is won',
  lost: 'The dispute is lost',
  closed: 'The dispute is closed',
};

/** How much it is about; for one that is lost, how much is gone. */
export function disputeAmount({ state, amountPaise, lostPaise }: Told): string {
  const paise = state === 'lost' ? (lostPaise ?? amountPaise) : amountPaise;
  return paise === null ? 'The whole payment' : printedAmount(paise);
}

/** The provider's `goods_or_services_not_received` as people read it. */
export const disputeReason = ({ reason }: Told): string | null => reason && reason.replaceAll('_', ' ');

export const answerBy = ({ respondBy }: Told): string | null =>
  respondBy && `Answer by ${orderDay(respondBy)}`;

/** Why an order is held. */
export function heldByDispute(told: Told): string {
  const reason = disputeReason(told);
  const more = [reason && `Reason: ${reason}`, answerBy(told)].filter((part) => part !== null);
  return [`${DISPUTE_TITLES[told.state]}.`, ...(more.length > 0 ? [`${more.join('. ')}.`] : [])].join(' ');
}
