import { orderDay } from '../../orders/orders/order-dates.ts';
import { businessDaysAfter, mostDays } from '../refunds/business-days.ts';
import type { OwnRefundView } from '../refunds/refund-view.ts';
import { REFUND } from '../../platform/facts/facts.ts';
import { ABOUT_WORDS, type Answer } from './claim-words.ts';
import type { ClaimWithPhotos } from './claims.server.ts';

/** A claim as its customer and staff see it; dates are formatted text. */
export interface ClaimView {
  id: string;
  about: string;
  words: string;
  opened: string;
  photos: string[];
  answer: Answer | null;
  answerWords: string | null;
  answered: string | null;
  answeredBy: string | null;
  answerBy: string;
  replacementOrderId: string | null;
  /** The three steps, each with whether it is done. */
  steps: { title: string; text: string; done: boolean }[];
}

/** The claim for its customer, without the name of who answered it. */
export type OwnClaimView = Omit<ClaimView, 'answeredBy'>;

export function ownClaimView(claim: ClaimWithPhotos, refunds: readonly OwnRefundView[]): OwnClaimView {
  const { answeredBy: _by, ...view } = claimView(claim, refunds);
  return view;
}

export function claimView(claim: ClaimWithPhotos, refunds: readonly OwnRefundView[]): ClaimView {
  const { id, about, words, openedAt, answeredAt, answer, answerWords, answeredBy } = claim;
  const answerBy = orderDay(businessDaysAfter(openedAt, mostDays(REFUND.review)));
  return {
    id,
    about: ABOUT_WORDS[about],
    words,
    opened: orderDay(openedAt),
    photos: claim.photos.map((photo) => photo.id),
    answer,
    answerWords,
    answered: answeredAt && orderDay(answeredAt),
    answeredBy,
    answerBy,
    replacementOrderId: claim.replacementOrderId,
    steps: [
      {
        title: 'You tell us',
        text: `On ${orderDay(openedAt)}: ${ABOUT_WORDS[about].toLowerCase()}.`,
        done: true,
      },
      {
        title: 'We review',
        text: answeredAt
          ? `We answered on ${orderDay(answeredAt)}.`
          : `Within ${REFUND.review}: you hear from us by ${answerBy}.`,
        done: answeredAt !== null,
      },
      ...lastStep(answer, refundNow(refunds, claim.refundId)),
    ],
  };
}

/** The refund of an answer, or the latest refund that replaced it. */
function refundNow(refunds: readonly OwnRefundView[], id: string | null): OwnRefundView | undefined {
  const next = refunds.find((refund) => id !== null && refund.insteadOf === id);
  return next ? refundNow(refunds, next.id) : refunds.find((refund) => refund.id === id);
}

/** The last step: the refund or the new copy. A refusal has no further step. */
function lastStep(answer: Answer | null, refund: OwnRefundView | undefined): ClaimView['steps'] {
  if (answer === 'no') return [];
  if (answer === 'reprint')
    return [{ title: 'A new copy', text: 'It is made again for you, free of charge.', done: false }];
  const title = 'The money returns';
  if (!refund) return [{ title, text: `If that is our answer, within ${REFUND.processing}.`, done: false }];
  if (refund.seenTo)
    return [{ title, text: `We have settled ${refund.amount} with you another way.`, done: true }];
  const way = refund.method ? `${refund.method}: ${refund.time}` : refund.time;
  const text =
    refund.state === 'gone'
      ? `${refund.amount} left us on ${refund.gone} and is with you by ${refund.arrivesBy} (${way}).`
      : `${refund.amount} has been on its way since ${refund.asked} (${way}).`;
  return [{ title, text, done: refund.state === 'gone' }];
}
