/** The amounts of a payment as the provider reports them, in paise. */
export interface PaidWithFee {
  amount: number;
  /** The provider's fee, including the tax on it; null when the provider does not report it. */
  fee?: number | null | undefined;
  tax?: number | null | undefined;
  /** `customer` or `platform`; older accounts do not report it. */
  fee_bearer?: string | null | undefined;
}

/** Providers charge two or three per cent. Anything above five per cent is not a fee. */
const MOST_OF_PRICE = 5 / 100;

/**
 * What a customer paid on top of the price for the provider's fee, in paise; 0 when they paid exactly the
 * price.
 * @param asked the price in paise.
 * @param paysFee whether customers of this shop bear the fee.
 * @returns null when the payment matches neither the price nor the price plus its fee, to the paisa.
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
