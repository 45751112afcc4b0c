/** The most letters in the name and title of a book, as a reader counts letters. Longer ones are cut. */
export const LONGEST_NAME = 40;
export const LONGEST_TITLE = 80;
