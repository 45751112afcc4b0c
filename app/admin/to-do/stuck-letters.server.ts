import { lettersGivenUp } from '../../platform/mail/given-up.server.ts';
import { orderMoment } from '../../orders/orders/order-dates.ts';
import { MOST_LINES, type ToDo } from './to-do.ts';

/** Letters that could not be delivered in a day and a half of attempts, or whose mailbox is not there. */
export async function stuckLetters(): Promise<ToDo | null> {
  const { count, letters } = await lettersGivenUp(MOST_LINES);
  if (count === 0) return null;
  return {
    kind: 'stuck-letters',
    title: 'Letters that cannot be delivered',
    count,
    what: 'Reach the person another way, or try again once their mailbox takes letters. Set aside what nobody will get.',
    lines: letters.map(({ id, to, subject, queuedAt, lastError, orderId }) => ({
      text: `${subject}, to ${to}`,
      ...(orderId ? { to: `/admin/orders/${orderId}` } : {}),
      details: [`Written on ${orderMoment(queuedAt)}`, ...(lastError ? [lastError] : [])],
      deeds: [
        { to: '/admin/needs/letter-again', label: 'Try again', fields: { letterId: id, how: 'again' } },
        { to: '/admin/needs/letter-again', label: 'Set aside', fields: { letterId: id, how: 'aside' } },
      ],
    })),
  };
}
