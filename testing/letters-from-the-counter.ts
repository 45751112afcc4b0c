import { claimAnsweredLetter, claimReceivedLetter, claimToAnswerLetter } from '../app/claims/claim.mail.tsx';
import { DISPUTE_STATES } from '../app/disputes/dispute-state.ts';
import { disputeLetter } from '../app/disputes/dispute.mail.tsx';
import type { Dispute } from '../app/disputes/disputes.server.ts';
import { replyLetter } from '../app/inbox/reply-letter.mail.tsx';
import { orderMovedLetter } from '../app/order-deeds/order-moved.mail.tsx';
import { refundLetter } from '../app/payments/refund.mail.tsx';
import { phoneOrderLetter } from '../app/phone-orders/phone-order.mail.tsx';
import {
  notesForOwnerLetter,
  notesReceivedLetter,
  proofApprovedLetter,
  proofSentLetter,
} from '../app/proofs/proof.mail.tsx';
import { orderCancelledLetter } from '../app/refunds/order-cancelled.mail.tsx';
import { setAsideLetter } from '../app/set-aside/set-aside.mail.tsx';
import { type AccessChange, accessChangedLetter } from '../app/staff/access-changed.mail.tsx';
import { invitationLetter, newPasswordLetter } from '../app/staff/invitation.mail.tsx';
import { REFUND } from '../app/storefront/facts.ts';
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

/** One of each letter that staff cause, by the file that writes it. */
export const LETTERS_FROM_THE_COUNTER: Record<string, { html: string; text: string }[]> = {
  'claims/claim': [
    claimReceivedLetter(claim),
    claimToAnswerLetter(claim),
    claimAnsweredLetter(claim, { words: 'We are sorry.', next: 'A new book is on its way.' }),
  ],
  'disputes/dispute': DISPUTE_STATES.map((state) =>
    disputeLetter(shopUrl, { ...dispute, state } as Dispute, about.orderNumber),
  ),
  'inbox/reply-letter': [
    replyLetter({
      shopUrl,
      ticket: 'NV-ABCDEF',
      asked: { name: 'Asha', kind: 'contact', message: 'Is there a cat?', receivedAt: at },
      answer: 'There is one.',
      by: 'Ravi',
    }),
  ],
  'order-deeds/order-moved': (['shipped', 'out_for_delivery', 'delivered'] as const).map((to) =>
    orderMovedLetter({ ...about, to, parcel: null, copyUnlocked: true, photoLeaves: '20 December 2026' }),
  ),
  'payments/refund': REFUND.byMethod.map((time) =>
    refundLetter({ ...about, amount: '₹799', reason: 'A torn page', time }),
  ),
  'phone-orders/phone-order': [
    phoneOrderLetter({ ...about, total: 799, link: shopUrl, until: '27 November 2026' }),
  ],
  'proofs/proof': [
    proofSentLetter(about, { until: '22 November 2026', takesNotes: true, round: 1 }),
    proofSentLetter(about, { until: '22 November 2026', takesNotes: false, round: 2 }),
    proofApprovedLetter(about, 'time'),
    notesReceivedLetter(about, 2),
    notesForOwnerLetter(about, 2),
  ],
  'refunds/order-cancelled': [
    { amount: null, already: false },
    { amount: null, already: true },
    { amount: '₹799', already: false },
  ].map((back) =>
    orderCancelledLetter({ ...about, ...back, byCustomer: true, reason: '', time: REFUND.processing }),
  ),
  'set-aside/set-aside': [setAsideLetter({ shopUrl, about: 'pay_1', why: 'It cannot be read.' })],
  'staff/access-changed': CHANGES.map((change) => accessChangedLetter({ shopUrl, name: 'Ravi', change })),
  'staff/invitation': [invitationLetter(person), newPasswordLetter(person)],
};
