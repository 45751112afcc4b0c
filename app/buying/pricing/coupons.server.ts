import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable, Transaction } from '../../platform/database/dialect.ts';
import { OFFERS } from './offers.ts';
import { plainCode } from '../../platform/strings/plain-line.ts';
import {
  belowMinimumMessage,
  type CouponPlace,
  type CouponWorth,
  invalidCouponMessage,
} from './coupon-codes.ts';
import { normaliseCode } from './normalise-code.ts';
import { type CouponLimits, type CouponUses, mayHoldAnother, mayUse } from './coupon-limits.ts';
import { judgeCoupon } from './coupon-rules.ts';
import { coupons, couponUses } from './tables.server.ts';

/** An accepted coupon: its code as typed but without spaces, and what it takes off. */
export interface Coupon extends CouponWorth {
  code: string;
}

/** A typed code: where and by whom it was typed, and what books and add-ons cost there in whole rupees. */
export interface TypedCoupon {
  code: string;
  place: CouponPlace;
  /** Null for a visitor who has not signed in. */
  userId: string | null;
  goods: number;
}

/** The checkout that wants to use a coupon, and its customer. The code is as typed. */
export interface CouponClaim {
  code: string;
  userId: string;
  checkoutId: string;
}

type Row = typeof coupons.$inferSelect;

/** Adds the coupons of a new shop. Existing coupons keep what staff changed. */
export async function seedCoupons(database: Queryable): Promise<void> {
  const { launch } = OFFERS;
  await database
    .insert(coupons)
    .values([
      { code: 'HARSHI10', percent: 10, validOnProductPage: true },
      { code: 'SIVA100', percent: 98 },
      { code: 'GANESH95', percent: 95 },
      { code: launch.code, percent: launch.percent, customersLimit: launch.customers, customerLimit: 1 },
    ])
    .onConflictDoNothing();
}

/**
 * Looks up a typed code.
 * @returns null unless the code counts here and now. A coupon that is used up, in total or by this customer,
 * does not count.
 */
export async function findCoupon(database: Queryable, typed: TypedCoupon): Promise<Coupon | null> {
  const row = await couponRow(database, typed.code);
  if (!row || judgeCoupon(row, { ...typed, at: now() }) !== 'counts') return null;
  if (!mayUse(limitsOf(row), await usesOf(database, row.code, typed.userId))) return null;
  return { code: plainCode(typed.code), percent: row.percent, amount: row.amount };
}

/** Why a code was not accepted, in words for the customer. */
export async function whyNoCoupon(database: Queryable, typed: TypedCoupon): Promise<string> {
  const row = await couponRow(database, typed.code);
  const below = row && judgeCoupon(row, { ...typed, at: now() }) === 'below-minimum';
  return below ? belowMinimumMessage(row.code, row.minimum) : invalidCouponMessage(typed.place);
}

async function couponRow(database: Queryable, typed: string): Promise<Row | null> {
  const code = normaliseCode(typed);
  if (!/^[A-Z0-9-]{1,40}$/.test(code)) return null;
  const [row] = await database.select().from(coupons).where(eq(coupons.code, code));
  return row ?? null;
}

/**
 * How many places the launch offer still has, with the terms that the pages name. 0 when it is over or staff
 * changed its terms.
 */
export async function launchPlacesLeft(database: Queryable): Promise<number> {
  const { code, percent, customers } = OFFERS.launch;
  const row = await couponRow(database, code);
  if (!row || row.percent !== percent || row.amount > 0) return 0;
  if (judgeCoupon(row, { place: 'wizard', at: now(), goods: row.minimum }) !== 'counts') return 0;
  const { paid } = await usesOf(database, row.code, null);
  return Math.max(0, Math.min(row.customersLimit ?? customers, customers) - paid);
}

/**
 * Holds a place for an open checkout, so that it is sold at the price that was frozen. This also happens for
 * a coupon without limits, because staff may add limits later. A customer who may not hold another place
 * moves one here from an earlier checkout.
 * @returns false when no place is left; the code then counts as unknown.
 */
