import { and, asc, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable, Transaction } from '../../platform/database/dialect.ts';
import { coupons, couponUses } from './tables.server.ts';

export type CouponRow = typeof coupons.$inferSelect;

/** The terms of a coupon that staff may set. */
export type CouponTerms = Omit<CouponRow, 'code' | 'switchedOffAt' | 'createdAt'>;

/** Every coupon with the number of payments that used it. Those that are switched on come first. */
export async function allCoupons(database: Queryable): Promise<(CouponRow & { uses: number })[]> {
  const rows = await database
    .select()
    .from(coupons)
    .orderBy(sql`${coupons.switchedOffAt} nulls first`, asc(coupons.createdAt), asc(coupons.code));
  const used = await database
    .select({ code: couponUses.code, uses: count() })
    .from(couponUses)
    .where(isNotNull(couponUses.paidAt))
    .groupBy(couponUses.code);
  const uses = new Map(used.map((row) => [row.code, row.uses]));
  return rows.map((row) => ({ ...row, uses: uses.get(row.code) ?? 0 }));
}

/** The ids of the checkouts that were paid with this coupon, newest first. */
export async function paidWith(database: Queryable, code: string, limit: number): Promise<string[]> {
  const rows = await database
    .select({ checkoutId: couponUses.checkoutId })
    .from(couponUses)
    .where(and(eq(couponUses.code, code), isNotNull(couponUses.paidAt)))
    .orderBy(desc(couponUses.paidAt))
    .limit(limit);
  return rows.map(({ checkoutId }) => checkoutId);
}

/** @returns false when this code exists already. */
export async function createCoupon(tx: Transaction, code: string, terms: CouponTerms): Promise<boolean> {
  const made = await tx
    .insert(coupons)
    .values({ code, ...terms, createdAt: now() })
    .onConflictDoNothing()
    .returning({ code: coupons.code });
  return made.length > 0;
}

/**
 * Changes a coupon from now on. Orders and open checkouts stay as they are.
 * @returns the coupon before the change; null when there is no such code.
 */
export async function changeCoupon(
  tx: Transaction,
  code: string,
  terms: Partial<CouponTerms & Pick<CouponRow, 'switchedOffAt'>>,
): Promise<CouponRow | null> {
  const [before] = await tx.select().from(coupons).where(eq(coupons.code, code)).for('no key update');
  if (!before) return null;
  await tx.update(coupons).set(terms).where(eq(coupons.code, code));
  return before;
}
