import {
  claimAnsweredLetter,
  claimReceivedLetter,
  claimToAnswerLetter,
} from '../app/payments/claims/claim.mail.tsx';
import { DISPUTE_STATES } from '../app/payments/disputes/dispute-state.ts';
import { disputeLetter } from '../app/payments/disputes/dispute.mail.tsx';
import type { Dispute } from '../app/payments/disputes/disputes.server.ts';
import { replyLetter } from '../app/admin/inbox/reply-letter.mail.tsx';
import { orderMovedLetter } from '../app/admin/order-actions/order-moved.mail.tsx';
import { refundLetter } from '../app/payments/payments/refund.mail.tsx';
import { phoneOrderLetter } from '../app/payments/phone-orders/phone-order.mail.tsx';
import {
  notesForOwnerLetter,
  notesReceivedLetter,
  proofApprovedLetter,
  proofSentLetter,
} from '../app/orders/proofs/proof.mail.tsx';
import { orderCancelledLetter } from '../app/payments/refunds/order-cancelled.mail.tsx';
import { setAsideLetter } from '../app/payments/set-aside/set-aside.mail.tsx';
import {
  type AccessChange,
  accessChangedLetter,
} from '../app/account/staff-sessions/access-changed.mail.tsx';
import { invitationLetter, newPasswordLetter } from '../app/account/staff-sessions/invitation.mail.tsx';
import { REFUND } from '../app/platform/facts/facts.ts';
import { SHIPPING } from './buying.ts';

const shopUrl = 'https://shop.example';
const at = new Date('2026-11-20T10:00:00Z');
const about = {
  shopUrl,
  fullName: SHIPPING.fullName,
  orderNumber: 'ORD-1795000000000',
  orderUrl: `${shopUrl}/orders/x`,
  address: `${shopUrl}/orders/x`,
  world: 'space-explorer',
};
const claim = {
  shopUrl,
  order: { id: 'x', orderNumber: about.orderNumber, shippingAddress: SHIPPING },
  claim: { id: 'c', openedAt: at, about: 'damaged', words: 'A torn page.' },
} as unknown as Parameters<typeof claimReceivedLetter>[0];
const person = { shopUrl, name: 'Ravi', role: 'support', invitedBy: 'Asha', link: shopUrl } as const;
const dispute = { paymentId: 'pay_1', amountPaise: 79_900, lostPaise: null, reason: 'fraud', respondBy: at };
const CHANGES: AccessChange[] = [
  'password changed',
  'second factor on',
  'second factor off',
  'second factor reset',
  'recovery code used',
];

/** One of each letter that staff cause, grouped by the file that writes it. */
export const LETTERS_FROM_THE_COUNTER: Record<string, { html: string; text: string }[]> = {
  'payments/claims/claim': [
    claimReceivedLetter(claim),
    claimToAnswerLetter(claim),
    claimAnsweredLetter(claim, { words: 'We are sorry.', next: 'A new book is on its way.' }),
  ],
  'payments/disputes/dispute': DISPUTE_STATES.map((state) =>
    disputeLetter(shopUrl, { ...dispute, state } as Dispute, about.orderNumber),
  ),
  'admin/inbox/reply-letter': [
    replyLetter({
      shopUrl,
      ticket: 'NV-ABCDEF',
      asked: { name: 'Asha', kind: 'contact', message: 'Is there a cat?', receivedAt: at },
      answer: 'There is one.',
      by: 'Ravi',
    }),
  ],
  'admin/order-actions/order-moved': (['shipped', 'out_for_delivery', 'delivered'] as const).map((to) =>
    orderMovedLetter({ ...about, to, parcel: null, copyUnlocked: true, photoLeaves: '20 December 2026' }),
  ),
  'payments/payments/refund': REFUND.byMethod.map((time) =>
    refundLetter({ ...about, amount: '₹799', reason: 'A torn page', time }),
  ),
  'payments/phone-orders/phone-order': [
    phoneOrderLetter({ ...about, total: 799, link: shopUrl, until: '27 November 2026' }),
  ],
  'orders/proofs/proof': [
    proofSentLetter(about, { until: '22 November 2026', takesNotes: true, round: 1 }),
    proofSentLetter(about, { until: '22 November 2026', takesNotes: false, round: 2 }),
    proofApprovedLetter(about, 'time'),
    notesReceivedLetter(about, 2),
    notesForOwnerLetter(about, 2),
  ],
  'payments/refunds/order-cancelled': [
    { amount: null, already: false },
    { amount: null, already: true },
    { amount: '₹799', already: false },
  ].map((back) =>
    orderCancelledLetter({ ...about, ...back, byCustomer: true, reason: '', time: REFUND.processing }),
  ),
  'payments/set-aside/set-aside': [setAsideLetter({ shopUrl, about: 'pay_1', why: 'It cannot be read.' })],
  'account/staff-sessions/access-changed': CHANGES.map((change) =>
    accessChangedLetter({ shopUrl, name: 'Ravi', change }),
  ),
  'account/staff-sessions/invitation': [invitationLetter(person), newPasswordLetter(person)],
};
