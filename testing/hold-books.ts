import { sql } from 'drizzle-orm';
import type { Database } from '../app/platform/database/dialect.ts';

/**
 * From now on, a new job that makes a book starts a day later. Making takes seconds, and most tests do not
 * need it.
 */
export async function holdBooks(database: Database): Promise<void> {
  for (const step of HOLD_BOOKS) await database.execute(sql.raw(step));
}

export const HOLD_BOOKS = [
  `create or replace function hold_books() returns trigger language plpgsql as $$
    begin new.start_after = now() + interval '1 day'; return new; end $$`,
  `create or replace trigger hold_books before insert on pgboss.job for each row
    when (new.name = 'make-book') execute function hold_books()`,
];
