import { date, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';

/** How often each step of the wizard was opened on a day in India. Nothing about anybody. */
export const stepCounts = pgTable(
  'step_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    step: smallint('step').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.step] })],
);
