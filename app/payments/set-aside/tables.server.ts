import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Payment news that the shop could not record. Staff must look at it. */
export const setAsideNews = pgTable(
  'set_aside_news',
  {
    /** Derived from the subject, so the same news again finds the same row. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['payment', 'refund', 'dispute', 'notice'] }).notNull(),
    /** The provider's id of the payment, refund or dispute, if it can be read. */
    about: text('about'),
    why: text('why').notNull(),
    noticeId: text('notice_id'),
    checkoutId: uuid('checkout_id'),
    setAsideAt: moment('set_aside_at').notNull(),
    seenAt: moment('seen_at'),
  },
  (table) => [
    index('set_aside_news_unseen')
      .on(table.setAsideAt)
      .where(sql`seen_at is null`),
    index('set_aside_news_checkout').on(table.checkoutId),
  ],
);
