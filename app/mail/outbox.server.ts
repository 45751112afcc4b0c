import { randomUUID } from 'node:crypto';
import { enqueue } from '../platform/jobs.server.ts';
import { environment, now, type Queryable } from '../platform/machine.server.ts';
import { sendLetter } from './send-letter.job.server.ts';
import { letters } from './tables.server.ts';

/** A letter to be sent. */
export interface Letter {
  /** What it tells, once: `order-placed/<order id>/customer`. */
  event: string;
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Whether it holds a link that opens an account: then no words of it stay behind once it is sent. */
  secret?: boolean;
}

/**
 * Puts a letter in the outbox within the caller's transaction and has it sent soon after that commits.
 * A second letter with the same event is not written.
 */
export async function queueLetter(tx: Queryable, letter: Letter): Promise<void> {
  const id = randomUUID();
  const [written] = await tx
    .insert(letters)
    .values({ ...letter, id, messageId: messageId(id), queuedAt: now() })
    .onConflictDoNothing({ target: letters.event })
    .returning({ id: letters.id });
  if (written) await enqueue(tx, sendLetter, { letterId: id });
}

/** The same for every attempt, so that a mailbox shows a letter sent twice only once. */
function messageId(id: string): string {
  return `<${id}@${new URL(environment().publicUrl).hostname}>`;
}
