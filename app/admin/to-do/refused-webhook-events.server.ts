import { orderMoment } from '../../orders/orders/order-dates.ts';
import { refusedWebhookEvents } from '../../payments/payments/webhook-events.server.ts';
import type { ToDo } from './to-do.ts';

/** Webhook events of today and yesterday with an invalid signature. */
export async function wronglySignedWebhookEvents(): Promise<ToDo | null> {
  const { count, lastGoodAt } = await refusedWebhookEvents();
  if (count === 0) return null;
  return {
    kind: 'refused-notices',
    title: 'Payment notices with a wrong signature',
    count,
    what: 'Compare the webhook secret in the provider’s dashboard with the shop’s. Payments are found without notices, only later.',
    lines: [
      {
        text: lastGoodAt
          ? `The last one that was right came on ${orderMoment(lastGoodAt)}.`
          : 'None that was right has come yet.',
      },
    ],
  };
}
