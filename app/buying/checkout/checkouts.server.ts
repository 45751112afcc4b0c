import { randomUUID } from 'node:crypto';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import { users } from '../../account/account/tables.server.ts';
import { together } from '../../platform/database/fewer-journeys.server.ts';
import { readyStatement } from '../../platform/database/ready-statement.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable, Transaction } from '../../platform/database/dialect.ts';
import { keptSince } from '../../platform/settings/kept-since.server.ts';
import { holdCoupon, releaseCoupon } from '../pricing/coupons.server.ts';
import { quote, type Totals } from '../pricing/quote.ts';
import { withoutChild } from './without-child.ts';
import { type CheckoutContent, sameContent } from './same-content.ts';
import { checkouts } from './tables.server.ts';

export type Checkout = typeof checkouts.$inferSelect;

/** A priced checkout before it is stored. */
export interface NewCheckout extends CheckoutContent {
  userId: string;
  intentKey: string;
  source: Checkout['source'];
  totals: Totals;
  /** The earlier order whose books are made again free of charge. */
  replacesOrderId?: string;
}

/**
 * The outcomes of opening a checkout.
 * `opened`: a new row, or the row that this intent already has (`again`).
 * `changed`: the intent's row was frozen with other content, or is too old to open again. It stays as it is.
 * `coupon-gone`: the coupon's last place was taken meanwhile.
 * `bought`: some of the cart's books were paid for meanwhile.
 * `others-open`: some of the cart's books are also in these checkouts, which may still be paid.
 */
export type Opened =
  | { outcome: 'opened'; checkout: Checkout; again: boolean }
  | { outcome: 'changed' }
  | { outcome: 'coupon-gone' | 'bought' }
  | { outcome: 'others-open'; others: Checkout[] };

/** How long an open payment window holds a place of a coupon. */
const HOLD_MINUTES = 30;
/** A row older than this is not opened again. Payments may arrive for three days after it was opened. */
const REOPEN_HOURS = 24;
const WATCHED_HOURS = 3 * 24 + REOPEN_HOURS;
const RECONCILE_AFTER_MINUTES = 15;
const MOST_AT_ONCE = 50;

class CouponGone extends Error {}

/**
 * Freezes what the customer is about to pay. An intent has one row, however often and from wherever it is
 * sent. The same books of a cart are one intent in every tab and on every phone, whatever their keys.
 */
export async function openCheckout(content: NewCheckout): Promise<Opened> {
  const alone = await openAlone(content);
  if (alone) return { outcome: 'opened', checkout: alone, again: false };
  try {
    return await db().transaction(async (tx) => {
      const known = await checkoutsOfBooks(tx, content);
      const same = known.find((row) => isOpenFor(row, content));
      if (!same && known.some((row) => row.settledAt)) return { outcome: 'bought' };
      const others = known.filter((row) => !row.cancelledAt && row.intentKey !== content.intentKey);
      if (!same && others.length > 0) return { outcome: 'others-open', others };
      const { row, again } = same ? { row: same, again: true } : await rowOfIntent(tx, content);
      if (row.settledAt) return { outcome: 'opened', checkout: row, again };
      if (again && (!isYoung(row) || !sameContent(row, content))) return { outcome: 'changed' };
      await holdPlace(tx, row);
      if (row.cancelledAt)
        await tx.update(checkouts).set({ cancelledAt: null }).where(eq(checkouts.id, row.id));
      return { outcome: 'opened', checkout: { ...row, cancelledAt: null }, again };
    });
  } catch (error) {
    if (error instanceof CouponGone) return { outcome: 'coupon-gone' };
    throw error;
  }
}

/**
 * Opens a wizard book without a coupon. It needs no locks, because it shares no cart row and no coupon place.
 * @returns null for other checkouts, and when this intent already has a row.
 */
async function openAlone(content: NewCheckout): Promise<Checkout | null> {
  if (content.source !== 'wizard' || content.couponCode !== null) return null;
  return insertRow(db(), content);
}

