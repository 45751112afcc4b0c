import { createHash } from 'node:crypto';
import { and, eq, exists, gt, inArray, isNotNull, like, lt, max, sql } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '../account/tables.server.ts';
import { checkoutOfProviderOrder } from '../checkout/checkouts.server.ts';
import { checkouts } from '../checkout/tables.server.ts';
import { refusedNotices as refusals } from '../watch/metrics.server.ts';
import { defineJob, enqueue } from '../platform/jobs.server.ts';
import { db, now, type Transaction } from '../platform/machine.server.ts';
import { keptSince } from '../settings/kept-since.server.ts';
import { useLimit } from '../platform/rate-limit.server.ts';
import { rateLimits } from '../platform/tables.server.ts';
import { confirmPaymentJob } from './confirm-payment.job.server.ts';
import { paymentSucceeded } from './payment-succeeded.server.ts';
import { recordFailure } from './payments.server.ts';
import { type ProviderPayment, paymentSchema, refundSchema } from './razorpay.server.ts';
import { refundTold } from './refund-outcome.server.ts';
import { paymentNotices } from './tables.server.ts';

/** Seconds in which a provider takes by itself what a bank has set aside. */
const CAPTURE_PAUSE = 20;
const REFUSED = 'refused-notice/';
const REFUSED_KEPT_SECONDS = 2 * 24 * 60 * 60;

const noticeSchema = z.object({
  event: z.string().regex(/^[\w.]{1,80}$/),
  payload: z.object({
    payment: z.object({ entity: paymentSchema }).optional(),
    refund: z.object({ entity: refundSchema }).optional(),
  }),
});

/** Keeps a validly signed notice once, whatever it says, and has it read soon after. */
export async function keepNotice(eventId: string | null, body: Uint8Array): Promise<void> {
  const text = Buffer.from(body).toString('utf8').replaceAll('\0', '');
  const id = eventId && /^[\w-]{1,100}$/.test(eventId) ? eventId : digest(body);
  await db().transaction(async (tx) => {
    const [kept] = await tx
      .insert(paymentNotices)
      .values({ id, kind: readNotice(text)?.event ?? 'unreadable', body: text, receivedAt: now() })
      .onConflictDoNothing()
      .returning({ id: paymentNotices.id });
    if (kept) await enqueue(tx, readNoticeJob, { noticeId: kept.id });
  });
}

/** Counts a notice that was signed with another secret: one row a day, for two days. */
export async function countRefusedNotice(): Promise<void> {
  refusals.inc();
  const day = now().toISOString().slice(0, 10);
  await useLimit(`${REFUSED}${day}`, Number.MAX_SAFE_INTEGER, REFUSED_KEPT_SECONDS);
}

/** How many of the last two days were signed wrongly, and when the last one came that was right. */
export async function refusedNotices(): Promise<{ count: number; lastGoodAt: Date | null }> {
  const [refused] = await db()
    .select({ count: sql<number>`coalesce(sum(${rateLimits.uses}), 0)::int` })
    .from(rateLimits)
    .where(and(like(rateLimits.key, `${REFUSED}%`), gt(rateLimits.windowEndsAt, now())));
  const [good] = await db()
    .select({ at: max(paymentNotices.receivedAt) })
    .from(paymentNotices);
  return { count: refused?.count ?? 0, lastGoodAt: good?.at ?? null };
}

/** Does what a kept notice asks for. Notices come in any order and more than once; none undoes a later one. */
export const readNoticeJob = defineJob<{ noticeId: string }>({
  name: 'read-payment-notice',
  retryLimit: 8,
  retryDelay: 2,
  async run({ noticeId }) {
    const [kept] = await db().select().from(paymentNotices).where(eq(paymentNotices.id, noticeId));
    if (!kept || kept.handledAt) return;
    await handle(readNotice(kept.body));
    await db().transaction(async (tx) => {
      await tx.update(paymentNotices).set({ handledAt: now() }).where(eq(paymentNotices.id, noticeId));
      await emptyOfGoneAccount(tx, kept);
    });
  },
});

/** Empties a notice that was read when its account is gone, or goes at this moment. */
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
    .update(paymentNotices)
    .set({ body: '' })
    .where(and(eq(paymentNotices.id, id), exists(customer)));
}

/** Notices name customers: after some months they are only needed as payments, which stay. */
export async function forgetOldNotices(): Promise<void> {
  const old = await keptSince('paymentNotices');
  await db()
    .delete(paymentNotices)
    .where(and(isNotNull(paymentNotices.handledAt), lt(paymentNotices.receivedAt, old)));
}

type Notice = z.infer<typeof noticeSchema>;

async function handle(notice: Notice | null): Promise<void> {
  const payment = notice?.payload.payment?.entity;
  switch (notice?.event) {
    case 'payment.captured':
    case 'order.paid':
      if (payment?.status === 'captured') await paymentSucceeded(payment);
      return;
    case 'payment.authorized':
      return payment && authorised(payment);
    case 'payment.failed':
      return payment && failed(payment);
    case 'refund.processed':
    case 'refund.failed': {
      const refund = notice.payload.refund?.entity;
      if (refund?.status !== notice.event.slice('refund.'.length)) return;
      // Money that went out may overtake the news that it came in, which its notice carries.
      if (payment && refund.status === 'processed') await paymentSucceeded(payment);
      await refundTold(refund);
    }
  }
}

async function authorised(payment: ProviderPayment): Promise<void> {
  const checkout = await checkoutOfProviderOrder(payment.order_id ?? '');
  if (checkout && !checkout.settledAt && !checkout.cancelledAt)
    await enqueue(db(), confirmPaymentJob, { checkoutId: checkout.id }, CAPTURE_PAUSE);
}

async function failed(payment: ProviderPayment): Promise<void> {
  const checkout = await checkoutOfProviderOrder(payment.order_id ?? '');
  if (checkout) await recordFailure(db(), checkout.id, payment);
}

function readNotice(text: string): Notice | null {
  try {
    return noticeSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function digest(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}
