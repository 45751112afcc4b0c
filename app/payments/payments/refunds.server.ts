import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable, Transaction } from '../../platform/database/dialect.ts';
import { isId } from '../../platform/strings/uuid.ts';
import type { ProviderRefund } from './razorpay.server.ts';
import { refunds } from './tables.server.ts';

export type Refund = typeof refunds.$inferSelect;

/** Writes a refund down. The caller has locked its payment and knows that there is so much left. */
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

/** The shop's row of a refund that the provider tells of; null when the shop did not ask for it. */
export async function refundToldOf(database: Queryable, told: ProviderRefund): Promise<Refund | null> {
  const [known] = await database.select().from(refunds).where(eq(refunds.providerRefundId, told.id));
  if (known) return known;
  const asked = told.receipt ? await refundRow(database, told.receipt) : null;
  return asked?.paymentId === told.payment_id && asked.amountPaise === told.amount ? asked : null;
}

/** Paise of a payment that went back or are about to. Right only while the payment is locked. */
export async function givenBack(database: Queryable, paymentId: string): Promise<number> {
  return sumOf(database, and(eq(refunds.paymentId, paymentId), isNull(refunds.failedAt)));
}

/** Paise of a payment that went back for sure. */
export async function arrivedBack(database: Queryable, paymentId: string): Promise<number> {
  return sumOf(database, and(eq(refunds.paymentId, paymentId), isNotNull(refunds.refundedAt)));
}

/** Whether a refund of a payment came to nothing, and somebody saw to it or has to. */
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
 * The provider has it. When it refused another run of the same job meanwhile, the refund did not fail after all, unless
 * staff have seen to that.
 */
export async function rememberProviderRefund(database: Queryable, id: string, told: string): Promise<void> {
  await database
    .update(refunds)
    .set({ providerRefundId: told, failedAt: null, failedBecause: null })
    .where(and(eq(refunds.id, id), isNull(refunds.providerRefundId), isNull(refunds.seenAt)));
}

/** @returns whether that is news. A refund that failed stays failed, whatever is told later. */
export async function markGone(tx: Transaction, id: string, told: string): Promise<boolean> {
  const rows = await tx
    .update(refunds)
    .set({ refundedAt: now(), providerRefundId: told })
    .where(and(eq(refunds.id, id), isNull(refunds.refundedAt), isNull(refunds.failedAt)))
    .returning({ id: refunds.id });
  return rows.length > 0;
}

/**
 * @param told the provider's id of it; null when the provider would not even begin it, which counts for nothing once it
 * has begun it for another run of the same job.
 * @returns whether that is news.
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

/** @returns whether it failed and nobody has seen to it; then nobody else does until the transaction ends. */
export async function lockUnseen(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.id, id), isNotNull(refunds.failedAt), isNull(refunds.seenAt)))
    .for('update');
  return rows.length > 0;
}

/** Staff have seen to one that failed. */
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

/** The account of these orders goes: why money went back was told in words of staff, which may name the child. */
export async function forgetRefundReasons(tx: Transaction, orderIds: string[]): Promise<void> {
  await tx.update(refunds).set({ reason: FORGOTTEN }).where(inArray(refunds.orderId, orderIds));
}

const FORGOTTEN = 'Forgotten with the account.';

/** Refunds that failed and that nobody has seen to, or that are a day late; oldest first. */
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

/** Refunds that were asked for a day ago and are still not confirmed: their job has given up by now. */
export async function overdueRefunds(): Promise<Refund[]> {
  return db()
    .select()
    .from(refunds)
    .where(and(isNull(refunds.refundedAt), isNull(refunds.failedAt), lte(refunds.askedAt, yesterday())))
    .orderBy(desc(refunds.askedAt))
    .limit(50);
}

const yesterday = (): Date => new Date(now().getTime() - 24 * 3_600_000);
