/** The most copies of one book that a cart takes. */
export const MOST_OF_ONE = 99;
/** The most lines of a cart, and so of an order: two school classes, a book for each child. */
export const MOST_LINES = 60;
/** The most copies in a cart, over all of its lines. Who needs more orders by phone. */
export const MOST_COPIES = 500;

/** Why a cart takes no more, for its customer. */
export const CART_IS_FULL = `Your cart is full: it holds up to ${MOST_LINES} books and ${MOST_COPIES} copies. Nothing was changed. Pay for these first, or remove some.`;

/** Whether a cart may become this large. */
export const fitsInCart = ({ lines, copies }: { lines: number; copies: number }): boolean =>
  lines <= MOST_LINES && copies <= MOST_COPIES;
