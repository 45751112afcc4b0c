import { type AddOnId, FORMAT_PRICE } from '../../buying/pricing/price-list.ts';
import { DELIVERY, MAKING, PAGES, PDF_QUALITY } from '../../platform/facts/facts.ts';

/** A card of the pricing page. */
export interface Plan {
  name: string;
  priceRupees: number;
  popular: boolean;
  features: string[];
}

export const plans = (): Plan[] => [
  {
    name: 'Digital Edition',
    priceRupees: FORMAT_PRICE.digital,
    popular: false,
    features: [
      'Your child drawn as the hero',
      `${PAGES} pages, full colour`,
      `${PDF_QUALITY} to read and to print at home`,
      `Delivered by e-mail in ${DELIVERY.digitalPolicy}`,
      `Minor revisions: ${MAKING.revisions}`,
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
      `Minor revisions: ${MAKING.revisions}`,
    ],
  },
];

export const ADD_ON_NOTES: Record<AddOnId, string> = {
  'extra-story-theme': 'A second adventure for the same hero.',
  'rush-delivery': 'Leaves our press in 1 day.',
  'gift-box': 'Box, ribbon and a card with your words.',
  'extra-printed-copy': 'One for the grandparents.',
};
