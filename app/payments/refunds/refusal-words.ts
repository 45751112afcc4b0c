import type { RefundRefused } from '../payments/ask-refund.server.ts';
import { printedAmount } from '../../buying/pricing/printed-amount.ts';

/** Why a refund was refused, in words for staff. */
export function refusalWords(refused: RefundRefused, leftPaise: number): string {
  switch (refused) {
    case 'nothing-left':
      return 'All of it went back already, or is about to.';
    case 'disputed':
      return 'The customer’s bank has taken this money back, or is still deciding about it. It cannot go back twice.';
    case 'too-much':
      return `Only ${printedAmount(leftPaise)} is left to hand back.`;
    case 'too-little':
      return 'The provider hands back ₹1 at least.';
    case 'not-paid':
      return 'No money was taken for this order.';
    case 'changed':
      return 'Somebody asked for another refund meanwhile. Please look at the list and ask again.';
  }
}
