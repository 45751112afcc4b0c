/** How often a coupon may be paid with; null is without limit. */
export interface CouponLimits {
  total: number | null;
  perCustomer: number | null;
}

/** Its uses as they are now, seen from one customer: paid ones, and places that open checkouts hold. */
export interface CouponUses {
  paid: number;
  heldByOthers: number;
  ownPaid: number;
  ownHeld: number;
}

/** Whether this customer may pay with it once more. A place that they hold themselves is theirs to use. */
export function mayUse({ total, perCustomer }: CouponLimits, uses: CouponUses): boolean {
  return (
    (perCustomer === null || uses.ownPaid < perCustomer) &&
    (total === null || uses.paid + uses.heldByOthers < total)
  );
}

/**
 * Whether they may hold a place beside those that they hold already; else one of those moves. Nobody holds two unpaid
 * places of a coupon that has any limit: they would keep others out.
 */
export function mayHoldAnother(limits: CouponLimits, uses: CouponUses): boolean {
  const isLimited = limits.total !== null || limits.perCustomer !== null;
  return mayUse(limits, uses) && !(isLimited && uses.ownHeld > 0);
}
