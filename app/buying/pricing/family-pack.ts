import { FAMILY_PACK_DISCOUNT, FAMILY_PACK_FROM_QUANTITY } from './price-list.ts';

/** The discount in whole rupees for a cart with enough copies in total. Books of the wizard never earn it. */
export function familyPackDiscount(totalQuantity: number): number {
  return totalQuantity >= FAMILY_PACK_FROM_QUANTITY ? FAMILY_PACK_DISCOUNT : 0;
}
