import { DELIVERY, PRIVACY_AS_BUILT, PRIVACY } from '../facts/facts.ts';

/** How long one class of data stays. */
interface Period {
  /** The name of the class in the settings, the log and docs/privacy.md. */
  label: string;
  /** From when the days count. */
  counted: string;
  /** Whole days, unless the owner sets another number; never below `least` or above `most`. */
  days: number;
  least: number;
  most: number;
  /** Why not less, and why not more. */
  because: string;
}

/** The periods that the owner may change. */
export const PERIODS = {
  unconfirmedAccounts: {
    label: 'Accounts that nobody confirmed',
    counted: 'after the last attempt to sign up',
    days: 7,
    least: 2,
    most: 30,
    because:
      'The link in the letter works for a day. Whoever typed a stranger’s address leaves nothing of it.',
  },
  cartPhotos: {
    label: 'Photos of books in a cart',
    counted: 'after the book was put there',
    days: PRIVACY_AS_BUILT.photoInCartKeptDays,
    least: PRIVACY.unusedPhotoKeptDays,
    most: PRIVACY.photoKeptDays,
    because:
      'Not less than a photo without an order, not more than one with an order. A photo that is in a cart already keeps the date that its parent was told.',
  },
  letters: {
    label: 'Words of letters',
    counted: 'after the letter was sent or given up',
    days: PRIVACY_AS_BUILT.lettersKeptDays,
    least: 7,
    most: 90,
    because: 'Staff send a lost letter again within days. Its words name child and address.',
  },
  unpaidCheckouts: {
    label: 'Purchases that were not paid',
    counted: 'after payment began',
    days: 30,
    least: 5,
    most: 90,
    because: 'A payment may turn up for four days. Nothing was bought, so nothing has to be kept.',
  },
  paymentNotices: {
    label: 'Notices of the payment provider',
    counted: 'after they came',
    days: 90,
    least: 30,
    most: 365,
    because: 'They are looked at when a refund goes wrong, which takes weeks. The payments themselves stay.',
  },
  endedBooks: {
    label: 'Books of cancelled and refunded orders',
    counted: 'after the order came to its end',
    days: PRIVACY_AS_BUILT.endedBooksKeptDays,
    least: 7,
    most: 90,
    because:
      'A customer may ask what became of it, and staff look it up. Then nobody needs a child’s face any more: the files of the book and the photo leave, the order stays.',
  },
  claimPhotos: {
    label: 'Pictures of claims',
    counted: 'after the answer',
    days: PRIVACY_AS_BUILT.claimPhotosKeptDays,
    least: 30,
    most: 180,
    because: 'A customer may come back to an answer. The words of the claim stay with its order.',
  },
  messages: {
    label: 'Messages and feedback',
    counted: 'after they came',
    days: 365,
    least: 90,
    most: 1095,
    because:
      'Complaints and privacy requests are answered within a month, and staff can show that they were.',
  },
  phoneOrders: {
    label: 'Orders of the phone',
    counted: 'after their link ran out',
    days: 90,
    least: 7,
    most: 365,
    because: 'The link can be renewed. What was paid is an order with its own period.',
  },
  unusedUploads: {
    label: 'Pictures that staff uploaded and did not use',
    counted: 'after they came',
    days: 1,
    least: 1,
    most: 30,
    because: 'Whoever arranges the gallery needs them until it is saved.',
  },
  staffSessions: {
    label: 'Ended sessions of staff',
    counted: 'after they ran out',
    days: 30,
    least: 7,
    most: 180,
    because: 'They say who was here, from which address, when something was wrong.',
  },
  staffInvitations: {
    label: 'Old invitations of staff',
    counted: 'after they ran out',
    days: 30,
    least: 7,
    most: 180,
    because: 'They hold addresses of people who may never have come.',
  },
} as const satisfies Record<string, Period>;

export type PeriodName = keyof typeof PERIODS;
export const PERIOD_NAMES = Object.keys(PERIODS) as PeriodName[];

/** The periods that nobody can change, and why. */
export const FIXED_PERIODS: readonly { label: string; kept: string; because: string }[] = [
  {
    label: 'Photos of ordered books',
    kept: `${PRIVACY.photoKeptDays} days after delivery; ${DELIVERY.expectedAfterDays + PRIVACY.photoKeptDays} days after the order when no delivery was recorded`,
    because: 'Every page that asks for a photo promises it.',
  },
  {
    label: 'Photos without an order',
    kept: `${PRIVACY.unusedPhotoKeptDays} days`,
    because: 'Every page that asks for a photo promises it.',
  },
  {
    label: 'What was typed for books that are not ordered yet',
    kept: `${PRIVACY.unusedPhotoKeptDays} days after the last change`,
    because: 'As long as the photo that belongs to it.',
  },
  {
    label: 'Orders, payments, refunds and invoices',
    kept: 'no job deletes them',
    because:
      'Tax law wants the books of account for six years after the annual return (CGST Act, section 36).',
  },
  {
    label: 'Finished books, with the child’s name and drawn face in them',
    kept: 'as long as their order, or until the account is deleted',
    because:
      'They were bought: parents read them for years, order them again, and take them back themselves.',
  },
  {
    label: 'The staff log, with each look at a child’s photo',
    kept: 'for ever',
    because: 'The database refuses to change or delete a line: a log that can be shortened proves nothing.',
  },
  {
    label: 'Links that came by letter',
    kept: 'a day after they run out',
    because: 'They are kept to say that they ran out, and hold what a sign-up typed.',
  },
  {
    label: 'Sessions of customers',
    kept: 'until they end, 60 days at the most',
    because: 'An ended one is of no use to anybody.',
  },
  {
    label: 'Counts that slow down guessing',
    kept: 'until their window ends, two days at the most',
    because: 'They are as long as the limit that they keep.',
  },
  { label: 'The chat', kept: 'not at all', because: 'What is said there is written nowhere.' },
];

/** The days that the owner set. */
interface OwnDays {
  keptDays: Partial<Record<PeriodName, number | undefined>>;
}

/** The days that apply to a class now: what the owner set, within bounds that may have changed since. */
export function keptDays({ keptDays: set }: OwnDays, name: PeriodName): number {
  const { days, least, most } = PERIODS[name];
  return Math.min(most, Math.max(least, set[name] ?? days));
}

/** The periods that pages mention. */
export function privacySaid(settings: OwnDays) {
  return {
    photoInCartKeptDays: keptDays(settings, 'cartPhotos'),
    lettersKeptDays: keptDays(settings, 'letters'),
    claimPhotosKeptDays: keptDays(settings, 'claimPhotos'),
    endedBooksKeptDays: keptDays(settings, 'endedBooks'),
  };
}
