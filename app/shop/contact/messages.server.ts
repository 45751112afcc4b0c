import { randomInt, randomUUID } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { keptSince } from '../../platform/settings/kept-since.server.ts';
import { contactMessages, messageReplies } from './tables.server.ts';

type NewMessage = Pick<
  typeof contactMessages.$inferInsert,
  'kind' | 'name' | 'email' | 'subject' | 'rating'
> & {
  message: string;
};
export type KeptMessage = typeof contactMessages.$inferSelect;

/** Stores what a visitor wrote, under a ticket number of its own. */
export async function keepMessage(tx: Transaction, message: NewMessage): Promise<KeptMessage> {
  for (;;) {
    const [kept] = await tx
      .insert(contactMessages)
      .values({ ...message, id: randomUUID(), ticket: drawTicket(), receivedAt: now() })
      .onConflictDoNothing({ target: contactMessages.ticket })
      .returning();
    if (kept) return kept;
  }
}

const TICKET = /^NV-[2-9A-HJ-NP-Z]{6}$/;

/** Whether a message is kept under this ticket number, as somebody gave it. */
export async function isTicket(ticket: string): Promise<boolean> {
  if (!TICKET.test(ticket)) return false;
  const [kept] = await db()
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.ticket, ticket));
  return kept !== undefined;
}

/** Deletes a message that could not be forwarded. The visitor is asked to send it again. */
export async function withdrawMessage(id: string): Promise<void> {
  await db().delete(contactMessages).where(eq(contactMessages.id, id));
}

/** Marks a message as handled, or as open again. @returns whether the message exists. */
export async function markMessage(tx: Transaction, id: string, readBy: string | null): Promise<boolean> {
  const marked = await tx
    .update(contactMessages)
    .set({ readAt: readBy === null ? null : now(), readBy })
    .where(eq(contactMessages.id, id))
    .returning({ id: contactMessages.id });
  return marked.length > 0;
}

/** Keeps what staff answered; the same id is kept once. @returns whether it was new. */
export async function keepReply(
  tx: Transaction,
  reply: Omit<typeof messageReplies.$inferInsert, 'repliedAt'>,
): Promise<boolean> {
  const written = await tx
    .insert(messageReplies)
    .values({ ...reply, repliedAt: now() })
    .onConflictDoNothing()
    .returning({ id: messageReplies.id });
  return written.length > 0;
}

/** Deletes the samples of a new shop, with their answers. */
export async function removeSamples(tx: Transaction): Promise<number> {
  const gone = await tx
    .delete(contactMessages)
    .where(eq(contactMessages.sample, true))
    .returning({ id: contactMessages.id });
  return gone.length;
}

/** Deletes all messages from an e-mail address, with their answers. */
export async function forgetMessagesFrom(tx: Transaction, email: string): Promise<void> {
  await tx.delete(contactMessages).where(eq(sql`lower(${contactMessages.email})`, email));
}

/** Deletes messages older than their retention period, with their answers, whether handled or not. */
export async function forgetOldMessages(): Promise<void> {
  await db()
    .delete(contactMessages)
    .where(lt(contactMessages.receivedAt, await keptSince('messages')));
}

/** Leaves out characters that look or sound alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function drawTicket(): string {
  return `NV-${Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}
