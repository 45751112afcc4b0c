import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the owner set for the whole shop. */
export const shopSettings = pgTable('shop_settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});
