import type { PricedAddOn } from '../pricing/add-ons.ts';
import type { CouponWorth } from '../pricing/coupon-codes.ts';
import type { Totals } from '../pricing/quote.ts';
import { sayIfOffline } from '../../ui/parts/connection.ts';

/** The shop's price for a basket, in whole rupees. */
export interface Quote extends Totals {
  addOns: PricedAddOn[];
  coupon: (CouponWorth & { code: string; message: string }) | null;
  couponProblem: string | null;
}

/**
 * Asks the shop for a price; runs in the browser.
 * @param question the request body of `/api/quote`, as JSON.
 * @returns null when the shop cannot be reached or answers with an error.
 */
export async function askQuote(question: string): Promise<Quote | null> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch('/api/quote', {
      method: 'POST',
      headers,
      body: question,
      cache: 'no-store',
    });
    return response.ok ? ((await response.json()) as Quote) : null;
  } catch {
    void sayIfOffline();
    return null;
  }
}
