import { GUARANTEE, REFUND } from '../../platform/facts/facts.ts';
import { CONTACT_PAGE, REFUNDS, type Topic } from './topic.ts';

export const orderTopics = (): Topic[] => [
  {
    id: 'tracking',
    words: ['track', 'status', 'dispatch'],
    phrases: [
      'where is my',
      'my order',
      'order status',
      'mera order',
      'not arrived',
      'not received',
      'not come',
    ],
    text: `Sign in and open My Orders: every order is there with its steps and the expected date. 📦 I cannot see orders myself; if something looks wrong, please write to us with your order number.`,
    links: [{ to: '/orders', label: 'My Orders' }, CONTACT_PAGE],
  },
  {
    id: 'cancelling',
    words: ['cancel'],
    phrases: ['cancel my', 'cancel the', 'cancel an', 'stop my order'],
    text: `You can cancel within ${GUARANTEE.cancelWithin} of ordering, before work on your book begins. Please write to us with your order number. 🙏`,
    links: [REFUNDS, CONTACT_PAGE],
  },
  {
    id: 'refunds',
    words: ['refund', 'return', 'guarantee', 'damage', 'torn', 'wapas', 'unhappy', 'replace', 'complain'],
    phrases: ['money back', 'not happy', 'do not like', 'dont like', 'did not like', 'wrong book'],
    text: `There is a ${GUARANTEE.days}-day satisfaction guarantee. 💛 We look at a refund request within ${REFUND.review} and pay it back within ${REFUND.processing}; small mistakes we gladly redraw.`,
    links: [REFUNDS, CONTACT_PAGE],
  },
];
