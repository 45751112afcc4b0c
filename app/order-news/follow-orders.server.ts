import { currentUser } from '../account/session.server.ts';
import { afterOneAnother } from '../platform/after-one-another.ts';
import type { Following, StreamEvent } from '../platform/event-streams.server.ts';
import { log } from '../platform/log.server.ts';
import { machine } from '../platform/machine.server.ts';
import { ordersOfCustomer, revisionsOf } from './announce-order.server.ts';
import { changedOrders, markOf } from './revisions.ts';

/**
 * Sends an `order` event with the order's number whenever one of the customer's orders changed, for as long as the
 * session of `request` lasts. The first event says where the page stands: `same` when nothing happened since the mark
 * that the browser brought back, else `any`.
 */
export function followOrders(
  request: Request,
  userId: string,
  send: (event: StreamEvent) => void,
): Following {
  let known: ReadonlyMap<string, number> | null = null;
  const look = afterOneAnother(async () => {
    const seen = await revisionsOf(userId);
    const id = markOf(seen);
    if (known) for (const data of changedOrders(known, seen)) send({ name: 'order', id, data });
    else send({ name: 'order', id, data: request.headers.get('last-event-id') === id ? 'same' : 'any' });
    known = seen;
  });
  const lookNow = () =>
    void look().catch((error: unknown) => log.warn('Changed orders could not be read.', { error }));
  const stop = machine().news.follow(ordersOfCustomer(userId), lookNow);
  lookNow();
  return {
    beat: async () => {
      if ((await currentUser(request))?.id !== userId) return false;
      await look();
      return true;
    },
    end: stop,
  };
}
