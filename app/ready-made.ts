/** Pages that are the same for every visitor: written as HTML when the shop is built. */
export const READY_MADE = [
  '/',
  '/about',
  '/how-it-works',
  '/gallery',
  '/pricing',
  '/faq',
  '/contact',
  '/feedback',
  '/terms',
  '/privacy-policy',
  '/shipping-policy',
  '/cancellation-refunds',
  '/product/hanuman',
  '/product/spider',
  '/product/iron',
  '/product/thor',
  '/create-book',
  '/create',
  '/create/format',
  '/create/personalize',
  '/create/preview',
  '/create/details',
  '/create/payment',
];

/** What visitors see while the shop is closed; it has no address of its own. Ready-made as well, and without scripts. */
export const HOLDING_PAGE = '/back-soon';
