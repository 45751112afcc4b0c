import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One row per order: how often something changed that its customer can see. */
export const orderNews = pgTable(
  'order_news',
  {
    orderId: uuid('order_id').primaryKey(),
    userId: text('user_id').notNull(),
    orderNumber: text('order_number').notNull(),
    /** The number of changes. A page that knows a lower number reads the order again. */
    revision: integer('revision').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('order_news_user').on(table.userId)],
);
