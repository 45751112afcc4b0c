/** The notes that the shop may keep for a browser, under the same names as on the device. */
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

/** Texts as the device keeps them; null deletes one. */
export type KeptNotes = Partial<Record<KeptName, string | null>>;

/** The cookie with which a page tells the next one that its notes are still on their way. */
export const LEAVING = 'nv_leaving';
