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

/** A checkout with its price, before it is a row. */
export interface NewCheckout extends CheckoutContent {
  userId: string;
  intentKey: string;
  source: Checkout['source'];
  totals: Totals;
  /** The earlier order whose books are made again for nothing. */
  replacesOrderId?: string;
}

/**
 * `opened` a new row, or the one that this intent already has; `changed`: the intent's row was frozen with other
 * content and stays as it is; `coupon-gone`: the last place of the offer went meanwhile; `bought`: some of the cart's
 * books were paid for meanwhile; `others-open`: they are about to be paid in these checkouts too.
 */
export type Opened =
  | { outcome: 'opened'; checkout: Checkout; again: boolean }
  | { outcome: 'changed' }
  | { outcome: 'coupon-gone' | 'bought' }
  | { outcome: 'others-open'; others: Checkout[] };

/** A place in a limited offer is kept this long for an open payment window. */
const HOLD_MINUTES = 30;
/** Payments may turn up for three days after a row was opened; an older row is not opened again. */
const REOPEN_HOURS = 24;
const WATCHED_HOURS = 3 * 24 + REOPEN_HOURS;
const RECONCILE_AFTER_MINUTES = 15;
const MOST_AT_ONCE = 50;

class CouponGone extends Error {}

/**
 * Freezes what the customer is about to pay. One row for an intent, however often and from wherever it is sent; the
 * books of a cart are one intent in every tab and on every phone, whatever keys those made.
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

/** A book of the wizard without a coupon has nothing beside its row. @returns null for others, and when there is a row. */
async function openAlone(content: NewCheckout): Promise<Checkout | null> {
  if (content.source !== 'wizard' || content.couponCode !== null) return null;
  return insertRow(db(), content);
}

/** The same books, address, extras and coupon, paid or not: then it is the same purchase. */
function isOpenFor(row: Checkout, content: NewCheckout): boolean {
  return mayOpenAgain(row) && sameContent(row, content);
}

/** Whether it is still open, and young enough to be opened once more. */
export function mayOpenAgain(row: Checkout): boolean {
  return !row.cancelledAt && isYoung(row);
}

const isYoung = ({ createdAt }: Checkout): boolean => createdAt >= hoursAgo(REOPEN_HOURS);

type OfBooks = Pick<Checkout, 'userId' | 'source'> & Pick<CheckoutContent, 'lines'>;

/**
 * Every checkout that a customer's books of the cart are or were in, newest first; none for a book of the wizard.
 * One tab or phone at a time: the next finds what the one before has written.
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

/** The rows of the cart that the books were. */
export function cartItemsOf(lines: CheckoutContent['lines']): string[] {
  return lines.map((line) => line.cartItemId).filter((id) => id !== null);
}

/** Whether any of its books of the cart was paid for in another checkout. */
export async function isBoughtElsewhere(tx: Transaction, checkout: Checkout): Promise<boolean> {
  const known = await checkoutsOfBooks(tx, checkout);
  return known.some((row) => row.id !== checkout.id && row.settledAt !== null);
}

/** What a checkout is opened with; the rest comes later. */
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

/** @returns null when this intent has a row. */
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

/** Freezes books that are made again for nothing; once for a key. */
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

/** Remembers the provider's order, unless another request was first. @returns the order that counts. */
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

/** A customer's own checkout; another's is as good as missing. */
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

/** The row, with every other transaction about its customer's checkouts waiting until this one ends. */
export async function lockCheckout(
  tx: Transaction,
  by: { id: string } | { providerOrderId: string },
): Promise<Checkout | null> {
  const which = 'id' in by ? eq(checkouts.id, by.id) : eq(checkouts.providerOrderId, by.providerOrderId);
  const owner = tx.select({ id: checkouts.userId }).from(checkouts).where(which);
  // Asked for in this order, they are done in it: the row is looked for once its customer is held.
  const [, [row]] = await together(
    lockCustomer(tx, owner),
    tx.select().from(checkouts).where(which).for('update').execute(),
  );
  return row ?? null;
}

export async function markSettled(tx: Transaction, id: string): Promise<void> {
  await tx.update(checkouts).set({ settledAt: now() }).where(eq(checkouts.id, id));
}

/** The customer went back. @returns the row as it is now: a settled one stays settled. */
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
 * Unsettled checkouts whose payment may have gone unnoticed: from 15 minutes to three days after they were last
 * open, cancelled ones too. Those of the last two hours each time, older ones hourly; those first that waited longest.
 * @param begun when the run began: what it has asked about is not due again.
 */
export async function checkoutsToReconcile(begun: Date): Promise<Checkout[]> {
  return db()
    .select()
    .from(checkouts)
    .where(toReconcile(begun))
    .orderBy(sql`${checkouts.reconciledAt} asc nulls first`, asc(checkouts.createdAt))
    .limit(MOST_AT_ONCE);
}

/** How many of them there are. */
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

/** Forgets abandoned checkouts with their addresses, and the places they held in offers. */
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
 * The customer is gone: what they typed leaves their checkouts, and those that are open close. The rows stay, so that a
 * payment which still arrives is handed back.
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
