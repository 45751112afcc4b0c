import type { ShopSettings } from '../../platform/settings/shop-settings.ts';
import { Choice, Field } from '../../ui/parts/field.tsx';

/** Who pays the payment provider's fee, and which printed orders the owner looks at first. */
export function MoneyFields({ settings, error }: { settings: ShopSettings; error: string | undefined }) {
  return (
    <section aria-labelledby="money" className="grid gap-4 border-t-2 border-line-soft pt-6">
      <h2 id="money" className="text-2xl">
        Payments
      </h2>
      <Choice
        type="checkbox"
        name="customerPaysFee"
        label="Customers pay the provider’s fee"
        defaultChecked={settings.customerPaysFee}
      >
        <span className="block text-base">
          Tick this only if your payment account adds its fee to the price. Payments of price and fee together
          are then accepted. Invoices and refunds are for the price alone.
        </span>
      </Choice>
      <Field
        id="ownerDecidesBelow"
        name="ownerDecidesBelow"
        type="number"
        inputMode="numeric"
        min={0}
        max={100_000}
        label="Ask me before printing orders below (₹)"
        hint="They wait under “Needs you” before anything is drawn. With 0 only printed orders that cost nothing wait."
        className="max-w-xs"
        defaultValue={settings.ownerDecidesBelow}
        error={error}
      />
    </section>
  );
}
