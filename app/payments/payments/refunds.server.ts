import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable, Transaction } from '../../platform/database/dialect.ts';
import { isId } from '../../platform/strings/uuid.ts';
import type { ProviderRefund } from './razorpay.server.ts';
import { refunds } from './tables.server.ts';

export type Refund = typeof refunds.$inferSelect;

/** Stores a refund. The caller has locked its payment and checked that enough is left. */
export async function writeRefund(
  tx: Transaction,
  row: Omit<typeof refunds.$inferInsert, 'id'>,
): Promise<Refund> {
  const [written] = await tx
    .insert(refunds)
    .values({ id: randomUUID(), ...row })
    .returning();
  if (!written) throw new Error('A refund was not written.');
  return written;
}

export async function refundRow(database: Queryable, id: string): Promise<Refund | null> {
  if (!isId(id)) return null;
  const [row] = await database.select().from(refunds).where(eq(refunds.id, id));
  return row ?? null;
}

export async function refundOfForm(database: Queryable, formKey: string): Promise<Refund | null> {
  const [row] = await database.select().from(refunds).where(eq(refunds.formKey, formKey));
  return row ?? null;
}

/** The shop's row for a refund that the provider reports; null when the shop has none. */
export async function refundToldOf(database: Queryable, told: ProviderRefund): Promise<Refund | null> {
  const [known] = await database.select().from(refunds).where(eq(refunds.providerRefundId, told.id));
  if (known) return known;
  const asked = told.receipt ? await refundRow(database, told.receipt) : null;
  return asked?.paymentId === told.payment_id && asked.amountPaise === told.amount ? asked : null;
}

/** Paise of a payment that were refunded or are about to be. Reliable only while the payment is locked. */
export async function givenBack(database: Queryable, paymentId: string): Promise<number> {
  return sumOf(database, and(eq(refunds.paymentId, paymentId), isNull(refunds.failedAt)));
}

/** Paise of a payment whose refund the provider has confirmed. */
export async function arrivedBack(database: Queryable, paymentId: string): Promise<number> {
  return sumOf(database, and(eq(refunds.paymentId, paymentId), isNotNull(refunds.refundedAt)));
}

/** Whether any refund of a payment failed, whether or not staff have dealt with it. */
export async function hasFailedRefund(database: Queryable, paymentId: string): Promise<boolean> {
  const which = and(eq(refunds.paymentId, paymentId), isNotNull(refunds.failedAt));
  return (await database.$count(refunds, which)) > 0;
}

async function sumOf(database: Queryable, which: ReturnType<typeof and>): Promise<number> {
  const [row] = await database
    .select({ paise: sql`coalesce(sum(${refunds.amountPaise}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(which);
  return row?.paise ?? 0;
}

/**
 * Stores the provider's id of a refund. If the provider refused another run of the same job meanwhile, the
 * refund counts as not failed after all, unless staff have dealt with that failure.
 */
export async function rememberProviderRefund(database: Queryable, id: string, told: string): Promise<void> {
  await database
    .update(refunds)
    .set({ providerRefundId: told, failedAt: null, failedBecause: null })
    .where(and(eq(refunds.id, id), isNull(refunds.providerRefundId), isNull(refunds.seenAt)));
}

/**
 * Marks a refund as done. A refund that failed stays failed, whatever is reported later.
 * @returns whether this was new.
 */
export async function markGone(tx: Transaction, id: string, told: string): Promise<boolean> {
  const rows = await tx
    .update(refunds)
    .set({ refundedAt: now(), providerRefundId: told })
    .where(and(eq(refunds.id, id), isNull(refunds.refundedAt), isNull(refunds.failedAt)))
    .returning({ id: refunds.id });
  return rows.length > 0;
}

/**
 * Marks a refund as failed.
 * @param told the provider's id of it; null when the provider refused to start it. Such a refusal is ignored
 * once the provider has started the refund for another run of the same job.
 * @returns whether this was new.
 */
export async function markFailed(
  tx: Transaction,
  id: string,
  why: string,
  told: string | null,
): Promise<boolean> {
  const rows = await tx
    .update(refunds)
    .set({
      refundedAt: null,
      failedAt: now(),
      failedBecause: why,
      ...(told !== null && { providerRefundId: told }),
    })
    .where(
      and(
        eq(refunds.id, id),
        isNull(refunds.failedAt),
        told === null ? isNull(refunds.providerRefundId) : undefined,
      ),
    )
    .returning({ id: refunds.id });
  return rows.length > 0;
}

/**
 * Locks a failed refund that staff have not dealt with, until the transaction ends.
 * @returns whether there is such a refund.
 */
export async function lockUnseen(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.id, id), isNotNull(refunds.failedAt), isNull(refunds.seenAt)))
    .for('update');
  return rows.length > 0;
}

/** Marks a failed refund as dealt with by staff. */
export async function markSeen(tx: Transaction, id: string): Promise<void> {
  await tx.update(refunds).set({ seenAt: now() }).where(eq(refunds.id, id));
}

/** An order's refunds, oldest first. */
export async function refundsOfOrder(orderId: string, database: Queryable = db()): Promise<Refund[]> {
  return database
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.askedAt), asc(refunds.id));
}

/**
 * Clears the reasons of these orders' refunds, because the account is deleted. Staff wrote them, and they may
 * name the child.
 */
export async function forgetRefundReasons(tx: Transaction, orderIds: string[]): Promise<void> {
  await tx.update(refunds).set({ reason: FORGOTTEN }).where(inArray(refunds.orderId, orderIds));
}

const FORGOTTEN = 'Forgotten with the account.';

/** Refunds that failed and that staff have not dealt with, or that are a day late; oldest first. */
export async function refundsInTrouble(): Promise<Refund[]> {
  return db()
    .select()
    .from(refunds)
    .where(
      and(
        isNull(refunds.refundedAt),
        isNull(refunds.seenAt),
        sql`(${refunds.failedAt} is not null or ${refunds.askedAt} <= ${yesterday()})`,
      ),
    )
    .orderBy(asc(refunds.askedAt))
    .limit(50);
}

/**
 * Refunds that were requested at least a day ago and are still not confirmed. Their job has run out of
 * retries by now.
 */
export async function overdueRefunds(): Promise<Refund[]> {
  return db()
    .select()
    .from(refunds)
    .where(and(isNull(refunds.refundedAt), isNull(refunds.failedAt), lte(refunds.askedAt, yesterday())))
    .orderBy(desc(refunds.askedAt))
    .limit(50);
}

const yesterday = (): Date => new Date(now().getTime() - 24 * 3_600_000);
