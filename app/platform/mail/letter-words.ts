/** One part of a letter. The parts come in reading order, and amounts are already formatted. */
export type LetterPart =
  | { kind: 'text'; text: string }
  /** The one thing to do. The plain text carries the whole address. */
  | { kind: 'action'; label: string; url: string }
  /** A sentence and the ways to answer it. */
  | { kind: 'links'; text: string; links: readonly (readonly [label: string, url: string])[] }
  /** Names and values, one pair to a line; a value may hold line breaks. */
  | { kind: 'facts'; title: string; facts: readonly (readonly [name: string, value: string])[] }
  /** What was bought, and how it adds up. */
  | { kind: 'bill'; title: string; items: readonly BillItem[]; sums: readonly BillSum[] }
  /** Small print. */
  | { kind: 'note'; text: string };

export interface BillItem {
  title: string;
  /** The absolute URL of a small square picture. The picture repeats the title, so it has no description. */
  picture?: string | undefined;
  details: readonly string[];
  amount: string;
}
export interface BillSum {
  label: string;
  amount: string;
  /** Marks the last line, to which the others add up. */
  total?: boolean;
}

/** What a letter says. */
export interface LetterWords {
  subject: string;
  /** The line a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  parts: readonly LetterPart[];
  /** The colour of the book that the letter is about; the shop's sun yellow when it is about none. */
  world?: string | undefined;
  /** The shop's public address, without a trailing slash. */
  shopUrl: string;
}
