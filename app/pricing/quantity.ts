/** The most copies of one book that a cart takes. */
export const MOST_OF_ONE = 99;
