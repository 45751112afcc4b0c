import { FAMILY_PACK_DISCOUNT } from './price-list.ts';

/** What the shop says that it takes off a price. */
export const OFFERS = {
  launch: { code: 'HERO50', percent: 50, customers: 100 },
  familyPackRupees: FAMILY_PACK_DISCOUNT,
} as const;
