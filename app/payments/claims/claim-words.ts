/** The subjects of a claim. */
export const ABOUTS = ['damaged', 'misprint', 'wrong-book', 'missing', 'other'] as const;
export type About = (typeof ABOUTS)[number];

export const ABOUT_WORDS: Readonly<Record<About, string>> = {
  damaged: 'It arrived damaged',
  misprint: 'It is badly printed or bound',
  'wrong-book': 'It is the wrong book, name or hero',
  missing: 'Something is missing',
  other: 'Something else',
};

/** The answers that staff may give. */
export const ANSWERS = ['reprint', 'refund', 'no'] as const;
export type Answer = (typeof ANSWERS)[number];

export const MOST_PHOTOS = 4;
