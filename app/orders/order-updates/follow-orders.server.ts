import { currentUser, sessionsOf } from '../../account/account/session.server.ts';
import { afterOneAnother } from '../../platform/processes/after-one-another.ts';
import type { Following, StreamEvent } from '../../platform/http/event-streams.server.ts';
import { log } from '../../platform/telemetry/log.server.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';
import { ordersOfCustomer, revisionsOf } from './announce-order.server.ts';
import { changedOrders, markOf } from './revisions.ts';

/**
 * Sends an `order` event with the order's number whenever one of the customer's orders changes, for as long
 * as the session of `request` lasts. The first event tells the page whether it is up to date: `same` when
 * nothing changed since the mark that the browser sent back, else `any`. A session that has ended receives
 * nothing.
 */
export function followOrders(
  request: Request,
  userId: string,
  send: (event: StreamEvent) => void,
  close: () => void,
): Following {
  let known: ReadonlyMap<string, number> | null = null;
  const isSignedIn = async () => (await currentUser(request))?.id === userId;
  const look = afterOneAnother(async () => {
    if (!(await isSignedIn())) return close();
    const seen = await revisionsOf(userId);
    const id = markOf(seen);
    if (known) for (const data of changedOrders(known, seen)) send({ name: 'order', id, data });
    else send({ name: 'order', id, data: request.headers.get('last-event-id') === id ? 'same' : 'any' });
    known = seen;
  });
  const lookNow = () =>
    void look().catch((error: unknown) => log.warn('Changed orders could not be read.', { error }));
  const { news } = machine();
  const stops = [ordersOfCustomer(userId), sessionsOf(userId)].map((subject) =>
    news.follow(subject, lookNow),
  );
  lookNow();
  return {
    beat: async () => {
      await look();
      return isSignedIn();
    },
    end: () => stops.forEach((stop) => stop()),
  };
}
