import { data } from 'react-router';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { refreshSettings } from '../../platform/settings/settings-now.server.ts';
import { changeSettings, readSettings } from '../../platform/settings/shop-settings.server.ts';
import type { ShopSettings } from '../../platform/settings/shop-settings.ts';
import { pagesDrawn } from '../../platform/pages/redraw-pages.server.ts';
import { forOwner, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { type Actor, writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import { BUILT_IN_FACTS } from '../../platform/facts/facts.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/save-settings.ts';
import { keptInWords } from './kept-form.ts';
import { readSettingsForm, type SettingsErrors, type SettingsWish } from './settings-form.ts';
import { taxesInWords } from './tax-form.ts';

export const middleware = [forOwner];

/** The result of saving. Each answer is a new object, so that the screen notices it. */
export type SettingsAnswer = { saved: true; changes: number } | { errors: SettingsErrors };

/** Saves the settings. When this answers, the pages of this process already show them. */
export async function action({ request, context }: Route.ActionArgs) {
  const read = readSettingsForm(await readForm(request));
  if ('errors' in read) return data<SettingsAnswer>({ errors: read.errors }, 422);
  const changes = await db().transaction((tx) => save(tx, context.get(staffContext), read.wish));
  await refreshSettings();
  await pagesDrawn();
  return data<SettingsAnswer>({ saved: true, changes });
}

async function save(tx: Transaction, staff: Actor, wish: SettingsWish): Promise<number> {
  const before = await readSettings(tx);
  const { maintenance, ...rest } = wish;
  const maintenanceSince = maintenance ? (before.maintenanceSince ?? now().toISOString()) : null;
  const after = { ...before, ...rest, maintenanceSince };
  const [were, are] = [inWords(before), inWords(after)];
  const changed = Object.keys(are).filter((name) => were[name] !== are[name]);
  await changeSettings(tx, differing(before, after));
  for (const name of changed)
    await writeAuditEntry(tx, staff, {
      action: 'setting changed',
      subject: `setting ${name}`,
      details: { from: were[name] ?? null, to: are[name] ?? null },
    });
  return changed.length;
}

function differing(before: ShopSettings, after: ShopSettings): Partial<ShopSettings> {
  const names = Object.keys(after) as (keyof ShopSettings)[];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

/** Each setting of the form and each fact by its name, as the log tells it. */
function inWords(settings: ShopSettings): Record<string, string | number | boolean> {
  const { maintenanceSince, maxUploadMb, ownerDecidesBelow, customerPaysFee } = settings;
  const { notifyOrders, notifyFeedback, facts } = settings;
  return {
    maintenance: maintenanceSince !== null,
    maxUploadMb,
    ownerDecidesBelow,
    customerPaysFee,
    notifyOrders,
    notifyFeedback,
    ...BUILT_IN_FACTS,
    ...facts,
    ...taxesInWords(settings),
    ...keptInWords(settings),
  };
}
