import { REFUND } from '../../platform/facts/facts.ts';

/** Maps the provider's name for a payment method to its row on the refund page. */
const ROWS: Readonly<Record<string, number>> = { card: 0, emi: 0, upi: 1, wallet: 1, netbanking: 2 };

/**
 * How long a refund takes to reach the payment method, and what the method is called. For an unknown method
 * the name is null and the time is the general one.
 */
export function refundTime(method: string | null): { method: string | null; time: string } {
  const row = REFUND.byMethod[ROWS[method ?? ''] ?? -1];
  return row ?? { method: null, time: REFUND.processing };
}