/**
 * Whether the row may be opened again and has the same books, address, add-ons and coupon. Then it is the
 * same purchase, paid or not.
 */
function isOpenFor(row: Checkout, content: NewCheckout): boolean {
  return mayOpenAgain(row) && sameContent(row, content);
}

/** Whether a checkout is not cancelled and is recent enough to be opened again. */
export function mayOpenAgain(row: Checkout): boolean {
  return !row.cancelledAt && isYoung(row);
}

const isYoung = ({ createdAt }: Checkout): boolean => createdAt >= hoursAgo(REOPEN_HOURS);

type OfBooks = Pick<Checkout, 'userId' | 'source'> & Pick<CheckoutContent, 'lines'>;

/**
 * Every checkout that holds or held these books of the customer's cart, newest first; empty for a book of the
 * wizard. Locks the customer, so that requests from several tabs or phones run one after another and each
 * sees what the one before it wrote.
 */
async function checkoutsOfBooks(tx: Transaction, { userId, source, lines }: OfBooks): Promise<Checkout[]> {
  const books = cartItemsOf(lines);
  if (source !== 'cart' || books.length === 0) return [];
  await lockCustomer(tx, userId);
  const shared = inArray(sql`line ->> 'cartItemId'`, books);
  return tx
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.userId, userId),
        eq(checkouts.source, source),
        sql`exists (select 1 from jsonb_array_elements(${checkouts.lines}) as line where ${shared})`,
      ),
    )
    .orderBy(desc(checkouts.createdAt));
}

/** Lock the customer before any of their checkouts, to avoid a deadlock. */
function lockCustomer(tx: Transaction, userId: string | SQLWrapper): Promise<unknown> {
  return tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update').execute();
}

/** The ids of the cart rows that the lines came from. */
export function cartItemsOf(lines: CheckoutContent['lines']): string[] {
  return lines.map((line) => line.cartItemId).filter((id) => id !== null);
}

/** Whether any of its cart books was paid for in another checkout. */
export async function isBoughtElsewhere(tx: Transaction, checkout: Checkout): Promise<boolean> {
  const known = await checkoutsOfBooks(tx, checkout);
  return known.some((row) => row.id !== checkout.id && row.settledAt !== null);
}

/** The columns that are set when a checkout is opened. */
const OF_NEW_CHECKOUTS = [
  'id',
  'userId',
  'intentKey',
  'source',
  'lines',
  'addOns',
  'shippingAddress',
  'couponCode',
  'subtotal',
  'discount',
  'total',
  'replacesOrderId',
  'createdAt',
] as const;

const insertCheckout = readyStatement<Checkout>().of(OF_NEW_CHECKOUTS, (database, given) =>
  database
    .insert(checkouts)
    .values(given)
    .onConflictDoNothing({ target: [checkouts.userId, checkouts.intentKey] })
    .returning(),
);

/** @returns null when this intent already has a row. */
async function insertRow(database: Queryable, content: NewCheckout): Promise<Checkout | null> {
  const { totals, lines, addOns, ...rest } = content;
  const [inserted] = await insertCheckout(database, {
    ...rest,
    id: randomUUID(),
    lines: [...lines],
    addOns: [...addOns],
    subtotal: totals.subtotal,
    discount: totals.discount,
    total: totals.total,
    replacesOrderId: rest.replacesOrderId ?? null,
    createdAt: now(),
  });
  return inserted ?? null;
}

async function rowOfIntent(
  tx: Transaction,
  content: NewCheckout,
): Promise<{ row: Checkout; again: boolean }> {
  const inserted = await insertRow(tx, content);
  if (inserted) return { row: inserted, again: false };
  const [row] = await tx
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, content.userId), eq(checkouts.intentKey, content.intentKey)))
    .for('update');
  if (!row) throw new Error('A checkout vanished while it was opened.');
  return { row, again: true };
}

