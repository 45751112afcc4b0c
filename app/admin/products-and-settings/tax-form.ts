import { stateOfGstin } from '../../platform/india/gstin.ts';
import { BUILT_IN_TAXES, taxNow, type TaxKindName } from '../../orders/invoices/tax-table.ts';
import type { ShopSettings } from '../../platform/settings/shop-settings.ts';
import { TAX_KINDS } from '../../platform/settings/tax-kinds.ts';
import { typedLine, typedPlain } from './typed-line.ts';

/** The text, code and tax of each kind of invoice line. */
export const TAX_LABELS: Readonly<Record<TaxKindName, string>> = {
  'printed book': 'Printed book',
  'digital book': 'Digital copy',
  both: 'Digital + Physical',
  gift: 'Gift box',
  service: 'Extra story theme',
  delivery: 'Delivery, rush delivery',
};

/** Where a shop is registered for the tax, in words. */
export const sellerState = (gstin: string): string => stateOfGstin(gstin)?.name ?? 'Not registered';

const CODE = /^\d{4,8}$/;
const RATE = /^\d{1,2}(?:\.\d{1,2})?$/;
const HIGHEST_RATE = 40;

export const hsnField = (kind: TaxKindName): string => `hsn-${kind.replaceAll(' ', '-')}`;
export const rateField = (kind: TaxKindName): string => `rate-${kind.replaceAll(' ', '-')}`;

/** Reads what invoices say. Only what differs from the built-in taxes is kept. @param gstin says in which state the shop is. */
export function readTaxForm(
  form: FormData,
  gstin: string,
): Pick<ShopSettings, 'seller' | 'taxes'> & { errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const seller = { name: typedLine(form, 'sellerName'), state: sellerState(gstin) };
  if (seller.name === '' || seller.name.length > 120)
    errors['sellerName'] = 'Please write who sells, in at most 120 characters.';
  const taxes: ShopSettings['taxes'] = {};
  for (const kind of TAX_KINDS) {
    const [hsn, rate] = [hsnField(kind), rateField(kind)].map((name) => typedPlain(form, name)) as [
      string,
      string,
    ];
    const ratePercent = Number(rate);
    if (!CODE.test(hsn)) errors[hsnField(kind)] = `${TAX_LABELS[kind]}: a code has 4 to 8 digits.`;
    if (!RATE.test(rate) || ratePercent > HIGHEST_RATE)
      errors[rateField(kind)] = `${TAX_LABELS[kind]}: please write a rate from 0 to ${HIGHEST_RATE}.`;
    const builtIn = BUILT_IN_TAXES[kind];
    if (hsn !== builtIn.hsn || ratePercent !== builtIn.ratePercent) taxes[kind] = { hsn, ratePercent };
  }
  return { seller, taxes, errors };
}

/** The taxes as an audit entry. */
export function taxesInWords({ seller, taxes }: Pick<ShopSettings, 'seller' | 'taxes'>) {
  const rates = TAX_KINDS.map((kind) => {
    const { hsn, ratePercent } = taxNow(taxes, kind);
    return [`tax of ${kind}`, `${hsn} at ${ratePercent} %`] as const;
  });
  return { sellerName: seller.name, sellerState: seller.state, ...Object.fromEntries(rates) };
}
