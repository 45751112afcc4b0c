import { z } from 'zod';
import { checkoutOfProviderOrder } from '../../buying/checkout/checkouts.server.ts';
import { disputeTold } from '../disputes/dispute-told.server.ts';
import { isEnded, stateOf } from '../disputes/dispute-state.ts';
import { enqueue } from '../../platform/jobs/jobs.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { field, type WebhookEvent, UNREADABLE } from '../set-aside/webhook-event.ts';
import { isPassingTrouble } from '../set-aside/passing-trouble.ts';
import { type NewsToSetAside, setAside } from '../set-aside/set-aside.server.ts';
import { handBackAfterDispute } from './ask-refund.server.ts';
import { confirmPaymentJob } from './confirm-payment.job.server.ts';
import { nameOf, takeNews } from './find-payment.server.ts';
import { paymentRow, recordFailure } from './payments.server.ts';
import { type ProviderPayment, ProviderDown, paymentSchema, refundSchema } from './razorpay.server.ts';
import { refundTold } from './refund-outcome.server.ts';

/** Seconds within which a provider captures an authorised payment by itself. */
const CAPTURE_PAUSE = 20;

type Kept = { id: string; body: string };

/**
 * Processes a webhook event. What cannot be recorded is set aside.
 * @returns false for a kind that the shop ignores.
 * @throws when the problem may pass, so that trying again later makes sense.
 */
export async function handleWebhookEvent(notice: WebhookEvent, kept: Kept): Promise<boolean> {
  const { kind } = notice;
  const aside = (about: NewsToSetAside['kind'], raw: unknown, why: string) =>
    setAside({ kind: about, raw: raw ?? kept.body, why, noticeId: kept.id });
  try {
    if (kind === UNREADABLE)
      await aside('notice', kept.body, 'A signed notice from the payment provider names no event.');
    else if (kind.startsWith('payment.dispute.')) await dispute(notice, kept, aside);
    else if (kind === 'refund.processed' || kind === 'refund.failed') await refund(notice, kept, aside);
    else if (PAYMENT_KINDS.includes(kind)) await payment(notice, kept, aside);
    else return false;
  } catch (error) {
    if (isPassingTrouble(error) || error instanceof ProviderDown) throw error;
    await aside(
      'notice',
      { id: kept.id },
      `What follows from it could not be written down (${nameOf(error)}).`,
    );
  }
  return true;
}

const PAYMENT_KINDS: readonly string[] = [
  'payment.captured',
  'order.paid',
  'payment.authorized',
  'payment.failed',
];

type Aside = (about: NewsToSetAside['kind'], raw: unknown, why: string) => Promise<void>;

async function payment({ kind, payment: raw }: WebhookEvent, kept: Kept, aside: Aside): Promise<void> {
  const told = paymentSchema.safeParse(raw).data;
  if (!told) return aside('payment', raw, `The payment in a notice “${kind}” cannot be read.`);
  if (kind === 'payment.authorized') return authorised(told);
  if (kind === 'payment.failed') return failed(told);
  if (told.status !== 'captured')
    return aside('payment', raw, `A notice “${kind}” says that its payment is “${told.status}”.`);
  await takeNews(told, { noticeId: kept.id });
}

async function authorised({ order_id: orderId }: ProviderPayment): Promise<void> {
  const checkout = await checkoutOfProviderOrder(orderId ?? '');
  if (checkout && !checkout.settledAt && !checkout.cancelledAt)
    await enqueue(db(), confirmPaymentJob, { checkoutId: checkout.id }, { startAfter: CAPTURE_PAUSE });
}

async function failed(told: ProviderPayment): Promise<void> {
  const checkout = await checkoutOfProviderOrder(told.order_id ?? '');
  if (checkout) await recordFailure(db(), checkout.id, told);
}

async function refund(
  { kind, payment: paid, refund: raw }: WebhookEvent,
  kept: Kept,
  aside: Aside,
): Promise<void> {
  const told = refundSchema.safeParse(raw).data;
  if (!told) return aside('refund', raw, `The refund in a notice “${kind}” cannot be read.`);
  if (told.status !== kind.slice('refund.'.length))
    return aside('refund', raw, `A notice “${kind}” says that its refund is “${told.status}”.`);
  // The report of a refund may arrive before that of its payment, but it contains the payment.
  const from = paymentSchema.safeParse(paid).data;
  // Money that was only authorised and never captured returns to the customer by itself.
  if (from?.captured === false && !(await paymentRow(db(), from.id))?.capturedAt) return;
  if (from && told.status === 'processed') await takeNews(from, { noticeId: kept.id });
  await refundTold(told);
}

/**
 * Only the id of the dispute and that of its payment must be valid. For anything else that is missing, the
 * shop assumes the worst.
 */
const disputeSchema = z.object({
  id: z.string().regex(/^\w{1,60}$/),
  amount: z.int().positive().nullish().catch(null),
  amount_deducted: z.int().positive().nullish().catch(null),
  reason_code: z
    .string()
    .regex(/^[\w -]{1,80}$/)
    .nullish()
    .catch(null),
  respond_by: z.int().positive().max(32_503_680_000).nullish().catch(null),
});
const moment = z.int().positive().max(32_503_680_000);
const paymentId = z.string().regex(/^pay_\w{1,40}$/);

async function dispute(notice: WebhookEvent, kept: Kept, aside: Aside): Promise<void> {
  const { kind, payment: paid, dispute: raw, saidAt } = notice;
  const told = disputeSchema.safeParse(raw).data;
  const about = [field(raw, 'payment_id'), field(paid, 'id')].find((id) => paymentId.safeParse(id).success);
  if (!told || typeof about !== 'string')
    return aside('dispute', raw, `The dispute in a notice “${kind}” cannot be read.`);
  // A dispute may be the first report about a payment.
  const from = paymentSchema.safeParse(paid).data;
  if (from?.id === about && from.status === 'captured') await takeNews(from, { noticeId: kept.id });
  const state = stateOf(kind, field(raw, 'status'));
  await disputeTold({
    id: told.id,
    paymentId: about,
    state,
    amountPaise: told.amount ?? null,
    lostPaise: state === 'lost' ? (told.amount_deducted ?? null) : null,
    reason: told.reason_code ?? null,
    respondBy: dated(told.respond_by),
    saidAt: dated(saidAt),
  });
  if (isEnded(state)) await handBackAfterDispute(about);
}

function dated(seconds: unknown): Date | null {
  const read = moment.safeParse(seconds).data;
  return read === undefined ? null : new Date(read * 1000);
}
