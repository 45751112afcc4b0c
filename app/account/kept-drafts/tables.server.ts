import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * What was typed for books in one browser, so that a browser without storage finds it again; deleted at
 * `leaves_at`.
 */
export const keptDrafts = pgTable(
  'kept_drafts',
  {
    /** SHA-256 of the unguessable key in the browser's cookie. */
    keyHash: text('key_hash').primaryKey(),
    /** Who signed in, or confirmed a sign-up, in this browser. */
    userId: text('user_id'),
    /** JSON of `KeptNotes`. */
    notes: text('notes').notNull(),
    keptAt: moment('kept_at').notNull(),
    leavesAt: moment('leaves_at').notNull(),
  },
  (table) => [index('kept_drafts_user').on(table.userId), index('kept_drafts_clock').on(table.leavesAt)],
);
