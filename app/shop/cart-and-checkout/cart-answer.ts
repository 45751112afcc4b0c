import type { AskedField } from '../../platform/india/asked-fields.ts';
import type { ShippingDetails } from '../../buying/checkout/shipping.schema.ts';

/** Which of the cart's forms was sent. */
export type CartForm = 'quantity' | 'clear' | 'coupon' | 'address';

/** What the cart's forms are answered. `failed`: the shop broke or could not be reached; nothing is known to have changed. */
export type CartAnswer =
  | { kind: 'failed'; form: CartForm }
  | { kind: 'quantity'; changed: boolean; because?: string }
  | { kind: 'clear' }
  | { kind: 'coupon'; code: string | null; message: string }
  | {
      kind: 'address';
      shipping: ShippingDetails | null;
      /** What of it was asked about and stays. */
      anyway: readonly AskedField[];
      problems: Record<string, string>;
    };

/** The form that somebody sent. One that does not say is a quantity. */
export function cartForm(sent: FormData): CartForm {
  const form = sent.get('form');
  return form === 'clear' || form === 'coupon' || form === 'address' ? form : 'quantity';
}
