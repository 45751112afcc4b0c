import { and, asc, eq, isNull, notInArray } from 'drizzle-orm';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable, Transaction } from '../../platform/database/dialect.ts';
import { isEnded, isNews, outOfReach, type Word } from './dispute-state.ts';
import { disputes } from './tables.server.ts';

export type Dispute = typeof disputes.$inferSelect;

/** A dispute as a webhook event reports it. */
export type DisputeTold = Word &
  Pick<Dispute, 'id' | 'paymentId' | 'amountPaise' | 'lostPaise' | 'reason' | 'respondBy'>;

/** Records the report. @returns the dispute as it is now; null when nothing changed. */
export async function writeDispute(tx: Transaction, told: DisputeTold): Promise<Dispute | null> {
  const ended = { endedAt: isEnded(told.state) ? now() : null, seenAt: null };
  const [written] = await tx
    .insert(disputes)
    .values({ ...told, ...ended, toldAt: now() })
    .onConflictDoNothing()
    .returning();
  if (written) return written;
  const [known] = await tx.select().from(disputes).where(eq(disputes.id, told.id)).for('update');
  if (!known || !isNews(known, told)) return null;
  const [changed] = await tx
    .update(disputes)
    .set({
      ...ended,
      state: told.state,
      saidAt: told.saidAt ?? known.saidAt,
      amountPaise: told.amountPaise ?? known.amountPaise,
      lostPaise: told.lostPaise ?? known.lostPaise,
      reason: told.reason ?? known.reason,
      respondBy: told.respondBy ?? known.respondBy,
    })
    .where(eq(disputes.id, told.id))
    .returning();
  return changed ?? null;
}

export async function disputesOf(database: Queryable, paymentId: string): Promise<Dispute[]> {
  return database
    .select()
    .from(disputes)
    .where(eq(disputes.paymentId, paymentId))
    .orderBy(asc(disputes.toldAt), asc(disputes.id));
}

/**
 * Paise of a payment that banks took back or are still deciding about. Reliable only while the payment is
 * locked.
 */
export async function disputedPaise(
  database: Queryable,
  { id, amountPaise }: { id: string; amountPaise: number },
): Promise<number> {
  return outOfReach(amountPaise, await disputesOf(database, id));
}

/** Whether a bank is still deciding about a payment. */
export async function isDisputed(database: Queryable, paymentId: string): Promise<boolean> {
  return (await disputesOf(database, paymentId)).some(({ state }) => !isEnded(state));
}

/**
 * Disputes that wait for staff: open ones, and ended ones that nobody has marked as seen. The earliest date
 * for an answer comes first.
 */
export async function unseenDisputes(): Promise<Dispute[]> {
  return db()
    .select()
    .from(disputes)
    .where(isNull(disputes.seenAt))
    .orderBy(asc(disputes.respondBy), asc(disputes.toldAt))
    .limit(200);
}

/** Payments about which a bank is still deciding. */
export async function disputedPayments(): Promise<string[]> {
  const rows = await db()
    .selectDistinct({ paymentId: disputes.paymentId })
    .from(disputes)
    .where(notInArray(disputes.state, ['won', 'lost', 'closed']));
  return rows.map(({ paymentId }) => paymentId);
}

/**
 * Marks a dispute as seen. When staff mark an open one, it counts as closed.
 * @returns the dispute as it was; null when it was not waiting.
 */
export async function markDisputeSeen(tx: Transaction, id: string): Promise<Dispute | null> {
  const [waiting] = await tx
    .select()
    .from(disputes)
    .where(and(eq(disputes.id, id), isNull(disputes.seenAt)))
    .for('update');
  if (!waiting) return null;
  const over = isEnded(waiting.state) ? {} : { state: 'closed' as const, endedAt: now() };
  await tx
    .update(disputes)
    .set({ ...over, seenAt: now() })
    .where(eq(disputes.id, id));
  return waiting;
}
