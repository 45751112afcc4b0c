import { db, now } from '../runtime/runtime.server.ts';
import { keptDays, type PeriodName } from './kept-days.ts';
import { readSettings } from './shop-settings.server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The moment before which a class of data is no longer kept. It reads the settings from the database, because
 * code that deletes must not rely on what this process remembers. Do not call it inside a transaction.
 */
export async function keptSince(name: PeriodName): Promise<Date> {
  return new Date(now().getTime() - keptDays(await readSettings(db()), name) * DAY_MS);
}
