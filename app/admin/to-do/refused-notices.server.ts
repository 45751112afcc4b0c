import { orderMoment } from '../../orders/orders/order-dates.ts';
import { refusedNotices } from '../../payments/payments/payment-notices.server.ts';
import type { Need } from './need.ts';

/** Notices that claim to come from the payment provider and are signed with another secret, of today and yesterday. */
export async function wronglySignedNotices(): Promise<Need | null> {
  const { count, lastGoodAt } = await refusedNotices();
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
