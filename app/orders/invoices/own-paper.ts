import { forCustomers } from '../../account/account/audience.server.ts';
import { requireUser } from '../../account/account/session.server.ts';
import { ownOrder } from '../orders/orders.server.ts';
import type { Route } from './+types/own-paper.ts';
import { paperResponse } from './paper-response.server.ts';

export const middleware = [forCustomers];

/** GET: an invoice or credit note of the customer's own order, as PDF. */
export async function loader({ request, params }: Route.LoaderArgs): Promise<Response> {
  const user = await requireUser(request);
  const order = await ownOrder(user.id, { id: params.orderId });
  return paperResponse(order?.id ?? null, params.paperId, user.id);
}
