import { drawLetter } from '../../platform/mail/letter.tsx';
import { orderDay } from '../../orders/orders/order-dates.ts';
import type { Dispute } from './disputes.server.ts';
import { DISPUTE_TITLES, disputeAmount, disputeReason } from './dispute-words.ts';
import { isEnded } from './dispute-state.ts';

/**
 * Tells the owner that a bank disputes a payment, or how the dispute ended. It names no person, because it is
 * kept longer than the account.
 */
export function disputeLetter(shopUrl: string, dispute: Dispute, orderNumber: string | null) {
  const heading = DISPUTE_TITLES[dispute.state];
  const { respondBy } = dispute;
  const reason = disputeReason(dispute);
  return drawLetter({
    shopUrl,
    subject: `${heading}${orderNumber ? `: ${orderNumber}` : ''}`,
    preview: `${disputeAmount(dispute)} of payment ${dispute.paymentId}.`,
    heading,
    parts: [
      {
        kind: 'facts',
        title: 'The dispute',
        facts: [
          ...(orderNumber ? [['Order number', orderNumber] as const] : []),
          ['Payment', dispute.paymentId],
          ['Amount', disputeAmount(dispute)],
          ...(reason ? [['Reason', reason] as const] : []),
          ...(respondBy && !isEnded(dispute.state) ? [['Answer by', orderDay(respondBy)] as const] : []),
          ['What to do', WHAT_TO_DO[dispute.state]],
        ],
      },
    ],
  });
}

const ANSWER =
  'Answer in the payment provider’s dashboard. Nothing of the order is made or sent until the bank has decided.';
const GO_ON = 'Look at the order. If it is still to be made, lift its hold. Then mark the dispute as seen.';
const WHAT_TO_DO: Readonly<Record<Dispute['state'], string>> = {
  open: ANSWER,
  action_required: ANSWER,
  under_review: 'Wait for the bank. Nothing of the order is made or sent until it has decided.',
  won: GO_ON,
  closed: GO_ON,
  lost: 'The money is gone. Cancel the order or let it go on, then mark the dispute as seen.',
};
