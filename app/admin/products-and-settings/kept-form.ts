import { keptDays, PERIOD_NAMES, type PeriodName, PERIODS } from '../../platform/settings/kept-days.ts';
import type { ShopSettings } from '../../platform/settings/shop-settings.ts';
import { typedPlain } from './typed-line.ts';

export const keptField = (name: PeriodName): string => `kept-${name}`;

/** Reads for how many days things are kept. Only what differs from the built-in periods is kept. */
export function readKeptForm(
  form: FormData,
): Pick<ShopSettings, 'keptDays'> & { errors: Record<string, string> } {
  const kept: ShopSettings['keptDays'] = {};
  const errors: Record<string, string> = {};
  for (const name of PERIOD_NAMES) {
    const { label, days, least, most } = PERIODS[name];
    const typed = typedPlain(form, keptField(name));
    const wanted = /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN;
    if (!(wanted >= least && wanted <= most))
      errors[keptField(name)] = `${label}: please write a whole number of days from ${least} to ${most}.`;
    else if (wanted !== days) kept[name] = wanted;
  }
  return { keptDays: kept, errors };
}

/** The periods as an audit entry. */
export const keptInWords = (settings: Pick<ShopSettings, 'keptDays'>): Record<string, number> =>
  Object.fromEntries(
    PERIOD_NAMES.map((name) => [`days kept: ${PERIODS[name].label}`, keptDays(settings, name)]),
  );
