import { FAMILY_PACK_DISCOUNT } from './price-list.ts';

/** The discounts that the shop advertises. */
export const OFFERS = {
  launch: { code: 'HERO50', percent: 50, customers: 100 },
  familyPackRupees: FAMILY_PACK_DISCOUNT,
} as const;
