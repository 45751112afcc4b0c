import { data, redirect } from 'react-router';
import { atMost, forCustomers } from '../../account/account/audience.server.ts';
import { requireUser } from '../../account/account/session.server.ts';
import { ownOrder } from '../../orders/orders/orders.server.ts';
import { useLimit } from '../../platform/limits/rate-limit.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/open.ts';
import { claimSchema } from './claim.schema.ts';
import { openClaim } from './open-claim.server.ts';

export const middleware = [forCustomers, atMost('orders')];

const AN_HOUR = { limit: 20, windowSeconds: 3600 };

/** POST: opens a customer's claim about their own order. */
export async function action({ request, params }: Route.ActionArgs) {
  const user = await requireUser(request);
  const order = await ownOrder(user.id, { id: params.orderId });
  if (!order) throw data(null, { status: 404 });
  const read = claimSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!read.success) {
    const fields = Object.fromEntries(
      read.error.issues.map(({ path, message }) => [path.join('.'), message]),
    );
    return data({ fields }, 422);
  }
  if ((await useLimit(`claim ${user.id}`, AN_HOUR.limit, AN_HOUR.windowSeconds)) > 0)
    return data({ problem: 'That was a lot of tries. Please wait an hour, or write to us.' }, 429);
  const opened = await openClaim(order, read.data);
  if (opened === 'too late')
    return data({ problem: 'The days of the guarantee are over. Write to us all the same.' }, 409);
  if (opened === 'too many')
    return data({ problem: 'We have talked about this order several times. Please write to us.' }, 409);
  return redirect(`/orders/${order.id}#help`);
}
