import { forCustomers } from '../../account/account/audience.server.ts';
import { requireUser } from '../../account/account/session.server.ts';
import { STREAM_HEADERS } from '../../platform/http/event-streams.server.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';
import type { Route } from './+types/order-updates-request.ts';
import { revisionsOf } from './announce-order.server.ts';
import { followOrders } from './follow-orders.server.ts';
import { markOf } from './revisions.ts';

export const middleware = [forCustomers];

/**
 * GET: changes of the customer's own orders. A browser's EventSource gets a stream of events. Any other
 * client gets the present `{ mark }`, which differs after every change.
 */
export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const { id } = await requireUser(request);
  if (request.headers.get('accept')?.includes('text/event-stream')) {
    // A HEAD request would leave a stream open that nobody reads.
    if (request.method === 'HEAD') return new Response(null, { headers: STREAM_HEADERS });
    return machine().streams.open(id, (send, close) => followOrders(request, id, send, close));
  }
  const mark = markOf(await revisionsOf(id));
  return Response.json({ mark }, { headers: { 'Cache-Control': 'private, no-store' } });
}
