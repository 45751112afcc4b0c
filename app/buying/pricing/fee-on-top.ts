/** What a payment says of itself, in paise. */
export interface PaidWithFee {
  amount: number;
  /** What the provider keeps, with its tax in it; null when it does not say. */
  fee?: number | null | undefined;
  tax?: number | null | undefined;
  /** `customer` or `platform`; older accounts do not say. */
  fee_bearer?: string | null | undefined;
}

/** A provider keeps two or three parts in a hundred. What is more than five is no fee. */
const MOST_OF_PRICE = 5 / 100;

/**
 * What a customer paid on top of the price for the provider's fee; 0 when they paid the price and no more.
 * @param paysFee whether customers of this shop bear the fee.
 * @returns null when the payment is neither the price nor the price with its fee, to the paisa.
 */
export function feeOnTop(asked: number, paid: PaidWithFee, paysFee: boolean): number | null {
  const { amount, fee, tax, fee_bearer: bearer } = paid;
  const takenFromPrice = paysFee && bearer === 'customer' && (fee ?? 0) > 0;
  if (amount === asked) return takenFromPrice ? null : 0;
  if (!paysFee || (bearer ?? 'customer') !== 'customer') return null;
  if (!fee || fee < 0 || amount - fee !== asked) return null;
  if ((tax ?? 0) < 0 || (tax ?? 0) > fee || fee > asked * MOST_OF_PRICE) return null;
  return fee;
}
