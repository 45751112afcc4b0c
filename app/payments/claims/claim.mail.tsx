import { greeting } from '../../platform/mail/greeting.ts';
import { drawLetter } from '../../platform/mail/letter.tsx';
import { orderDay } from '../../orders/orders/order-dates.ts';
import type { Order } from '../../orders/orders/tables.server.ts';
import { businessDaysAfter, mostDays } from '../refunds/business-days.ts';
import { CONTACT, REFUND } from '../../platform/facts/facts.ts';
import { ABOUT_WORDS } from './claim-words.ts';
import type { Claim } from './claims.server.ts';

interface About {
  shopUrl: string;
  order: Order;
  claim: Claim;
}

/** Tells a customer that the shop has received the claim, and by when it answers. */
export function claimReceivedLetter({ shopUrl, order, claim }: About) {
  const by = orderDay(businessDaysAfter(claim.openedAt, mostDays(REFUND.review)));
  return drawLetter({
    shopUrl,
    subject: `We look into your order ${order.orderNumber}`,
    preview: `You hear from us by ${by}.`,
    heading: 'Thank you for telling us',
    parts: [
      { kind: 'text', text: greeting(order.shippingAddress.fullName) },
      {
        kind: 'text',
        text: `We are sorry that something is not as it should be. A person looks at it within ${REFUND.review}; you hear from us by ${by}.`,
      },
      {
        kind: 'facts',
        title: 'What you told us',
        facts: [
          ['Order number', order.orderNumber],
          ['What is wrong', ABOUT_WORDS[claim.about]],
        ],
      },
      { kind: 'action', label: 'Add photos or follow it', url: `${shopUrl}/orders/${order.id}` },
      { kind: 'note', text: `Questions? ${CONTACT.email} or ${CONTACT.phone}.` },
    ],
  });
}

/** Tells the owner that a customer waits for an answer. */
export function claimToAnswerLetter({ shopUrl, order, claim }: About) {
  return drawLetter({
    shopUrl,
    subject: `Something is wrong with order ${order.orderNumber}`,
    preview: ABOUT_WORDS[claim.about],
    heading: 'A customer needs you',
    parts: [
      {
        kind: 'facts',
        title: 'What the customer says',
        facts: [
          ['Order number', order.orderNumber],
          ['What is wrong', ABOUT_WORDS[claim.about]],
          ['In their words', claim.words],
          ['Answer by', orderDay(businessDaysAfter(claim.openedAt, mostDays(REFUND.review)))],
        ],
      },
      { kind: 'action', label: 'Answer', url: `${shopUrl}/admin/orders/${order.id}` },
    ],
  });
}

/** Tells a customer the shop's answer to the claim. */
export function claimAnsweredLetter(
  { shopUrl, order, claim }: About,
  answer: { words: string; next: string },
) {
  return drawLetter({
    shopUrl,
    subject: `Our answer about your order ${order.orderNumber}`,
    preview: answer.next,
    heading: 'Here is our answer',
    parts: [
      { kind: 'text', text: greeting(order.shippingAddress.fullName) },
      ...answer.words.split(/\n{2,}/).map((text) => ({ kind: 'text' as const, text })),
      { kind: 'text', text: answer.next },
      {
        kind: 'facts',
        title: 'What it was about',
        facts: [
          ['Order number', order.orderNumber],
          ['What was wrong', ABOUT_WORDS[claim.about]],
        ],
      },
      { kind: 'action', label: 'See your order', url: `${shopUrl}/orders/${order.id}` },
      { kind: 'note', text: `Questions? ${CONTACT.email} or ${CONTACT.phone}.` },
    ],
  });
}
