import type { Format } from '../../books/book/formats.ts';
import { FREE_SHIPPING_FROM, SHIPPING_CHARGE } from './price-list.ts';

/**
 * The shipping charge in whole rupees. It depends on the price of the printed books before any discount.
 * Digital copies are not shipped.
 */
export function shippingCharge(
  lines: readonly { format: Format; unitPrice: number; quantity: number }[],
): number {
  const printed = lines
    .filter((line) => line.format !== 'digital')
    .reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  return printed > 0 && printed < FREE_SHIPPING_FROM ? SHIPPING_CHARGE : 0;
}
