import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
    readAt: moment('read_at'),
  },
  (table) => [index('contact_messages_newest').on(table.kind, table.receivedAt)],
);
