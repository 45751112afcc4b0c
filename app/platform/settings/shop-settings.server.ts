import { inArray, sql } from 'drizzle-orm';
import { now } from '../runtime/runtime.server.ts';
import type { Queryable } from '../database/dialect.ts';
import { publishNews } from '../runtime/notifications.server.ts';
import { type ShopSettings, shopSettingsSchema } from './shop-settings.ts';
import { shopSettings } from './tables.server.ts';

const NAMES = Object.keys(shopSettingsSchema.shape);

/** JSON’s own null. The column’s null would mean that nothing was ever set. */
const NOTHING = sql`'null'::jsonb`;

/** What the owner has set, and the defaults for the rest. */
export async function readSettings(database: Queryable): Promise<ShopSettings> {
  const rows = await database.select().from(shopSettings).where(inArray(shopSettings.key, NAMES));
  return shopSettingsSchema.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}

/** The subject under which changes are published. */
export const SETTINGS_NEWS = 'settings';

/** Changes the named settings and leaves the others; every process hears of it once this commits. */
export async function changeSettings(tx: Queryable, changes: Partial<ShopSettings>): Promise<void> {
  const changedAt = now();
  const rows = Object.entries(changes).map(([key, value]) => ({ key, value: value ?? NOTHING, changedAt }));
  if (rows.length === 0) return;
  await tx
    .insert(shopSettings)
    .values(rows)
    .onConflictDoUpdate({
      target: shopSettings.key,
      set: { value: sql`excluded.value`, changedAt: sql`excluded.changed_at` },
    });
  await publishNews(tx, SETTINGS_NEWS);
}
