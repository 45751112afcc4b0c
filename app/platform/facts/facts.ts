/**
 * Every number and promise of the pages, the letters and the chat helper, each written once. Days are
 * calendar days unless the name says business days. Each page keeps its own sentence, even where two pages
 * differ.
 */

/**
 * The values that apply until the owner changes them in the back office. What the program itself enforces,
 * such as the days of the guarantee or of an ordered photo, cannot be set: with only the sentence changed, it
 * would not be true.
 */
export const BUILT_IN_FACTS = {
  email: 'hello@nanheveer.example',
  phone: '+91 98765 43210',
  whatsapp: '+91 98765 43210',
  address: '12 Sample Street, Indiranagar, Bengaluru, Karnataka 560038',
  hours: 'Monday to Saturday, 10 am to 6 pm',
  gstin: '29ABCDE1234F1ZW',
  grievanceOfficer: 'A. Sample, Grievance Officer',
  instagram: 'https://www.instagram.com/nanheveer.example',
  facebook: 'https://www.facebook.com/nanheveer.example',
  youtube: 'https://www.youtube.com/@nanheveer.example',
  confirmWithin: '24 hours',
  digitalPolicy: '3-5 business days',
  digitalFaq: '24-48 hours',
  printFaq: '3-5 days',
  domestic: '5-7 business days',
  international: '10-15 business days',
  photoReview: '1-2 days',
  creation: '2-3 days',
  refundReview: '2-3 business days',
  refundProcessing: '5-7 business days',
  refundToCards: '5-7 business days',
  refundToUpi: '2-3 business days',
  refundToBank: '3-5 business days',
};
export type FactName = keyof typeof BUILT_IN_FACTS;
/** The owner's values, where they differ from the built-in facts. */
export type OwnFacts = Partial<Record<FactName, string>>;

/** The built-in values of those periods that the owner can set and that pages mention. */
export const PRIVACY_AS_BUILT = {
  photoInCartKeptDays: 30,
  lettersKeptDays: 30,
  claimPhotosKeptDays: 90,
  endedBooksKeptDays: 30,
};
type KeptDays = typeof PRIVACY_AS_BUILT;
type Told = OwnFacts & { kept?: KeptDays };

/**
 * The id of the element in which a page carries the owner's values, so that the browser renders the same
 * text.
 */
export const FACTS_IN_PAGE = 'shop-facts';

let own: Told = typeof document === 'undefined' ? {} : factsInPage();
const said = saying(own);

/**
 * These objects hold the values that apply now. On the server they change while the shop is open, so read
 * them when you use them, not once when a module is loaded.
 */
export const CONTACT: Readonly<typeof said.contact> = said.contact;
export const SOCIAL_LINKS: readonly Readonly<SocialLink>[] = said.social;
export const DELIVERY: Readonly<typeof said.delivery> = said.delivery;
export const MAKING: Readonly<typeof said.making> = said.making;
export const REFUND: Readonly<typeof said.refund> = said.refund;
export const PRIVACY: Readonly<typeof said.privacy> = said.privacy;

export const AGES = '3-12';
export const PAGES = '20+';
export const PDF_QUALITY = '300 DPI PDF';
export const MAX_PHOTO_MB = 5;
/** The most that the owner may allow for a picture of the gallery. */
export const MAX_GALLERY_PICTURE_MB = 50;

export const GUARANTEE = { days: 7, cancelWithin: '24 hours' } as const;

/** Only what the owner has set. */
export const ownFacts = (): Told => own;

/** Updates the facts on the server. Called whenever the owner's settings are read. */
export function tellFacts(facts: OwnFacts, kept: KeptDays): void {
  const asBuilt = JSON.stringify(kept) === JSON.stringify(PRIVACY_AS_BUILT);
  own = asBuilt ? facts : { ...facts, kept };
  const { social, ...rest } = saying(own);
  said.social.splice(0, Number.POSITIVE_INFINITY, ...social);
  for (const [group, values] of Object.entries(rest)) Object.assign(said[group as keyof typeof rest], values);
}

interface SocialLink {
  name: string;
  url: string;
}

function saying({ kept, ...facts }: Told) {
  const all = { ...BUILT_IN_FACTS, ...facts };
  const social: SocialLink[] = [
    { name: 'Instagram', url: all.instagram },
    { name: 'Facebook', url: all.facebook },
    { name: 'YouTube', url: all.youtube },
  ];
  return {
    contact: {
      email: all.email,
      phone: all.phone,
      phoneLink: `tel:${all.phone.replaceAll(/[^+\d]/g, '')}`,
      whatsapp: `https://wa.me/${all.whatsapp.replaceAll(/\D/g, '')}`,
      address: all.address,
      hours: all.hours,
      gstin: all.gstin,
      grievanceOfficer: all.grievanceOfficer,
    },
    social: social.filter(({ url }) => url !== ''),
    delivery: {
      promise: '7-8 days',
      expectedAfterDays: 7,
      confirmWithin: all.confirmWithin,
      digitalPolicy: all.digitalPolicy,
      digitalFaq: all.digitalFaq,
      printFaq: all.printFaq,
      domestic: all.domestic,
      domesticFeeRupees: 50,
      freeFromRupees: 500,
      international: all.international,
    },
    making: { photoReview: all.photoReview, creation: all.creation, revisions: 'one round' },
    refund: {
      review: all.refundReview,
      processing: all.refundProcessing,
      byMethod: [
        { method: 'Credit and debit cards', time: all.refundToCards },
        { method: 'UPI and wallets', time: all.refundToUpi },
        { method: 'Net banking', time: all.refundToBank },
      ],
    },
    privacy: {
      photoKeptDays: 30,
      unusedPhotoKeptDays: 3,
      answerWithinDays: 30,
      ...PRIVACY_AS_BUILT,
      ...kept,
    },
  };
}

function factsInPage(): Told {
  const written = document.getElementById(FACTS_IN_PAGE)?.textContent;
  return written ? (JSON.parse(written) as Told) : {};
}

/** The text beside the girl who is shown before and after. */
export const WHO_ASHA_IS =
  'Asha is painted, because we show nobody’s child. What you see of her beside it is what our studio draws from that picture, with two taps for the braids and the bindi.';
