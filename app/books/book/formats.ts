/** What a book is sold as. */
export const FORMATS = ['digital', 'print', 'combo'] as const;
export type Format = (typeof FORMATS)[number];

export const FORMAT_NAME: Record<Format, string> = {
  digital: 'Digital Copy',
  print: 'Physical Copy',
  combo: 'Digital + Physical',
};
