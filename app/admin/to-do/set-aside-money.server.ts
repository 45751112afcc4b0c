import { orderMoment } from '../../orders/orders/order-dates.ts';
import { unseenNews } from '../../payments/set-aside/set-aside.server.ts';
import { deed, MOST_LINES, type ToDo } from './to-do.ts';

/** Webhook events about money that could not be recorded. */
export async function moneySetAside(): Promise<ToDo | null> {
  const news = await unseenNews();
  if (news.length === 0) return null;
  return {
    kind: 'money-set-aside',
    title: 'Money that could not be recorded',
    count: news.length,
    what: 'Look each up at the payment provider, and put it right there. Then mark it as seen.',
    lines: news.slice(0, MOST_LINES).map(({ id, kind, about, why, noticeId, checkoutId, setAsideAt }) => ({
      text: about ? `${NAMES[kind]} ${about}` : `${NAMES[kind]} without an id (${id.slice(-8)})`,
      details: [
        why,
        `Set aside on ${orderMoment(setAsideAt)}`,
        ...(noticeId ? [`Told by notice ${noticeId}`] : []),
        ...(checkoutId ? [`Checkout ${checkoutId}`] : []),
      ],
      deeds: [
        ...(checkoutId ? [deed('/admin/needs/look-again', 'Look again', { checkoutId })] : []),
        deed('/admin/needs/seen', 'Seen', { what: 'money', id }),
      ],
    })),
  };
}

const NAMES = { payment: 'Payment', refund: 'Refund', dispute: 'Dispute', notice: 'Notice' } as const;
