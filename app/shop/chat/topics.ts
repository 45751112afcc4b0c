import { bookTopics } from './about-books.ts';
import { buyingTopics } from './about-buying.ts';
import { orderTopics } from './about-orders.ts';
import { photoTopics } from './about-photos.ts';
import { shopTopics } from './about-the-shop.ts';
import { CONTACT_PAGE, phoneOnOneLine, type Topic } from './topic.ts';

/** The first of two topics that fit equally well is taken. */
export const topics = (): Topic[] => [
  ...orderTopics(),
  ...photoTopics(),
  ...buyingTopics(),
  ...bookTopics(),
  ...shopTopics(),
];

/** When the shop's own facts do not hold the answer. */
export const unknownTopic = (): Topic => ({
  id: 'unknown',
  words: [],
  text: `I am not sure about that one, and I do not want to guess. 😊 Our team knows: please write to us or call ${phoneOnOneLine()}.`,
  links: [CONTACT_PAGE, { to: '/faq', label: 'Questions & answers' }],
});
