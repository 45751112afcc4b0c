import { data, redirect } from 'react-router';
import { atMost, forCustomers } from '../../account/account/audience.server.ts';
import { requireUser } from '../../account/account/session.server.ts';
import { IllegalMove } from '../../orders/orders/move-order.server.ts';
import { ownOrder } from '../../orders/orders/orders.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Route } from './+types/cancel-own.ts';
import { cancelOrder } from './cancel-order.server.ts';
import { cancelUntil } from './own-cancel.ts';
import { copyIsOut } from './own-cancel.server.ts';

export const middleware = [forCustomers, atMost('orders')];

const TOO_LATE = {
  problem: 'It is too late to cancel: the work on it has begun, or a day has passed. Please write to us.',
};

/** POST: a customer cancels their own order, within 24 hours and before the work begins. */
export async function action({ request, params }: Route.ActionArgs) {
  const user = await requireUser(request);
  const order = await ownOrder(user.id, { id: params.orderId });
  if (!order) throw data(null, { status: 404 });
  const back = redirect(`/orders/${order.id}`);
  if (order.stage === 'cancelled') return back;
  const copyOut = await copyIsOut(order);
  if (!cancelUntil({ ...order, copyOut }, now())) return data(TOO_LATE, 409);
  try {
    await db().transaction((tx) =>
      cancelOrder(tx, order.id, { by: 'customer', reason: 'You cancelled it yourself.' }),
    );
  } catch (error) {
    if (error instanceof IllegalMove) return data(TOO_LATE, 409);
    throw error;
  }
  return back;
}
