import { unknownWebhookEvents } from '../../payments/payments/webhook-events.server.ts';
import { MOST_LINES, type ToDo } from './to-do.ts';

/** Types of webhook events of the last day that the shop does not handle. */
export async function noticesOfUnknownKinds(): Promise<ToDo | null> {
  const kinds = await unknownWebhookEvents();
  if (kinds.length === 0) return null;
  return {
    kind: 'unknown-notices',
    title: 'Payment notices of other kinds',
    count: kinds.reduce((sum, { count }) => sum + count, 0),
    what: 'The shop does nothing with these. If one matters to you, look it up at the payment provider. It leaves this list after a day.',
    lines: kinds.slice(0, MOST_LINES).map(({ kind, count }) => ({
      text: `${kind}, ${count === 1 ? 'once' : `${count} times`}`,
    })),
  };
}