/** Freezes books that are made again free of charge. The same intent key finds the same row. */
export async function freezeReplacement(
  tx: Transaction,
  content: CheckoutContent & Pick<NewCheckout, 'userId' | 'intentKey'> & { replacesOrderId: string },
): Promise<{ checkout: Checkout; again: boolean }> {
  await lockCustomer(tx, content.userId);
  const { row, again } = await rowOfIntent(tx, {
    ...content,
    source: 'replacement',
    totals: quote({ source: 'wizard', lines: [], addOns: [], couponPercent: 0 }),
  });
  return { checkout: row, again };
}

async function holdPlace(tx: Transaction, { id, userId, couponCode }: Checkout): Promise<void> {
  if (couponCode === null) return;
  const until = new Date(now().getTime() + HOLD_MINUTES * 60_000);
  if (!(await holdCoupon(tx, { code: couponCode, userId, checkoutId: id }, until))) throw new CouponGone();
}

/**
 * Stores the id of the provider's order, unless another request stored one first.
 * @returns the id that counts.
 */
export async function rememberProviderOrder(id: string, providerOrderId: string): Promise<string> {
  const first = await db()
    .update(checkouts)
    .set({ providerOrderId })
    .where(and(eq(checkouts.id, id), isNull(checkouts.providerOrderId)))
    .returning({ id: checkouts.id });
  if (first.length > 0) return providerOrderId;
  const [row] = await db().select().from(checkouts).where(eq(checkouts.id, id));
  return row?.providerOrderId ?? providerOrderId;
}

/** A customer's own checkout; null when it belongs to somebody else, as if it did not exist. */
export async function ownCheckout(userId: string, id: string): Promise<Checkout | null> {
  const [row] = await findOwn(db(), { id, userId });
  return row ?? null;
}

const findOwn = readyStatement<Checkout>().of(['id', 'userId'], (database, { id, userId }) =>
  database
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.id, id), eq(checkouts.userId, userId))),
);

/** A customer's own checkout by the browser's key for the intent. */
export async function checkoutOfIntent(userId: string, intentKey: string): Promise<Checkout | null> {
  const [row] = await findOfIntent(db(), { intentKey, userId });
  return row ?? null;
}

const findOfIntent = readyStatement<Checkout>().of(
  ['intentKey', 'userId'],
  (database, { intentKey, userId }) =>
    database
      .select()
      .from(checkouts)
      .where(and(eq(checkouts.intentKey, intentKey), eq(checkouts.userId, userId))),
);

export async function checkoutById(id: string): Promise<Checkout | null> {
  const [row] = await db().select().from(checkouts).where(eq(checkouts.id, id));
  return row ?? null;
}

export async function checkoutOfProviderOrder(providerOrderId: string): Promise<Checkout | null> {
  const [row] = await db().select().from(checkouts).where(eq(checkouts.providerOrderId, providerOrderId));
  return row ?? null;
}

/**
 * Locks a checkout and its customer until the transaction ends. Other transactions about this customer's
 * checkouts wait.
 * @returns null when there is no such row.
 */
export async function lockCheckout(
  tx: Transaction,
  by: { id: string } | { providerOrderId: string },
): Promise<Checkout | null> {
  const which = 'id' in by ? eq(checkouts.id, by.id) : eq(checkouts.providerOrderId, by.providerOrderId);
  const owner = tx.select({ id: checkouts.userId }).from(checkouts).where(which);
  // The connection runs these in order, so the customer is locked before the row is read.
  const [, [row]] = await together(
    lockCustomer(tx, owner),
    tx.select().from(checkouts).where(which).for('update').execute(),
  );
  return row ?? null;
}

export async function markSettled(tx: Transaction, id: string): Promise<void> {
  await tx.update(checkouts).set({ settledAt: now() }).where(eq(checkouts.id, id));
}

/**
 * Cancels a checkout because the customer went back.
 * @returns the row as it is now: a settled one stays settled.
 */
