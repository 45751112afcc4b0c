/** The longest name and title of a book, in letters as a reader counts them: what is longer is cut. */
export const LONGEST_NAME = 40;
export const LONGEST_TITLE = 80;
