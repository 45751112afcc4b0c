/** Characters of one question. */
export const LONGEST_QUESTION = 500;
/** The ten most recent turns, each a question and its answer. */
export const MOST_LINES = 20;
