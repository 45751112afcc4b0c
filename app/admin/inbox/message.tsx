import { ArrowLeft } from 'lucide-react';
import { data, Link } from 'react-router';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { forSupport } from '../../account/staff-sessions/audience.server.ts';
import { Panel } from '../../ui/parts/panel.tsx';
import type { Route } from './+types/message.ts';
import { messageOf } from './inbox.server.ts';
import './inbox.css';
import { MarkAsRead, MessageHead } from './message-parts.tsx';
import { messageView } from './message-view.server.ts';
import { ReplyForm } from './reply-form.tsx';

export const middleware = [forSupport];

export function meta() {
  return pageMeta('Message', 'What a visitor wrote.');
}

export async function loader({ params }: Route.LoaderArgs) {
  const message = await messageOf(params.messageId);
  if (!message) throw data(null, 404);
  return { message: messageView(message) };
}

/** One message, what was answered, and room for an answer. */
export default function MessagePage({ loaderData: { message } }: Route.ComponentProps) {
  const { subject, ticket, words, replies, read, email } = message;
  return (
    <div className="max-w-3xl">
      <Link to="/admin/feedback" className="text-link inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden="true" strokeWidth={3} className="size-5" />
        All messages
      </Link>
      <h1 className="mt-2 mb-4 text-3xl wrap-anywhere">{subject ?? `Feedback ${ticket}`}</h1>
      <Panel className="grid gap-4 p-5 md:p-7">
        <div>
          <MessageHead message={message} />
        </div>
        <p className="inbox-words">{words}</p>
      </Panel>
      {replies.map((reply) => (
        <Panel key={reply.id} tone="leaf" className="mt-5 ml-6 grid gap-2 p-5 md:ml-16">
          <p className="text-base text-ink-soft">
            {reply.by}, {reply.at}
          </p>
          <p className="inbox-words">{reply.words}</p>
        </Panel>
      ))}
      <div className="mt-6 grid gap-6">
        {read && replies.length === 0 && (
          <p className="text-ink-soft">
            Marked as read on {read.at}
            {read.by && ` by ${read.by}`}.
          </p>
        )}
        {email ? (
          <ReplyForm key={replies.length} message={message} />
        ) : (
          <p>The visitor left no e-mail address: there is nobody to answer.</p>
        )}
        <MarkAsRead message={message} />
      </div>
    </div>
  );
}
