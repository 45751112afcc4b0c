import { orderMoment } from '../../orders/orders/order-dates.ts';
import { lateMessages } from '../inbox/inbox.server.ts';
import { MOST_LINES, type ToDo } from './to-do.ts';

/** Messages whose two days for an answer are over, oldest first. */
export async function waitingMessages(): Promise<ToDo | null> {
  const { count, messages } = await lateMessages(MOST_LINES);
  if (count === 0) return null;
  return {
    kind: 'waiting-messages',
    title: 'Messages that wait too long',
    count,
    what: 'Answer them, or mark as read what needs no answer.',
    all: { to: '/admin/feedback?show=late', label: 'All that are late' },
    lines: messages.map(({ id, ticket, subject, name, receivedAt }) => ({
      text: `${ticket}, ${subject ?? 'feedback'}${name ? ` from ${name}` : ''}`,
      to: `/admin/feedback/${id}`,
      details: [`Received on ${orderMoment(receivedAt)}`],
    })),
  };
}
