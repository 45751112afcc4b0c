import { FAMILY_PACK_DISCOUNT } from '../pricing/price-list.ts';

/**
 * Every number and promise that pages, letters and the chat helper make, once. Days are calendar days unless the
 * name says business days. Each sentence stays as it is on its own page, also where two differ.
 */

/** Sample contact details of a shop that has not set its own. */
export const CONTACT = {
  email: 'hello@nanheveer.example',
  phone: '+91 98765 43210',
  phoneLink: 'tel:+919876543210',
  whatsapp: 'https://wa.me/919876543210',
  address: '12 Sample Street, Indiranagar, Bengaluru, Karnataka 560038',
  hours: 'Monday to Saturday, 10 am to 6 pm',
  grievanceOfficer: 'A. Sample, Grievance Officer',
} as const;

export const SOCIAL_LINKS = [
  { name: 'Instagram', url: 'https://www.instagram.com/nanheveer.example' },
  { name: 'Facebook', url: 'https://www.facebook.com/nanheveer.example' },
  { name: 'YouTube', url: 'https://www.youtube.com/@nanheveer.example' },
] as const;

export const AGES = '3-12';
export const PAGES = '20+';
export const PDF_QUALITY = '300 DPI PDF';
export const MAX_PHOTO_MB = 5;

export const DELIVERY = {
  promise: '7-8 days',
  expectedAfterDays: 7,
  confirmWithin: '24 hours',
  digitalPolicy: '3-5 business days',
  digitalFaq: '24-48 hours',
  printFaq: '3-5 days',
  domestic: '5-7 business days',
  domesticFeeRupees: 50,
  freeFromRupees: 500,
  international: '10-15 business days',
} as const;

export const MAKING = { photoReview: '1-2 days', creation: '2-3 days', revisions: 'one round' } as const;

export const GUARANTEE = { days: 7, cancelWithin: '24 hours' } as const;

export const REFUND = {
  review: '2-3 business days',
  processing: '5-7 business days',
  byMethod: [
    { method: 'Credit and debit cards', time: '5-7 business days' },
    { method: 'UPI and wallets', time: '2-3 business days' },
    { method: 'Net banking', time: '3-5 business days' },
  ],
} as const;

export const PRIVACY = {
  photoKeptDays: 30,
  unusedPhotoKeptDays: 3,
  photoInCartKeptDays: 30,
  lettersKeptDays: 30,
  answerWithinDays: 30,
} as const;

export const OFFERS = {
  launch: { code: 'HERO50', percent: 50, customers: 100 },
  familyPackRupees: FAMILY_PACK_DISCOUNT,
} as const;
