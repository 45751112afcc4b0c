import { type AddOnId, FAMILY_PACK_DISCOUNT, FORMAT_PRICE } from '../pricing/price-list.ts';

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
  answerWithinDays: 30,
} as const;

export const OFFERS = {
  launch: { code: 'HERO50', percent: 50, customers: 100 },
  familyPackRupees: FAMILY_PACK_DISCOUNT,
} as const;

export interface Plan {
  name: string;
  priceRupees: number;
  popular: boolean;
  features: string[];
}

export const PLANS: Plan[] = [
  {
    name: 'Digital Edition',
    priceRupees: FORMAT_PRICE.digital,
    popular: false,
    features: [
      'Your child drawn as the hero',
      `${PAGES} pages, full colour`,
      `${PDF_QUALITY} to read and to print at home`,
      `Delivered by e-mail in ${DELIVERY.digitalPolicy}`,
      'One round of minor revisions',
    ],
  },
  {
    name: 'Print + Digital',
    priceRupees: FORMAT_PRICE.print,
    popular: true,
    features: [
      'Everything in the Digital Edition',
      'A printed comic book, delivered home',
      'The digital copy as soon as the book is on its way',
      `At your door in ${DELIVERY.promise}`,
      'Free delivery across India',
    ],
  },
  {
    name: 'Ultimate Hero Pack',
    priceRupees: FORMAT_PRICE.combo,
    popular: false,
    features: [
      'Everything in Print + Digital',
      'The digital copy at once, the printed one soon after',
      'Fast delivery: first in the printing queue',
      'A dedication page with your own message',
      'One round of minor revisions',
    ],
  },
];

export const ADD_ON_NOTES: Record<AddOnId, string> = {
  'extra-story-theme': 'A second adventure for the same hero.',
  'rush-delivery': 'Leaves our press in 1 day.',
  'gift-box': 'Box, ribbon and a card with your words.',
  'extra-printed-copy': 'One for the grandparents.',
};

/** A book of the shop's own shelf, as home, gallery and product page show it. */
export interface SampleBook {
  productId: 'hanuman' | 'spider' | 'iron' | 'thor';
  title: string;
  category: Category;
  description: string;
  story: string;
}

export const CATEGORIES = [
  { id: 'all', label: 'All Books' },
  { id: 'mythology', label: 'Mythology' },
  { id: 'superhero', label: 'Superheroes' },
  { id: 'customize', label: 'Customize Story by Your Own' },
  { id: 'technology', label: 'Technology' },
] as const;
export type Category = Exclude<(typeof CATEGORIES)[number]['id'], 'all'>;

export const SAMPLE_BOOKS: SampleBook[] = [
  {
    productId: 'hanuman',
    title: 'Hanuman’s Little Helper',
    category: 'mythology',
    description: 'A mythology helper carries hope, and half a mountain, to a friend in need.',
    story:
      'The healing herb grows on the far mountain, and the sun rises in a few hours. Your child is the small helper who offers to go along. There is a river to leap, a riddle to solve and a lesson that the strongest hands are the ones that help. Told with respect, drawn like a temple wall come to life.',
  },
  {
    productId: 'spider',
    title: 'Spider Kid of the Monsoon Bazaar',
    category: 'superhero',
    description: 'A Spider kid spins silver thread over the rooftops when the big rain comes.',
    story:
      'The lights go out over the old bazaar, and the rain will not stop. Your child finds out that a thread as thin as hair can hold up a whole street, if enough neighbours hold on to it. Rooftops, kites, a runaway rickshaw, and a very small spider with very good advice.',
  },
  {
    productId: 'iron',
    title: 'Iron Kid and the Tired Robot',
    category: 'technology',
    description: 'An Iron kid builds a helper out of pots, springs and a broken radio.',
    story:
      'Everyone says the old robot behind the workshop is scrap. Your child says it is only tired. With a spanner, a jar of screws and one brave idea, the two of them set out to bring the water back to the village. For children who take things apart to see how they work.',
  },
  {
    productId: 'thor',
    title: 'Thor’s Thunder Apprentice',
    category: 'customize',
    description: 'A Thor apprentice learns the storm by heart. Here you may write the story yourself.',
    story:
      'Thunder has lost its voice, and somebody has to climb up and ask why. Your child becomes the apprentice of the sky-smiths, where clouds are beaten into shape and lightning is kept in jars. In this book you can give the adventure your own title and your own story.',
  },
];

export function sampleBook(productId: string | undefined): SampleBook | undefined {
  return SAMPLE_BOOKS.find((book) => book.productId === productId);
}

export const TESTIMONIALS = [
  {
    words:
      'She read it four times the first evening, and then to her dolls. In the third picture she shouted: that is me!',
    name: 'Priya S.',
    from: 'mother of Anaya (6), Pune',
  },
  {
    words:
      'Our son does not like to read. He took this one to bed. The face is his, down to the gap in his teeth.',
    name: 'Rahul M.',
    from: 'father of Vihaan (7), Bengaluru',
  },
  {
    words:
      'I wanted a birthday present that is not plastic. The whole party wanted to know how he got into a comic.',
    name: 'Meera K.',
    from: 'aunt of Kabir (5), Kochi',
  },
] as const;
