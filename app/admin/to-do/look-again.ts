import { data } from 'react-router';
import { z } from 'zod';
import { confirmPaymentJob } from '../../payments/payments/confirm-payment.job.server.ts';
import { readWebhookEventJob } from '../../payments/payments/webhook-events.server.ts';
import { enqueue } from '../../platform/jobs/jobs.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { forSupport, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/look-again.ts';

export const middleware = [forSupport];

const wishSchema = z.union([
  z.object({ checkoutId: z.uuid() }),
  z.object({ noticeId: z.string().regex(/^[\w-]{1,100}$/) }),
]);

/** Makes the shop try again to find the order of a payment. Anything saved meanwhile stays. */
export async function action({ request, context }: Route.ActionArgs) {
  const wish = wishSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!wish.success) return data({ refused: 'There is no such payment.' }, 404);
  await db().transaction(async (tx) => {
    const given = wish.data;
    if ('checkoutId' in given) await enqueue(tx, confirmPaymentJob, given);
    else await enqueue(tx, readWebhookEventJob, given);
    const subject = 'checkoutId' in given ? `checkout ${given.checkoutId}` : `notice ${given.noticeId}`;
    await writeAuditEntry(tx, context.get(staffContext), { action: 'payment looked for', subject });
  });
  return { done: 'The shop is looking again.' };
}
