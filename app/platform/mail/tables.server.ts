import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The outbox. A letter is first a row, written in the transaction of the event that it tells of. */
export const letters = pgTable(
  'letters',
  {
    id: uuid('id').primaryKey(),
    /**
     * The event that it tells of: `order-placed/<order id>/customer`. A second letter with the same event is
     * not written.
     */
    event: text('event').notNull().unique(),
    /** Emptied, like everything that the letter said, when it is long past. */
    to: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    /** Holds a link that opens an account: its words are wiped as soon as it is sent. */
    secret: boolean('secret').notNull().default(false),
    messageId: text('message_id').notNull(),
    /** The order that it tells of, if any. */
    orderId: uuid('order_id'),
    /** Message ids of the letters before it in a conversation, oldest first, with spaces between. */
    inReplyTo: text('in_reply_to'),
    queuedAt: moment('queued_at').notNull(),
    sentAt: moment('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
  },
  (table) => [
    index('letters_waiting').on(table.sentAt, table.queuedAt),
    index('letters_order').on(table.orderId, table.queuedAt),
  ],
);
