import type { AskedField } from '../../platform/india/asked-fields.ts';
import type { ShippingDetails } from '../../buying/checkout/shipping.schema.ts';

/** Which of the cart's forms was sent. */
export type CartForm = 'quantity' | 'clear' | 'coupon' | 'address';

/** The answer to a cart form. `failed`: the shop broke or could not be reached, so a change may not be saved. */
export type CartAnswer =
  | { kind: 'failed'; form: CartForm }
  | { kind: 'quantity'; changed: boolean; because?: string }
  | { kind: 'clear' }
  | { kind: 'coupon'; code: string | null; message: string }
  | {
      kind: 'address';
      shipping: ShippingDetails | null;
      /** Fields that the shop questioned and the customer kept. */
      anyway: readonly AskedField[];
      problems: Record<string, string>;
    };

/** Which form was sent. Without a name it is the quantity form. */
export function cartForm(sent: FormData): CartForm {
  const form = sent.get('form');
  return form === 'clear' || form === 'coupon' || form === 'address' ? form : 'quantity';
}
