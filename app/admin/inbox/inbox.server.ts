import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { contactMessages, messageReplies } from '../../shop/contact/tables.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { InboxFilters, Place } from './inbox-filters.ts';
import { ANSWER_WITHIN_HOURS } from './reply-clock.ts';

const PAGE = 25;

export type Message = typeof contactMessages.$inferSelect;
export type Reply = typeof messageReplies.$inferSelect;
export type Answered = Message & { replies: Reply[] };

const isOpen = isNull(contactMessages.readAt);
/** The clock of `reply-clock.ts` as SQL. */
const isLate = () =>
  and(
    isOpen,
    isNotNull(contactMessages.email),
    eq(contactMessages.sample, false),
    lt(contactMessages.receivedAt, new Date(now().getTime() - ANSWER_WITHIN_HOURS * 3_600_000)),
  );

/** One page of messages, newest first. `next` is where the following page begins; null on the last. */
export async function inboxPage(
  filters: InboxFilters,
  place: Place | null,
): Promise<{ messages: Answered[]; next: Place | null }> {
  const found = await db()
    .select()
    .from(contactMessages)
    .where(and(asked(filters), place ? olderThan(place) : undefined))
    .orderBy(desc(contactMessages.receivedAt), desc(contactMessages.id))
    .limit(PAGE + 1);
  const messages = found.slice(0, PAGE);
  return {
    messages: await withReplies(messages),
    next: found.length > PAGE ? (messages.at(-1) ?? null) : null,
  };
}

/** How many messages wait, for the counts above the list. */
export async function inboxCounts(): Promise<{ open: number; late: number; samples: number }> {
  const [row] = await db()
    .select({
      open: sql<number>`count(*) filter (where ${isOpen})::int`,
      late: sql<number>`count(*) filter (where ${isLate()})::int`,
      samples: sql<number>`count(*) filter (where ${contactMessages.sample})::int`,
    })
    .from(contactMessages);
  return row ?? { open: 0, late: 0, samples: 0 };
}

export async function messageOf(id: string): Promise<Answered | null> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return null;
  const rows = await db().select().from(contactMessages).where(eq(contactMessages.id, id));
  return (await withReplies(rows))[0] ?? null;
}

/** Messages whose time for an answer is over, oldest first. */
export async function lateMessages(most: number): Promise<{ count: number; messages: Message[] }> {
  const late = isLate();
  const messages = await db()
    .select()
    .from(contactMessages)
    .where(late)
    .orderBy(asc(contactMessages.receivedAt))
    .limit(most);
  return {
    count: messages.length < most ? messages.length : await db().$count(contactMessages, late),
    messages,
  };
}

function asked({ q, show, kind }: InboxFilters): SQL | undefined {
  const shown = { open: isOpen, late: isLate(), read: isNotNull(contactMessages.readAt), all: undefined }[
    show
  ];
  return and(shown, kind ? eq(contactMessages.kind, kind) : undefined, q ? mentions(q) : undefined);
}

/** Every word must occur in the message or in its sender's data. */
function mentions(q: string): SQL | undefined {
  const { ticket, name, email, subject, message } = contactMessages;
  const words = q.split(/\s+/).map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  return and(
    ...words.map((word) =>
      or(...[ticket, name, email, subject, message].map((column) => ilike(column, word))),
    ),
  );
}

function olderThan({ receivedAt, id }: Place): SQL | undefined {
  const { receivedAt: received } = contactMessages;
  return or(lt(received, receivedAt), and(eq(received, receivedAt), lt(contactMessages.id, id)));
}

async function withReplies(messages: Message[]): Promise<Answered[]> {
  const ids = messages.map(({ id }) => id);
  const replies =
    ids.length === 0
      ? []
      : await db()
          .select()
          .from(messageReplies)
          .where(inArray(messageReplies.messageId, ids))
          .orderBy(asc(messageReplies.repliedAt));
  return messages.map((message) => ({
    ...message,
    replies: replies.filter(({ messageId }) => messageId === message.id),
  }));
}
