import { afterOneAnother } from '../processes/after-one-another.ts';
import { log } from '../telemetry/log.server.ts';
import { db, machine } from '../runtime/runtime.server.ts';
import { tellFacts } from '../facts/facts.ts';
import { privacySaid } from './kept-days.ts';
import { readSettings, SETTINGS_NEWS } from './shop-settings.server.ts';
import { type ShopSettings, shopSettingsSchema } from './shop-settings.ts';

/** News is a hint that may not arrive, so the rows are checked this often in any case. */
const LOOK_EVERY_MS = 60_000;

let current: ShopSettings = shopSettingsSchema.parse({});

/** The settings that apply in this process, read without a query. Meant for what every request needs. */
export const settingsNow = (): ShopSettings => current;

/**
 * Reads the settings again. Code that has just changed some waits for it, so that this process knows them at
 * once.
 */
export const refreshSettings: () => Promise<void> = afterOneAnother(async () => {
  current = await readSettings(db());
  tellFacts(current.facts, privacySaid(current));
});

/**
 * Keeps the settings of this process as they are in the database. Until they have been read, and while they
 * cannot be read, the last known ones apply.
 * @returns the function that stops this.
 */
export async function followSettings(onChange: () => void): Promise<() => void> {
  let known = JSON.stringify(current);
  const look = async () => {
    try {
      await refreshSettings();
    } catch (error) {
      log.warn('The settings could not be read; those known last count.', { error });
    }
    const read = JSON.stringify(current);
    if (read !== known) onChange();
    known = read;
  };
  await look();
  const stop = machine().news.follow(SETTINGS_NEWS, () => void look());
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return () => {
    stop();
    clearInterval(timer);
  };
}
