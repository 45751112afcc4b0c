/** How many payments may use a coupon, in total and per customer; null means no limit. */
export interface CouponLimits {
  total: number | null;
  perCustomer: number | null;
}

/** The present uses of a coupon, seen from one customer: paid ones, and places held by open checkouts. */
export interface CouponUses {
  paid: number;
  heldByOthers: number;
  ownPaid: number;
  ownHeld: number;
}

/** Whether this customer may pay with it once more. A place that they hold does not count against them. */
export function mayUse({ total, perCustomer }: CouponLimits, uses: CouponUses): boolean {
  return (
    (perCustomer === null || uses.ownPaid < perCustomer) &&
    (total === null || uses.paid + uses.heldByOthers < total)
  );
}

/**
 * Whether the customer may hold another place beside those that they already hold. If not, one of those
 * places moves to the new checkout. Nobody holds two unpaid places of a limited coupon, because the second
 * would keep others out.
 */
export function mayHoldAnother(limits: CouponLimits, uses: CouponUses): boolean {
  const isLimited = limits.total !== null || limits.perCustomer !== null;
  return mayUse(limits, uses) && !(isLimited && uses.ownHeld > 0);
}
