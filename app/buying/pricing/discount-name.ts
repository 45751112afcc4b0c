import { familyPackDiscount } from './family-pack.ts';

/** Names the reasons for an order's single stored discount: the coupon as typed, the family pack, or both. */
export function discountName(couponCode: string | null, items: { quantity: number }[]): string {
  const quantity = items.reduce((sum, item) => sum + item.quantity, 0);
  const reasons = [
    ...(couponCode ? [couponCode] : []),
    ...(familyPackDiscount(quantity) > 0 ? ['family pack'] : []),
  ];
  return reasons.length > 0 ? `Discount (${reasons.join(' and ')})` : 'Discount';
}
