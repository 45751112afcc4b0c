import { jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { LikenessHero } from '#comic';
import { users } from '../../account/account/tables.server.ts';

/** Likenesses that parents keep for the next book. */
export const keptHeroes = pgTable(
  'kept_heroes',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The child's name, as the parent typed it for a book. */
    name: text('name').notNull(),
    hero: jsonb('hero').$type<LikenessHero>().notNull(),
    keptAt: timestamp('kept_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('kept_heroes_name').on(table.userId, table.name)],
);
