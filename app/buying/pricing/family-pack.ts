import { FAMILY_PACK_DISCOUNT, FAMILY_PACK_FROM_QUANTITY } from './price-list.ts';

/** Whole rupees off when the cart holds enough books in total quantity. Books made in the wizard never earn it. */
export function familyPackDiscount(totalQuantity: number): number {
  return totalQuantity >= FAMILY_PACK_FROM_QUANTITY ? FAMILY_PACK_DISCOUNT : 0;
}
