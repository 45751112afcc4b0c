import { Search } from 'lucide-react';
import { Form, Link, useNavigation } from 'react-router';
import { ActionForm } from '../order-page/action-form.tsx';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { forSupport } from '../../account/staff-sessions/audience.server.ts';
import { Button, ButtonLink } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { Field } from '../../ui/parts/field.tsx';
import { Select } from '../../ui/parts/select.tsx';
import type { Route } from './+types/messages.ts';
import {
  type InboxFilters,
  inboxAddress,
  placeAfter,
  readFilters,
  readPlace,
  SHOWN,
  type Shown,
} from './inbox-filters.ts';
import { inboxCounts, inboxPage } from './inbox.server.ts';
import { excerpt } from './excerpt.ts';
import './inbox.css';
import { MarkAsRead, MessageHead } from './message-parts.tsx';
import { type MessageView, messageView } from './message-view.server.ts';

export const middleware = [forSupport];

export function meta() {
  return pageMeta('Feedback', 'What visitors wrote.');
}

export async function loader({ url }: Route.LoaderArgs) {
  const filters = readFilters(url.searchParams);
  const place = readPlace(url.searchParams);
  const [{ messages, next }, counts] = [await inboxPage(filters, place), await inboxCounts()];
  return {
    filters,
    counts,
    messages: messages.map(messageView),
    older: next && inboxAddress(filters, placeAfter(next)),
    newest: place && inboxAddress(filters),
  };
}

/** The messages from the contact and feedback forms, with the time left for an answer. */
export default function Messages({ loaderData }: Route.ComponentProps) {
  const { filters, counts, messages, older, newest } = loaderData;
  return (
    <>
      <h1 className="mb-5 text-4xl">Feedback</h1>
      <div className="mb-6 grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
        <Tabs filters={filters} counts={counts} />
        <Finder key={inboxAddress(filters)} filters={filters} />
      </div>
      {messages.length === 0 ? (
        <NoMessages filters={filters} />
      ) : (
        <ul className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
          {messages.map((message) => (
            <Row key={message.id} message={message} />
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {newest && <ButtonLink to={newest}>Newest</ButtonLink>}
        {older && <ButtonLink to={older}>Older</ButtonLink>}
      </div>
      {counts.samples > 0 && (
        <div className="mt-8 max-w-4xl border-t-2 border-line-soft pt-5">
          <p className="mb-3 max-w-[35.5em] text-ink-soft">
            The samples show how messages look here. Answers to them are kept and go to nobody.
          </p>
          <ActionForm to="/admin/feedback/samples/remove" label="Take the samples away" />
        </div>
      )}
    </>
  );
}

function Tabs({ filters, counts }: { filters: InboxFilters; counts: { open: number; late: number } }) {
  const numbers: Partial<Record<Shown, number>> = counts;
  return (
    <nav aria-label="Which messages" className="inbox-tabs">
      {(Object.keys(SHOWN) as Shown[]).map((show) => (
        <Link
          key={show}
          to={inboxAddress({ ...filters, show })}
          aria-current={filters.show === show ? 'true' : undefined}
          className="inbox-tab"
        >
          {SHOWN[show]}
          {numbers[show] !== undefined && <span className="tabular">{numbers[show]}</span>}
        </Link>
      ))}
    </nav>
  );
}

function Finder({ filters: { q, show, kind } }: { filters: InboxFilters }) {
  const busy = useNavigation().state === 'loading';
  return (
    <Form action="/admin/feedback" className="flex flex-wrap items-end gap-3">
      {show !== 'open' && <input type="hidden" name="show" value={show} />}
      <Field
        label="Search"
        name="q"
        type="search"
        defaultValue={q}
        maxLength={100}
        placeholder="Ticket, name, e-mail or words"
        className="min-w-[min(13rem,100%)] flex-1"
      />
      <Select label="From" name="kind" defaultValue={kind ?? ''} className="min-w-[min(9rem,100%)]">
        <option value="">Both forms</option>
        <option value="contact">Contact</option>
        <option value="feedback">Feedback</option>
      </Select>
      <Button type="submit" busy={busy}>
        <Search aria-hidden="true" className="size-5" />
        Find
      </Button>
    </Form>
  );
}

function Row({ message }: { message: MessageView }) {
  const { id, ticket, subject, words, replies, email } = message;
  return (
    <li className="panel-quiet grid gap-3 p-4 md:p-5">
      <div>
        <MessageHead message={message} />
      </div>
      <div>
        <h2 className="text-lg">
          <Link to={`/admin/feedback/${id}`} className="text-link wrap-anywhere">
            {subject ?? `Feedback ${ticket}`}
          </Link>
        </h2>
        <p className="inbox-words">{excerpt(words)}</p>
      </div>
      {replies.map((reply) => (
        <p key={reply.id} className="text-base text-ink-soft">
          {reply.by} answered on {reply.at}.
        </p>
      ))}
      <div className="flex flex-wrap gap-3">
        {email && (
          <ButtonLink to={`/admin/feedback/${id}#reply`}>
            Reply<span className="sr-only"> to {ticket}</span>
          </ButtonLink>
        )}
        <MarkAsRead message={message} />
      </div>
    </li>
  );
}

function NoMessages({ filters: { q, show, kind } }: { filters: InboxFilters }) {
  if (q || kind || show === 'read')
    return (
      <EmptyState
        title="No such message"
        action={<ButtonLink to="/admin/feedback?show=all">Show all messages</ButtonLink>}
      >
        <p>Try a ticket number, part of a name, or fewer words.</p>
      </EmptyState>
    );
  if (show === 'all')
    return (
      <EmptyState title="Nobody has written yet">
        <p>Messages from the contact and feedback pages arrive here, each with a ticket number.</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title={show === 'late' ? 'Nobody waits too long' : 'All is answered'}
      action={<ButtonLink to="/admin/feedback?show=all">Show all messages</ButtonLink>}
    >
      <p>
        {show === 'late'
          ? 'Everybody who wrote heard from you within two days.'
          : 'What visitors write arrives here, with two days for an answer.'}
      </p>
    </EmptyState>
  );
}
