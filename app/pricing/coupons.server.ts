import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { now, type Queryable, type Transaction } from '../platform/machine.server.ts';
import { OFFERS } from '../storefront/facts.ts';
import { type CouponPlace, normaliseCode } from './coupon-codes.ts';
import { coupons, couponUses } from './tables.server.ts';

/** An accepted coupon: its code as typed, without outer blanks, and its percent. */
export interface Coupon {
  code: string;
  percent: number;
}

/** Whose checkout a place in a limited offer is for; the code as typed. */
export interface CouponClaim {
  code: string;
  userId: string;
  checkoutId: string;
}

/** The coupons of a new shop. What staff changed since is left as it is. */
export async function seedCoupons(database: Queryable): Promise<void> {
  const { launch } = OFFERS;
  await database
    .insert(coupons)
    .values([
      { code: 'HARSHI10', percent: 10, validOnProductPage: true },
      { code: 'SIVA100', percent: 98 },
      { code: 'GANESH95', percent: 95 },
      { code: launch.code, percent: launch.percent, customersLimit: launch.customers },
    ])
    .onConflictDoNothing();
}

/**
 * Looks a typed code up. A limited offer without a free place, or already used by this customer, is unknown.
 * @param userId null for a visitor who has not signed in.
 */
export async function findCoupon(
  database: Queryable,
  typed: string,
  place: CouponPlace,
  userId: string | null,
): Promise<Coupon | null> {
  const code = normaliseCode(typed);
  if (!/^[A-Z0-9-]{1,40}$/.test(code)) return null;
  const [row] = await database.select().from(coupons).where(eq(coupons.code, code));
  if (!row || (place === 'product' && !row.validOnProductPage)) return null;
  const free =
    row.customersLimit === null || (await hasPlace(database, row.code, row.customersLimit, userId));
  return free ? { code: typed.trim(), percent: row.percent } : null;
}

/** Whether the last place of the launch offer has been paid for. */
export async function launchOfferHasEnded(database: Queryable): Promise<boolean> {
  const [row] = await database.select().from(coupons).where(eq(coupons.code, OFFERS.launch.code));
  if (!row) return true;
  if (row.customersLimit === null) return false;
  const [paid] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(couponUses)
    .where(and(eq(couponUses.code, row.code), isNotNull(couponUses.paidAt)));
  return (paid?.count ?? 0) >= row.customersLimit;
}

/**
 * Keeps a place in a limited offer for an open checkout; one place a customer, moved here from an earlier
 * checkout of theirs. Coupons without a limit keep no places.
 * @returns false when there is no place left: the code is then unknown.
 */
export async function holdCoupon(tx: Transaction, typed: CouponClaim, until: Date): Promise<boolean> {
  const claim = { ...typed, code: normaliseCode(typed.code) };
  const limit = await lockedLimit(tx, claim.code);
  if (limit === undefined) return false;
  if (limit === null) return true;
  if (!(await hasPlace(tx, claim.code, limit, claim.userId))) return false;
  await tx
    .insert(couponUses)
    .values({ id: randomUUID(), ...claim, heldUntil: until })
    .onConflictDoUpdate({
      target: [couponUses.code, couponUses.userId],
      set: { checkoutId: claim.checkoutId, heldUntil: until },
      setWhere: isNull(couponUses.paidAt),
    });
  return true;
}

/**
 * Takes the place for good, because the checkout is paid. A hold that ran out is renewed while there is room.
 * @returns false when the offer is full or this customer has paid with it before.
 */
export async function takeCoupon(tx: Transaction, typed: CouponClaim): Promise<boolean> {
  const claim = { ...typed, code: normaliseCode(typed.code) };
  const limit = await lockedLimit(tx, claim.code);
  if (limit === undefined || limit === null) return true;
  if (!(await hasPlace(tx, claim.code, limit, claim.userId))) return false;
  await tx
    .insert(couponUses)
    .values({ id: randomUUID(), ...claim, heldUntil: now(), paidAt: now() })
    .onConflictDoUpdate({
      target: [couponUses.code, couponUses.userId],
      set: { checkoutId: claim.checkoutId, paidAt: now() },
    });
  return true;
}

/** Gives a held place back, because the checkout was cancelled. */
export async function releaseCoupon(tx: Transaction, checkoutId: string): Promise<void> {
  await tx.delete(couponUses).where(and(eq(couponUses.checkoutId, checkoutId), isNull(couponUses.paidAt)));
}

/** Lets one transaction at a time decide about a code. @returns its limit; undefined for an unknown code. */
async function lockedLimit(tx: Transaction, code: string): Promise<number | null | undefined> {
  const [row] = await tx
    .select({ limit: coupons.customersLimit })
    .from(coupons)
    .where(eq(coupons.code, code))
    .for('update');
  return row?.limit;
}

async function hasPlace(
  database: Queryable,
  code: string,
  limit: number,
  userId: string | null,
): Promise<boolean> {
  const taken = or(isNotNull(couponUses.paidAt), gt(couponUses.heldUntil, now()));
  const others = userId === null ? undefined : ne(couponUses.userId, userId);
  const [counted] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(couponUses)
    .where(and(eq(couponUses.code, code), taken, others));
  if ((counted?.count ?? 0) >= limit) return false;
  if (userId === null) return true;
  const [own] = await database
    .select({ paidAt: couponUses.paidAt })
    .from(couponUses)
    .where(and(eq(couponUses.code, code), eq(couponUses.userId, userId), isNotNull(couponUses.paidAt)));
  return own === undefined;
}
