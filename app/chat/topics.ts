import { BOOK_TOPICS } from './about-books.ts';
import { BUYING_TOPICS } from './about-buying.ts';
import { ORDER_TOPICS } from './about-orders.ts';
import { PHOTO_TOPICS } from './about-photos.ts';
import { SHOP_TOPICS } from './about-the-shop.ts';
import { CONTACT_PAGE, PHONE, type Topic } from './topic.ts';

/** The first of two topics that fit equally well is taken. */
export const TOPICS: Topic[] = [
  ...ORDER_TOPICS,
  ...PHOTO_TOPICS,
  ...BUYING_TOPICS,
  ...BOOK_TOPICS,
  ...SHOP_TOPICS,
];

/** When the shop's own facts do not hold the answer. */
export const UNKNOWN: Topic = {
  id: 'unknown',
  words: [],
  text: `I am not sure about that one, and I do not want to guess. 😊 Our team knows: please write to us or call ${PHONE}.`,
  links: [CONTACT_PAGE, { to: '/faq', label: 'Questions & answers' }],
};
