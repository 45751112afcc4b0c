import { taxNow } from '../../orders/invoices/tax-table.ts';
import type { ShopSettings } from '../../platform/settings/shop-settings.ts';
import { TAX_KINDS } from '../../platform/settings/tax-kinds.ts';
import { BUILT_IN_FACTS } from '../../platform/facts/facts.ts';
import { Field } from '../../ui/parts/field.tsx';
import type { SettingsErrors } from './settings-form.ts';
import { hsnField, rateField, sellerState, TAX_LABELS } from './tax-form.ts';

/** Who sells, and code and tax of each kind of line of an invoice. */
export function TaxFields({
  settings: { seller, taxes, facts },
  errors,
}: {
  settings: Pick<ShopSettings, 'seller' | 'taxes' | 'facts'>;
  errors: SettingsErrors;
}) {
  const gstin = facts.gstin ?? BUILT_IN_FACTS.gstin;
  return (
    <section aria-labelledby="on-invoices" className="border-t-2 border-line-soft pt-6">
      <h2 id="on-invoices" className="text-2xl">
        On invoices
      </h2>
      <p className="mt-1 max-w-[37.5em] text-ink-soft">
        On every invoice from now on; those that are written stay as they are. Tax is in the prices already: a
        rate changes no price. While there is no GSTIN no tax is charged.
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Field
          id="sellerName"
          name="sellerName"
          label="Who sells"
          defaultValue={seller.name}
          error={errors['sellerName']}
        />
        <div>
          <p className="mb-1 font-display font-bold">State</p>
          <p className="flex min-h-12 items-center">{sellerState(gstin)}</p>
          <p className="mt-1 text-base text-ink-soft">
            The GSTIN says it. Customers of this state pay central and state tax, all others integrated tax.
          </p>
        </div>
      </div>
      <div className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {TAX_KINDS.map((kind) => {
          const { hsn, ratePercent } = taxNow(taxes, kind);
          return (
            <fieldset key={kind}>
              <legend className="font-display text-lg font-bold">{TAX_LABELS[kind]}</legend>
              <div className="mt-1 grid grid-cols-2 gap-4">
                <Field
                  id={hsnField(kind)}
                  name={hsnField(kind)}
                  inputMode="numeric"
                  label="HSN or SAC"
                  defaultValue={hsn}
                  error={errors[hsnField(kind)]}
                />
                <Field
                  id={rateField(kind)}
                  name={rateField(kind)}
                  inputMode="decimal"
                  label="Tax in %"
                  defaultValue={ratePercent}
                  error={errors[rateField(kind)]}
                />
              </div>
            </fieldset>
          );
        })}
      </div>
    </section>
  );
}
