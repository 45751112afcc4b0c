import { isDeepStrictEqual } from 'node:util';
import type { PricedAddOn } from '../pricing/add-ons.ts';
import { normaliseCode } from '../pricing/normalise-code.ts';
import type { CheckoutLine } from './checkout-line.ts';
import type { ShippingAddress } from './shipping.schema.ts';

/** What a customer asked for. Prices are not part of it, because the shop sets them. */
export interface CheckoutContent {
  lines: readonly CheckoutLine[];
  addOns: readonly PricedAddOn[];
  shippingAddress: ShippingAddress;
  couponCode: string | null;
}

/** Whether two requests ask for the same books, add-ons, coupon and address. */
export function sameContent(one: CheckoutContent, other: CheckoutContent): boolean {
  return isDeepStrictEqual(asStored(asked(one)), asStored(asked(other)));
}

/** A stored row lacks what JSON leaves out, such as `undefined`, so both sides are compared as JSON. */
const asStored = (content: object): unknown => JSON.parse(JSON.stringify(content));

function asked({ lines, addOns, shippingAddress, couponCode }: CheckoutContent) {
  return {
    lines: lines.map(({ unitPrice: _price, ...line }) => line),
    addOns: addOns.map(({ id }) => id).toSorted(),
    shippingAddress,
    couponCode: couponCode && normaliseCode(couponCode),
  };
}
