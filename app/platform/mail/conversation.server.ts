import { asc, inArray } from 'drizzle-orm';
import type { Queryable } from '../database/dialect.ts';
import { letters } from './tables.server.ts';

/**
 * The message ids of the letters of these events, oldest first: what a new letter replies to. Undefined when
 * there are none.
 */
export async function conversation(tx: Queryable, events: readonly string[]): Promise<string | undefined> {
  const before = await tx
    .select({ messageId: letters.messageId })
    .from(letters)
    .where(inArray(letters.event, [...events]))
    .orderBy(asc(letters.queuedAt));
  return before.length === 0 ? undefined : before.map(({ messageId }) => messageId).join(' ');
}
