/** What a browser may have the shop keep for it, by the names under which it keeps the same on the device. */
export const KEPT_NAMES = [
  'nv.draft',
  'nv.book.hanuman',
  'nv.book.spider',
  'nv.book.iron',
  'nv.book.thor',
  'nv.till',
  'nv.coupon',
  'nv.resume',
] as const;

export type KeptName = (typeof KEPT_NAMES)[number];

/** Texts as the device keeps them; null takes one away. */
export type KeptNotes = Partial<Record<KeptName, string | null>>;

/** The cookie by which a page tells the next one that its notes are on their way. */
export const LEAVING = 'nv_leaving';
