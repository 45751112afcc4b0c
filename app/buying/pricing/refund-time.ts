import { REFUND } from '../../platform/facts/facts.ts';

/** What the provider calls a way of paying, and the row of the refund page that speaks of it. */
const ROWS: Readonly<Record<string, number>> = { card: 0, emi: 0, upi: 1, wallet: 1, netbanking: 2 };

/** How long money takes back to the way it was paid, and what that way is called; the general words for any other. */
export function refundTime(method: string | null): { method: string | null; time: string } {
  const row = REFUND.byMethod[ROWS[method ?? ''] ?? -1];
  return row ?? { method: null, time: REFUND.processing };
}
