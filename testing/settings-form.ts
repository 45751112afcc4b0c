import { BUILT_IN_TAXES } from '../app/orders/invoices/tax-table.ts';
import { PERIOD_NAMES, PERIODS } from '../app/platform/settings/kept-days.ts';
import { TAX_KINDS } from '../app/platform/settings/tax-kinds.ts';
import { keptField } from '../app/admin/products-and-settings/kept-form.ts';
import { hsnField, rateField } from '../app/admin/products-and-settings/tax-form.ts';
import { BUILT_IN_FACTS } from '../app/platform/facts/facts.ts';

/** The fields that the settings form sends in a new shop, without its checkboxes. */
export const SETTINGS_AS_NEW: Record<string, string> = {
  ...BUILT_IN_FACTS,
  maxUploadMb: '10',
  sellerName: 'Nanhe Veer',
  ...Object.fromEntries(
    TAX_KINDS.flatMap((kind) => [
      [hsnField(kind), BUILT_IN_TAXES[kind].hsn],
      [rateField(kind), String(BUILT_IN_TAXES[kind].ratePercent)],
    ]),
  ),
  ...Object.fromEntries(PERIOD_NAMES.map((name) => [keptField(name), String(PERIODS[name].days)])),
};