export async function cancelCheckout(id: string): Promise<Checkout | null> {
  return db().transaction(async (tx) => {
    const row = await lockCheckout(tx, { id });
    if (!row || row.settledAt || row.cancelledAt) return row;
    const cancelledAt = now();
    await tx.update(checkouts).set({ cancelledAt }).where(eq(checkouts.id, id));
    await releaseCoupon(tx, id);
    return { ...row, cancelledAt };
  });
}

/**
 * Unsettled checkouts whose payment may have gone unnoticed, cancelled ones included: from 15 minutes after
 * they were opened until three days after they could last be opened again. Those of the last two hours are
 * due in every run, older ones hourly. Those that have waited longest come first.
 * @param begun when the run began. What this run has asked about already is not due again.
 */
export async function checkoutsToReconcile(begun: Date): Promise<Checkout[]> {
  return db()
    .select()
    .from(checkouts)
    .where(toReconcile(begun))
    .orderBy(sql`${checkouts.reconciledAt} asc nulls first`, asc(checkouts.createdAt))
    .limit(MOST_AT_ONCE);
}

/** How many checkouts `checkoutsToReconcile` would return without its limit. */
export async function countToReconcile(begun: Date): Promise<number> {
  return db().$count(checkouts, toReconcile(begun));
}

const toReconcile = (begun: Date) =>
  and(
    isNull(checkouts.settledAt),
    isNotNull(checkouts.providerOrderId),
    lte(checkouts.createdAt, hoursAgo(RECONCILE_AFTER_MINUTES / 60)),
    gt(checkouts.createdAt, hoursAgo(WATCHED_HOURS)),
    or(
      isNull(checkouts.reconciledAt),
      and(gt(checkouts.createdAt, hoursAgo(2)), lt(checkouts.reconciledAt, begun)),
      lt(checkouts.reconciledAt, hoursAgo(1)),
    ),
  );

/** Deletes abandoned checkouts, with their addresses and the coupon places that they held. */
export async function forgetAbandoned(): Promise<void> {
  const longAgo = await keptSince('unpaidCheckouts');
  await db().transaction(async (tx) => {
    const gone = await tx
      .delete(checkouts)
      .where(and(isNull(checkouts.settledAt), lt(checkouts.createdAt, longAgo)))
      .returning({ id: checkouts.id });
    for (const { id } of gone) await releaseCoupon(tx, id);
  });
}

/** A customer's checkouts that may still be paid. */
export async function openCheckoutsOf(userId: string): Promise<Checkout[]> {
  return db()
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), isNull(checkouts.settledAt), isNull(checkouts.cancelledAt)));
}

/**
 * Runs when a customer's account is deleted. Removes what they typed from their checkouts and cancels those
 * that are open. The rows stay, so that a payment which still arrives can be refunded.
 */
export async function forgetCheckoutsOf(tx: Transaction, userId: string): Promise<void> {
  const rows = await tx.select().from(checkouts).where(eq(checkouts.userId, userId));
  for (const { id, lines, settledAt, cancelledAt } of rows) {
    await tx
      .update(checkouts)
      .set({
        lines: lines.map((line) => ({ ...line, ...withoutChild(line.book) })),
        shippingAddress: NOBODYS_ADDRESS,
        cancelledAt: settledAt ? cancelledAt : (cancelledAt ?? now()),
      })
      .where(eq(checkouts.id, id));
    if (!settledAt) await releaseCoupon(tx, id);
  }
}

const NOBODYS_ADDRESS: Checkout['shippingAddress'] = {
  fullName: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  postalCode: '',
  country: 'India',
};

export async function markReconciled(id: string): Promise<void> {
  await db().update(checkouts).set({ reconciledAt: now() }).where(eq(checkouts.id, id));
}

function hoursAgo(hours: number): Date {
  return new Date(now().getTime() - hours * 3_600_000);
}
