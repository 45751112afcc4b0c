import { data } from 'react-router';
import { z } from 'zod';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import { isEnded } from '../../payments/disputes/dispute-state.ts';
import { markDisputeSeen } from '../../payments/disputes/disputes.server.ts';
import { orderPaidWith } from '../../orders/orders/orders.server.ts';
import { recordEvent } from '../../orders/orders/order-events.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { keptByDispute } from '../../payments/payments/ask-refund.server.ts';
import { markNewsSeen, setAside } from '../../payments/set-aside/set-aside.server.ts';
import { forSupport, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import type { Staff } from '../../account/staff-sessions/staff-session.server.ts';
import type { Route } from './+types/seen.ts';

export const middleware = [forSupport];

const wishSchema = z.object({
  what: z.enum(['money', 'dispute']),
  id: z.string().regex(/^[\w/-]{1,120}$/),
});

/** POST `what`, `id`: somebody has seen to money that was set aside, or to a dispute. */
export async function action({ request, context }: Route.ActionArgs) {
  const wish = wishSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!wish.success) return data({ refused: NOTHING_WAITS }, 404);
  const { what, id } = wish.data;
  const staff = context.get(staffContext);
  const seen = await db().transaction(async (tx) => {
    const done = what === 'money' ? await seeMoney(tx, id) : await seeDispute(tx, id, staff);
    if (done) await writeAuditEntry(tx, staff, { action: 'money seen to', subject: `${what} ${id}` });
    return done;
  });
  if (!seen) return data({ refused: NOTHING_WAITS }, 404);
  const { closed } = seen;
  if (closed && (await db().transaction((tx) => keptByDispute(tx, closed))))
    await setAside({
      kind: 'dispute',
      raw: { id },
      why: 'Its payment was to go back, and is still here. Hand it back at the provider, unless the bank took it.',
    });
  return { done: 'It is off the list.' };
}

/** The payment whose dispute staff closed by hand. The provider has not reported who got the money. */
type Seen = { closed: string | null } | null;

const seeMoney = async (tx: Transaction, id: string): Promise<Seen> =>
  (await markNewsSeen(tx, id)) ? { closed: null } : null;

/** Marks a dispute as seen. This closes an open dispute, so that its order may continue. */
async function seeDispute(tx: Transaction, id: string, staff: Staff): Promise<Seen> {
  const dispute = await markDisputeSeen(tx, id);
  if (!dispute) return null;
  if (isEnded(dispute.state)) return { closed: null };
  const order = await orderPaidWith(tx, dispute.paymentId);
  if (order) await recordEvent(tx, order.id, { kind: 'dispute closed', by: staff.name });
  return { closed: dispute.paymentId };
}

const NOTHING_WAITS = 'This does not wait any more.';
