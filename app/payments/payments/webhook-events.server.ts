import { createHash } from 'node:crypto';
import { and, asc, count, eq, exists, gt, inArray, isNotNull, isNull, like, lt, max, sql } from 'drizzle-orm';
import { users } from '../../account/account/tables.server.ts';
import { checkouts } from '../../buying/checkout/tables.server.ts';
import { refusedWebhookEvents as refusals } from '../../platform/telemetry/metrics.server.ts';
import { queueLetter } from '../../platform/mail/outbox.server.ts';
import { defineJob, enqueue } from '../../platform/jobs/jobs.server.ts';
import { db, environment, now } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { keptSince } from '../../platform/settings/kept-since.server.ts';
import { useLimit } from '../../platform/limits/rate-limit.server.ts';
import { rateLimits } from '../../platform/limits/tables.server.ts';
import { readWebhookEvent } from '../set-aside/webhook-event.ts';
import { handleWebhookEvent } from './handle-webhook-event.server.ts';
import { paymentProblemLetter } from './payment-problem.mail.tsx';
import { webhookEvents } from './tables.server.ts';

const REFUSED = 'refused-notice/';
const REFUSED_KEPT_SECONDS = 2 * 24 * 60 * 60;

/** Stores a validly signed webhook event once, whatever it contains, and queues a job that handles it. */
export async function keepWebhookEvent(eventId: string | null, body: Uint8Array): Promise<void> {
  const text = Buffer.from(body).toString('utf8').replaceAll('\0', '');
  const id = eventId && /^[\w-]{1,100}$/.test(eventId) ? eventId : digest(body);
  await db().transaction(async (tx) => {
    const [kept] = await tx
      .insert(webhookEvents)
      .values({ id, kind: readWebhookEvent(text).kind, body: text, receivedAt: now() })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id });
    if (kept) await enqueue(tx, readWebhookEventJob, { noticeId: kept.id });
  });
}

/** Counts a webhook event with a wrong signature: one row a day, kept for two days. */
export async function countRefusedWebhook(): Promise<void> {
  refusals.inc();
  const day = now().toISOString().slice(0, 10);
  await useLimit(`${REFUSED}${day}`, Number.MAX_SAFE_INTEGER, REFUSED_KEPT_SECONDS);
}

/** The number of wrongly signed webhook events in the last two days, and when the last valid one came. */
export async function refusedWebhookEvents(): Promise<{ count: number; lastGoodAt: Date | null }> {
  const [refused] = await db()
    .select({ count: sql`coalesce(sum(${rateLimits.uses}), 0)`.mapWith(Number) })
    .from(rateLimits)
    .where(and(like(rateLimits.key, `${REFUSED}%`), gt(rateLimits.windowEndsAt, now())));
  const [good] = await db()
    .select({ at: max(webhookEvents.receivedAt) })
    .from(webhookEvents);
  return { count: refused?.count ?? 0, lastGoodAt: good?.at ?? null };
}

/**
 * Handles a stored webhook event. Events come in any order and more than once; none undoes a later one. An
 * event that cannot be recorded is set aside and counts as handled, because another attempt would end the
 * same.
 */
export const readWebhookEventJob = defineJob<{ noticeId: string }>({
  name: 'read-payment-notice',
  retryLimit: 8,
  retryDelay: 2,
  async run({ noticeId }) {
    const [kept] = await db().select().from(webhookEvents).where(eq(webhookEvents.id, noticeId));
    if (!kept || kept.handledAt) return;
    const isKnown = await handleWebhookEvent(readWebhookEvent(kept.body), kept);
    await db().transaction(async (tx) => {
      await tx
        .update(webhookEvents)
        .set({ handledAt: now(), ...(!isKnown && { unknownAt: now() }) })
        .where(eq(webhookEvents.id, noticeId));
      await emptyOfGoneAccount(tx, kept);
    });
  },
});

/** Empties the body of a handled event when its account is deleted already, or is being deleted now. */
async function emptyOfGoneAccount(
  tx: Transaction,
  { id, body }: { id: string; body: string },
): Promise<void> {
  const orders = [...body.matchAll(/"(order_\w{1,40})"/g)].map(([, order = '']) => order);
  const customer = tx
    .select({ id: checkouts.userId })
    .from(checkouts)
    .where(inArray(checkouts.providerOrderId, orders));
  const there = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, customer))
    .for('key share');
  if (there.length > 0) return;
  await tx
    .update(webhookEvents)
    .set({ body: '' })
    .where(and(eq(webhookEvents.id, id), exists(customer)));
}

const DAY_MS = 24 * 3_600_000;

/** The number of webhook events in the last day that the shop ignores, by kind. */
export async function unknownWebhookEvents(): Promise<{ kind: string; count: number }[]> {
  return db()
    .select({ kind: webhookEvents.kind, count: count() })
    .from(webhookEvents)
    .where(gt(webhookEvents.unknownAt, new Date(now().getTime() - DAY_MS)))
    .groupBy(webhookEvents.kind)
    .orderBy(asc(webhookEvents.kind));
}

/** Tells the owner once a day which webhook events the shop ignored. Each event is reported once. */
export const listUnknownWebhookEvents = defineJob<Record<string, never>>({
  name: 'list-unknown-notices',
  retryLimit: 2,
  retryDelay: 60,
  cron: '0 9 * * *',
  async run() {
    await db().transaction(async (tx) => {
      const listed = await tx
        .update(webhookEvents)
        .set({ listedAt: now() })
        .where(and(isNotNull(webhookEvents.unknownAt), isNull(webhookEvents.listedAt)))
        .returning({ kind: webhookEvents.kind });
      if (listed.length === 0) return;
      const kinds = [...Map.groupBy(listed, ({ kind }) => kind)].toSorted(([one], [other]) =>
        one < other ? -1 : 1,
      );
      const { OWNER_EMAIL, publicUrl } = environment();
      await queueLetter(tx, {
        event: `unknown-notices/${now().toISOString()}`,
        to: OWNER_EMAIL,
        ...paymentProblemLetter(publicUrl, 'Payment notices of other kinds', [
          ...kinds.map(
            ([kind, each]) => [kind, each.length === 1 ? 'once' : `${each.length} times`] as const,
          ),
          [
            'What to do',
            'The shop does nothing with these. If one matters to you, look it up at the payment provider.',
          ],
        ]),
      });
    });
  },
});

/** Deletes old handled webhook events, because they name customers. The payments themselves stay. */
export async function forgetOldWebhookEvents(): Promise<void> {
  const old = await keptSince('paymentNotices');
  await db()
    .delete(webhookEvents)
    .where(and(isNotNull(webhookEvents.handledAt), lt(webhookEvents.receivedAt, old)));
}

function digest(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}
