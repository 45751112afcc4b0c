import type { ShippingDetails } from '../checkout/shipping.schema.ts';

/** What the cart's forms are answered. */
export type TillAnswer =
  | { kind: 'quantity'; changed: boolean }
  | { kind: 'coupon'; code: string | null; message: string }
  | { kind: 'address'; shipping: ShippingDetails | null; problems: Record<string, string> };
