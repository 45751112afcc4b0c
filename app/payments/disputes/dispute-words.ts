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

/** The disputed amount, or for a lost dispute the amount that was taken back. */
export function disputeAmount({ state, amountPaise, lostPaise }: Told): string {
  const paise = state === 'lost' ? (lostPaise ?? amountPaise) : amountPaise;
  return paise === null ? 'The whole payment' : printedAmount(paise);
}

/** Makes the provider's reason, such as `goods_or_services_not_received`, readable. */
export const disputeReason = ({ reason }: Told): string | null => reason && reason.replaceAll('_', ' ');

export const answerBy = ({ respondBy }: Told): string | null =>
  respondBy && `Answer by ${orderDay(respondBy)}`;

/** The reason for holding an order, in words for staff. */
export function heldByDispute(told: Told): string {
  const reason = disputeReason(told);
  const more = [reason && `Reason: ${reason}`, answerBy(told)].filter((part) => part !== null);
  return [`${DISPUTE_TITLES[told.state]}.`, ...(more.length > 0 ? [`${more.join('. ')}.`] : [])].join(' ');
}
