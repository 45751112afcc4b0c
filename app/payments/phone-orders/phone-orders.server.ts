import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { checkouts } from '../../buying/checkout/tables.server.ts';
import { orders } from '../../orders/orders/tables.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable, Transaction } from '../../platform/database/dialect.ts';
import { newToken, tokenHash } from '../../platform/runtime/secret-token.server.ts';
import { keptSince } from '../../platform/settings/kept-since.server.ts';
import type { PhoneOrderInput } from './phone-order.schema.ts';
import type { PricedPhoneOrder } from './price-phone-order.server.ts';
import { phoneOrders } from './tables.server.ts';

export type PhoneOrder = typeof phoneOrders.$inferSelect;

/** The state of a payment link. */
export type PhoneOrderState = 'waiting' | 'paid' | 'withdrawn' | 'ran out';

const DAYS = 7;
const MOST_SHOWN = 100;

export function stateOf(
  { withdrawnAt, runsOutAt }: Pick<PhoneOrder, 'withdrawnAt' | 'runsOutAt'>,
  paid: boolean,
  at: Date,
): PhoneOrderState {
  if (paid) return 'paid';
  if (withdrawnAt) return 'withdrawn';
  return at < runsOutAt ? 'waiting' : 'ran out';
}

/**
 * Stores an order that staff put together.
 * @returns the order and the key of its link. The key itself is never stored.
 */
export async function keepPhoneOrder(
  tx: Transaction,
  input: PhoneOrderInput,
  priced: PricedPhoneOrder,
  madeBy: string,
): Promise<{ made: PhoneOrder; key: string }> {
  const key = newKey();
  const { books, addOns, couponCode, totals } = priced;
  const [made] = await tx
    .insert(phoneOrders)
    .values({
      id: randomUUID(),
      tokenHash: tokenHash(key),
      books,
      addOns,
      shippingAddress: { ...input.shipping, country: 'India' },
      couponCode,
      reduction: input.reduction,
      reductionBecause: input.reduction > 0 ? input.reductionBecause : null,
      subtotal: totals.subtotal,
      discount: totals.discount,
      total: totals.total,
      madeBy,
      madeAt: now(),
      runsOutAt: inDays(),
    })
    .returning();
  if (!made) throw new Error('An order was not kept.');
  return { made, key };
}

/** The phone order of a link; null when the key is not valid. */
export async function phoneOrderOfKey(key: string): Promise<PhoneOrder | null> {
  if (!/^[\w-]{22}$/.test(key)) return null;
  const [row] = await db()
    .select()
    .from(phoneOrders)
    .where(eq(phoneOrders.tokenHash, tokenHash(key)));
  return row ?? null;
}

/** The newest phone order that a customer began to pay, for the way back from the payment window. */
export async function phoneOrderBegun(userId: string): Promise<PhoneOrder | null> {
  const [row] = await db()
    .select()
    .from(phoneOrders)
    .where(eq(phoneOrders.userId, userId))
    .orderBy(desc(phoneOrders.madeAt))
    .limit(1);
  return row ?? null;
}

export async function lockPhoneOrder(tx: Transaction, id: string): Promise<PhoneOrder | null> {
  const [row] = await tx.select().from(phoneOrders).where(eq(phoneOrders.id, id)).for('update');
  return row ?? null;
}

/** Replaces the link with a new one, valid for another seven days. @returns the new key. */
export async function renewKey(tx: Transaction, id: string): Promise<string> {
  const key = newKey();
  await tx
    .update(phoneOrders)
    .set({ tokenHash: tokenHash(key), runsOutAt: inDays() })
    .where(eq(phoneOrders.id, id));
  return key;
}

export async function setWithdrawn(tx: Transaction, id: string, withdrawn: boolean): Promise<void> {
  await tx
    .update(phoneOrders)
    .set({ withdrawnAt: withdrawn ? now() : null })
    .where(eq(phoneOrders.id, id));
}

/**
 * Ties the phone order to this customer and checkout. From now on only this customer can use the link.
 * @param before the checkout that was open when the caller read the order.
 * @returns false when somebody else was faster, or staff withdrew the order meanwhile.
 */
export async function beginPaying(
  id: string,
  userId: string,
  before: string | null,
  checkoutId: string,
): Promise<boolean> {
  const rows = await db()
    .update(phoneOrders)
    .set({ userId, checkoutId })
    .where(
      and(
        eq(phoneOrders.id, id),
        isNull(phoneOrders.withdrawnAt),
        or(isNull(phoneOrders.userId), eq(phoneOrders.userId, userId)),
        before === null ? isNull(phoneOrders.checkoutId) : eq(phoneOrders.checkoutId, before),
      ),
    )
    .returning({ id: phoneOrders.id });
  return rows.length > 0;
}

/** Deletes a customer's phone orders, because the account is deleted. */
export async function forgetPhoneOrdersOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(phoneOrders).where(eq(phoneOrders.userId, userId));
}

/** Deletes phone orders whose link expired before the retention period. Orders that were paid stay. */
export async function forgetOldPhoneOrders(): Promise<void> {
  await db()
    .delete(phoneOrders)
    .where(lt(phoneOrders.runsOutAt, await keptSince('phoneOrders')));
}

/** The orders that these checkouts became, by checkout id. */
export async function ordersPaid(
  database: Queryable,
  checkoutIds: readonly (string | null)[],
): Promise<Map<string, { id: string; orderNumber: string }>> {
  const ids = checkoutIds.filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ checkoutId: checkouts.id, id: orders.id, orderNumber: orders.orderNumber })
    .from(checkouts)
    .innerJoin(orders, eq(orders.checkoutId, checkouts.id))
    .where(inArray(checkouts.id, ids));
  return new Map(rows.map(({ checkoutId, ...order }) => [checkoutId, order]));
}

/** The newest phone orders, at most a hundred. */
export async function newestPhoneOrders(): Promise<PhoneOrder[]> {
  return db().select().from(phoneOrders).orderBy(desc(phoneOrders.madeAt)).limit(MOST_SHOWN);
}

/** 128 random bits; short enough for a chat message. */
const newKey = (): string => newToken(16);
const inDays = (): Date => new Date(now().getTime() + DAYS * 86_400_000);
