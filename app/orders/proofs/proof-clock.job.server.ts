import { and, isNull, lte } from 'drizzle-orm';
import { lockOrder } from '../orders/move-order.server.ts';
import { defineJob } from '../../platform/jobs/jobs.server.ts';
import { log } from '../../platform/telemetry/log.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import { outcomeWhenDue } from './proof-rules.ts';
import { approveProof, handNotesIn, isOfNow, notesOn, openProof, takeProofBack } from './proofs.server.ts';
import { proofs } from './tables.server.ts';

const MOST_AT_ONCE = 200;

/**
 * Every five minutes, ends each proof whose time is over, once: it is approved, or its notes are handed in.
 */
export const proofClock = defineJob<Record<string, never>>({
  name: 'proof-clock',
  retryLimit: 0,
  retryDelay: 1,
  cron: '*/5 * * * *',
  async run() {
    const due = await db()
      .select({ orderId: proofs.orderId })
      .from(proofs)
      .where(
        and(
          lte(proofs.dueAt, now()),
          isNull(proofs.approvedAt),
          isNull(proofs.changesAskedAt),
          isNull(proofs.withdrawnAt),
        ),
      )
      .limit(MOST_AT_ONCE);
    for (const { orderId } of due) {
      try {
        await goOn(orderId);
      } catch (error) {
        log.error('A proof could not go on.', { error });
      }
    }
  },
});

/** Checks again with the order locked: the parent may have answered meanwhile, and a held order waits. */
async function goOn(orderId: string): Promise<void> {
  await db().transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const proof = order && (await openProof(tx, orderId));
    if (!order || !proof || proof.dueAt > now() || order.heldAt) return;
    if (order.stage !== 'proof' || !(await isOfNow(tx, order, proof.books))) {
      await takeProofBack(tx, order, 'shop');
      return;
    }
    const notes = await notesOn(tx, [proof.id]);
    if (outcomeWhenDue(notes.length) === 'notes') await handNotesIn(tx, order, proof, 'shop');
    else await approveProof(tx, order, proof, { who: 'time' });
  });
}
