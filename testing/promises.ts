import { PROOF_HOURS } from '../app/orders/orders/order-status.ts';
import { ADD_ONS, FORMAT_PRICE } from '../app/buying/pricing/price-list.ts';
import { rupees } from '../app/buying/pricing/rupees.ts';
import {
  AGES,
  DELIVERY,
  GUARANTEE,
  MAKING,
  MAX_PHOTO_MB,
  PAGES,
  PDF_QUALITY,
  PRIVACY,
  REFUND,
} from '../app/platform/facts/facts.ts';
import { OFFERS } from '../app/buying/pricing/offers.ts';

/** Amounts, durations and sizes that customers can hold the shop to. */
const PROMISE =
  /₹\d+(?:,\d+)*|\d+(?:-\d+)?[ -](?:business )?(?:days?|hours?|minutes?|weeks?|months?|years?)\b|\d+ ?%|\d+ ?MB\b|\d+ DPI\b|\d+\+? pages\b|\bages? \d+(?:-\d+)?/gi;

/** Every number that the shop promises, as its pages write it. */
const KNOWN = new Set(
  [
    ...Object.values(FORMAT_PRICE).map(rupees),
    ...Object.values(ADD_ONS).map(({ price }) => rupees(price)),
    ...Object.values(ADD_ONS).flatMap(({ name }) => name.match(PROMISE) ?? []),
    ...[OFFERS.familyPackRupees, DELIVERY.domesticFeeRupees, DELIVERY.freeFromRupees].map(rupees),
    `${OFFERS.launch.percent}%`,
    DELIVERY.promise,
    DELIVERY.confirmWithin,
    DELIVERY.digitalPolicy,
    DELIVERY.digitalFaq,
    DELIVERY.printFaq,
    DELIVERY.domestic,
    DELIVERY.international,
    MAKING.photoReview,
    MAKING.creation,
    GUARANTEE.cancelWithin,
    REFUND.review,
    REFUND.processing,
    ...REFUND.byMethod.map(({ time }) => time),
    `${GUARANTEE.days} days`,
    `${GUARANTEE.days}-day`,
    ...[
      PRIVACY.photoKeptDays,
      PRIVACY.unusedPhotoKeptDays,
      PRIVACY.photoInCartKeptDays,
      PRIVACY.claimPhotosKeptDays,
    ].map((days) => `${days} days`),
    `${PRIVACY.answerWithinDays} days`,
    `${PROOF_HOURS} hours`,
    `${MAX_PHOTO_MB} MB`,
    ...(PDF_QUALITY.match(PROMISE) ?? []),
    `${PAGES} pages`,
    `ages ${AGES}`,
    `${AGES} years`,
  ].map(comparable),
);

/** The promised numbers in a text that do not come from the shop's facts. */
export function strangePromises(text: string, alsoKnown: readonly string[] = []): string[] {
  const known = new Set([...KNOWN, ...alsoKnown.map(comparable)]);
  return (text.match(PROMISE) ?? []).filter((promise) => !known.has(comparable(promise)));
}

/** The text of a page as a visitor reads it, without markup and scripts. */
export function wordsOfPage(html: string): string {
  return html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s+/g, ' ');
}

function comparable(promise: string): string {
  return promise.toLowerCase().replaceAll(/\s/g, '');
}
