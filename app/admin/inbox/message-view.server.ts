import { orderMoment } from '../../orders/orders/order-dates.ts';
import { now } from '../../platform/runtime/runtime.server.ts';
import type { Answered } from './inbox.server.ts';
import { replyClock } from './reply-clock.ts';

export type MessageView = ReturnType<typeof messageView>;

/** A message as the staff room shows it. */
export function messageView(message: Answered) {
  const { id, kind, ticket, name, email, subject, rating, sample, readAt, readBy, receivedAt, replies } =
    message;
  return {
    id,
    kind,
    ticket,
    name,
    email,
    subject,
    words: message.message,
    rating,
    sample,
    received: orderMoment(receivedAt),
    clock: replyClock(message, now()),
    read: readAt && { at: orderMoment(readAt), by: readBy },
    replies: replies.map((reply) => ({
      id: reply.id,
      words: reply.words,
      by: reply.staffName,
      at: orderMoment(reply.repliedAt),
    })),
  };
}
