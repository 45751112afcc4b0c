import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What visitors wrote to the shop, by the contact form or the feedback form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<'contact' | 'feedback'>().notNull(),
    /** `NV-` and six characters; what a visitor names when asking about the message. */
    ticket: text('ticket').notNull().unique(),
    /** Feedback may come without name, e-mail address and subject. */
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message').notNull(),
    /** One to five stars, on feedback only. */
    rating: integer('rating'),
    receivedAt: moment('received_at').notNull(),
    /** Dealt with: answered, or marked as read because it needs no answer. */
    readAt: moment('read_at'),
    readBy: text('read_by'),
    /** One of the three samples in a new shop. No letter is sent for it. */
    sample: boolean('sample').notNull().default(false),
  },
  (table) => [
    index('contact_messages_newest').on(table.kind, table.receivedAt),
    index('contact_messages_inbox').on(table.receivedAt, table.id),
  ],
);

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
    repliedAt: moment('replied_at').notNull(),
  },
  (table) => [index('message_replies_message').on(table.messageId, table.repliedAt)],
);
