import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { contactMessages } from '../contact/tables.server.ts';

/** What staff answered to a visitor's message. */
export const messageReplies = pgTable(
  'message_replies',
  {
    id: uuid('id').primaryKey(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    words: text('words').notNull(),
    staffId: uuid('staff_id').notNull(),
    /** As it was then. */
    staffName: text('staff_name').notNull(),
    repliedAt: timestamp('replied_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('message_replies_message').on(table.messageId, table.repliedAt)],
);
