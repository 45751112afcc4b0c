import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../account/account/tables.server.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The files of profile pictures: a row is there before its file and leaves after it. */
export const profilePictures = pgTable(
  'profile_pictures',
  {
    id: uuid('id').primaryKey(),
    /** Null once the account is deleted: the file is deleted next. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    storedAt: moment('stored_at').notNull(),
    /** From when the account shows it; null while its file is still written. */
    shownAt: moment('shown_at'),
    /** When it was replaced or removed; its file is deleted next. */
    removedAt: moment('removed_at'),
  },
  (table) => [index('profile_pictures_user').on(table.userId)],
);
