import { Clock, MessageCircleHeart, Mail, Star } from 'lucide-react';
import { ActionForm } from '../order-page/action-form.tsx';
import type { MessageView } from './message-view.server.ts';

const MARKS = [1, 2, 3, 4, 5];

/** Who wrote, by which form and when, with badges for its state. */
export function MessageHead({ message }: { message: MessageView }) {
  const { kind, ticket, name, email, rating, sample, received, clock, read, replies } = message;
  const Kind = kind === 'contact' ? Mail : MessageCircleHeart;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Kind aria-hidden="true" className="size-5 flex-none text-teal" />
        <strong className="wrap-anywhere">{name ?? 'A visitor without a name'}</strong>
        {rating !== null && <Stars rating={rating} />}
        {clock && (
          <span className={clock.late ? 'inbox-sign inbox-sign-late' : 'inbox-sign'}>
            <Clock aria-hidden="true" className="size-4" strokeWidth={2.5} />
            {clock.words}
          </span>
        )}
        {replies.length > 0 && <span className="inbox-sign inbox-sign-done">Answered</span>}
        {read && replies.length === 0 && <span className="inbox-sign inbox-sign-done">Read</span>}
        {sample && <span className="inbox-sign">Sample</span>}
      </p>
      <p className="text-base wrap-anywhere text-ink-soft">
        {ticket}, {kind === 'contact' ? 'message' : 'feedback'} of {received}
        {email ? `, ${email}` : ', no e-mail address'}
      </p>
    </>
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <span className="inline-flex">
      {MARKS.map((mark) => (
        <Star
          key={mark}
          aria-hidden="true"
          strokeWidth={1.75}
          className={`size-5 ${mark <= rating ? 'fill-saffron' : 'fill-transparent'}`}
        />
      ))}
      <span className="sr-only">{rating} of 5 stars</span>
    </span>
  );
}

export function MarkAsRead({ message: { id, read } }: { message: MessageView }) {
  return (
    <ActionForm
      to={`/admin/feedback/${id}/read`}
      label={read ? 'Open again' : 'Mark as Read'}
      fields={{ read: read ? 'no' : 'yes' }}
    />
  );
}
