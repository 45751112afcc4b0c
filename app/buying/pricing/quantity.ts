/** The most copies in one line of a cart. */
export const MOST_OF_ONE = 99;
/** The most lines in a cart, and so in an order: enough for two school classes with a book for each child. */
export const MOST_LINES = 60;
/** The most copies in a cart over all of its lines. Larger orders are placed by phone. */
export const MOST_COPIES = 500;

/** The message for a customer whose cart is full. */
export const CART_IS_FULL = `Your cart is full: it holds up to ${MOST_LINES} books and ${MOST_COPIES} copies. Nothing was changed. Pay for these first, or remove some.`;

/** Whether a cart may hold this many lines and copies. */
export const fitsInCart = ({ lines, copies }: { lines: number; copies: number }): boolean =>
  lines <= MOST_LINES && copies <= MOST_COPIES;
