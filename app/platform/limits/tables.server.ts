import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often a key was used in its current window. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  uses: integer('uses').notNull(),
  windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
});
