import { randomUUID } from 'node:crypto';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { enqueueAll } from '../jobs/jobs.server.ts';
import { db, environment, now } from '../runtime/runtime.server.ts';
import type { Queryable } from '../database/dialect.ts';
import { post, type Written } from './post.server.ts';
import { MOST_ATTEMPTS, sendLetter } from './send-letter.job.server.ts';
import { letters } from './tables.server.ts';

/** A letter to be sent. */
export interface Letter {
  /** The event that it tells of: `order-placed/<order id>/customer`. Each event has one letter. */
  event: string;
  /** The order that it tells of, if any. There, staff see which letters went out. */
  orderId?: string;
  to: string;
  replyTo?: string;
  /** Message ids of the letters before it in a conversation, oldest first, with spaces between. */
  inReplyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Whether it holds a link that opens an account. If so, its words are wiped once it is sent. */
  secret?: boolean;
}

/**
 * Puts a letter in the outbox within the caller's transaction and has it sent soon after that commits.
 * A second letter with the same event is not written.
 */
export async function queueLetter(tx: Queryable, letter: Letter): Promise<void> {
  await queueLetters(tx, [letter]);
}

/** Like `queueLetter`, for several letters with different events. */
export async function queueLetters(tx: Queryable, several: readonly Letter[]): Promise<void> {
  const queuedAt = now();
  const rows = several.map((letter) => {
    const id = randomUUID();
    return { ...letter, id, messageId: messageId(id), queuedAt };
  });
  const written = await tx
    .insert(letters)
    .values(rows)
    .onConflictDoNothing({ target: letters.event })
    .returning({ letterId: letters.id });
  await enqueueAll(tx, sendLetter, written);
}

/**
 * Sends a letter about an order once more, word for word.
 * @returns its subject; null when it is still on its way, holds a secret, or its words are gone.
 */
export async function sendAgain(tx: Queryable, letterId: string, orderId: string): Promise<string | null> {
  const [letter] = await tx
    .select()
    .from(letters)
    .where(and(eq(letters.id, letterId), eq(letters.orderId, orderId)));
  const underWay = letter && !letter.sentAt && letter.attempts < MOST_ATTEMPTS;
  if (!letter || underWay || letter.secret || letter.html === '') return null;
  const { to, replyTo, subject, html, text } = letter;
  const again = { to, subject, html, text, ...(replyTo !== null && { replyTo }) };
  await queueLetter(tx, { ...again, orderId, event: `again/${letter.id}/${randomUUID()}` });
  return subject;
}

/**
 * Hands a letter to the mail service while its sender waits, and stores it as sent. Call it outside any
 * transaction.
 * @param written the visitor's words that the letter passes on.
 * @throws when the service refused the letter; then nothing is stored.
 */
export async function sendNow(letter: Letter, written: Written): Promise<void> {
  const id = randomUUID();
  const row = { ...letter, id, messageId: messageId(id), queuedAt: now() };
  await post({ ...row, replyTo: letter.replyTo ?? null, inReplyTo: letter.inReplyTo ?? null, written });
  await db()
    .insert(letters)
    .values({ ...row, sentAt: now(), attempts: 1 });
}

/**
 * Wipes all letters to and about a customer who is gone. Letters that are still on their way are no longer
 * sent.
 * @param orderIds the customer's orders: the owner's letters about them are wiped too.
 */
export async function wipeLettersOf(
  tx: Queryable,
  email: string,
  orderIds: readonly string[],
): Promise<void> {
  await tx
    .update(letters)
    .set({ to: '', replyTo: null, subject: '', html: '', text: '', lastError: null, sentAt: sentOrNever() })
    .where(
      or(
        eq(sql`lower(${letters.to})`, email),
        eq(sql`lower(${letters.replyTo})`, email),
        inArray(letters.orderId, [...orderIds]),
      ),
    );
}

const sentOrNever = () => sql`coalesce(${letters.sentAt}, ${now().toISOString()}::timestamptz)`;

/** The id is the same for every attempt, so that a mailbox shows a letter that was sent twice only once. */
function messageId(id: string): string {
  return `<${id}@${new URL(environment().publicUrl).hostname}>`;
}