export async function holdCoupon(tx: Transaction, typed: CouponClaim, until: Date): Promise<boolean> {
  const claim = { ...typed, code: normaliseCode(typed.code) };
  const row = await lockedCoupon(tx, claim.code);
  if (!row) return false;
  const uses = await usesOf(tx, row.code, claim.userId);
  if (!mayUse(limitsOf(row), uses)) return false;
  await putInPlace(tx, claim, mayHoldAnother(limitsOf(row), uses), { heldUntil: until });
  return true;
}

/**
 * Takes the place for good, because the checkout is paid. A place that is still held is taken whatever staff
 * changed since. A hold that has expired is renewed while there is room.
 * @returns false when the coupon is used up, in total or by this customer.
 */
export async function takeCoupon(tx: Transaction, typed: CouponClaim): Promise<boolean> {
  const claim = { ...typed, code: normaliseCode(typed.code) };
  const row = await lockedCoupon(tx, claim.code);
  if (!row) return true;
  const paid = { heldUntil: now(), paidAt: now() };
  const [held] = await tx
    .update(couponUses)
    .set(paid)
    .where(
      and(
        eq(couponUses.code, claim.code),
        eq(couponUses.checkoutId, claim.checkoutId),
        isNull(couponUses.paidAt),
        gt(couponUses.heldUntil, now()),
      ),
    )
    .returning({ id: couponUses.id });
  if (held) return true;
  const uses = await usesOf(tx, row.code, claim.userId);
  if (!mayUse(limitsOf(row), uses)) return false;
  await putInPlace(tx, claim, mayHoldAnother(limitsOf(row), uses), paid);
  return true;
}

/** Releases a place that is held but not paid, because the checkout was cancelled or deleted. */
export async function releaseCoupon(tx: Transaction, checkoutId: string): Promise<void> {
  await tx.delete(couponUses).where(and(eq(couponUses.checkoutId, checkoutId), isNull(couponUses.paidAt)));
}

/** Locks a coupon until the transaction ends, so that one transaction at a time decides about it. */
async function lockedCoupon(tx: Transaction, code: string): Promise<Row | null> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.code, code)).for('no key update');
  return row ?? null;
}

const limitsOf = ({ customersLimit, customerLimit }: Row): CouponLimits => ({
  total: customersLimit,
  perCustomer: customerLimit,
});

const count = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`;

async function usesOf(database: Queryable, code: string, userId: string | null): Promise<CouponUses> {
  const own = userId === null ? sql`false` : sql`${couponUses.userId} = ${userId}`;
  const paid = sql`${couponUses.paidAt} is not null`;
  const held = sql`${couponUses.paidAt} is null and ${couponUses.heldUntil} > ${now().toISOString()}::timestamptz`;
  const [uses] = await database
    .select({
      paid: count(paid),
      heldByOthers: count(sql`${held} and not ${own}`),
      ownPaid: count(sql`${paid} and ${own}`),
      ownHeld: count(sql`${held} and ${own}`),
    })
    .from(couponUses)
    .where(eq(couponUses.code, code));
  return uses ?? { paid: 0, heldByOthers: 0, ownPaid: 0, ownHeld: 0 };
}

/**
 * Stores a use of the coupon. It reuses this checkout's own place, else an expired place of the same
 * customer. Else it adds a place, or moves the customer's place that expires first when they may not hold
 * another.
 */
async function putInPlace(
  tx: Transaction,
  claim: CouponClaim,
  another: boolean,
  set: { heldUntil: Date; paidAt?: Date },
): Promise<void> {
  const { code, userId, checkoutId } = claim;
  const places = await tx
    .select()
    .from(couponUses)
    .where(and(eq(couponUses.code, code), eq(couponUses.userId, userId), isNull(couponUses.paidAt)))
    .orderBy(asc(couponUses.heldUntil));
  const own = places.find((place) => place.checkoutId === checkoutId);
  const ranOut = places.find((place) => place.heldUntil <= now());
  const place = own ?? ranOut ?? (another ? undefined : places[0]);
  if (place) {
    const moved = await tx
      .update(couponUses)
      .set({ checkoutId, ...set })
      .where(eq(couponUses.id, place.id))
      .returning({ id: couponUses.id });
    // Releasing a place does not lock the coupon, so the place that was found may be gone by now.
    if (moved.length > 0) return;
  }
  await tx.insert(couponUses).values({ id: randomUUID(), ...claim, ...set });
}
