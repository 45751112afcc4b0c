import type { InvoiceLine } from './invoice-paper.ts';

/** A line before discount and tax. Amounts are paise and include tax. */
export type GrossLine = Pick<
  InvoiceLine,
  'name' | 'details' | 'hsn' | 'quantity' | 'gross' | 'ratePercent'
> & {
  /** Whether the order's discount applies to it first. */
  discounted: boolean;
};

/**
 * Splits an order's discount over its lines in proportion to their prices, and takes the tax out of what is
 * left. Lines that are not `discounted` get only the part of the discount that exceeds all discounted lines
 * together. Rounding loses nothing: the lines' discounts add up to the order's discount, and taxable values
 * plus taxes add up to the total.
 * @param discount in paise.
 */
export function invoiceLines(
  lines: readonly GrossLine[],
  discount: number,
  withinState: boolean,
): InvoiceLine[] {
  const goods = lines.map(({ gross, discounted }) => (discounted ? gross : 0));
  const others = lines.map(({ gross, discounted }) => (discounted ? 0 : gross));
  const offGoods = Math.min(
    discount,
    goods.reduce((all, gross) => all + gross, 0),
  );
  const shares = shareOut(offGoods, goods);
  const rest = shareOut(discount - offGoods, others);
  return lines.map(({ discounted: _discounted, ...line }, index) =>
    withTax(line, (shares[index] ?? 0) + (rest[index] ?? 0), withinState),
  );
}

/**
 * Splits a refund over an invoice's lines, in proportion to what each line cost after its discount.
 * @param paise the refund; amounts include tax.
 */
export function creditLines(
  lines: readonly InvoiceLine[],
  paise: number,
  withinState: boolean,
): InvoiceLine[] {
  const shares = shareOut(
    paise,
    lines.map(({ gross, discount }) => gross - discount),
  );
  return lines.flatMap(({ taxable: _taxable, tax: _tax, ...line }, index) => {
    const gross = shares[index] ?? 0;
    return gross > 0 ? [withTax({ ...line, gross }, 0, withinState)] : [];
  });
}

/**
 * Splits a line, after its discount, into taxable value and tax. Within the state the tax is central and
 * state tax. Each half is rounded to the paisa separately, so that both are equal; the rounding difference
 * goes to the taxable value.
 */
function withTax(
  line: Omit<InvoiceLine, 'discount' | 'taxable' | 'tax'>,
  discount: number,
  withinState: boolean,
): InvoiceLine {
  const net = line.gross - discount;
  const parts = withinState ? 2 : 1;
  const exact = (net * line.ratePercent) / (100 + line.ratePercent);
  const tax = parts * Math.round(exact / parts);
  return { ...line, discount, taxable: net - tax, tax };
}

/**
 * Splits an amount into whole parts in proportion to weights. No part exceeds its weight while the amount
 * does not exceed their sum. The units left over by rounding go to the largest remainders.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (amount * weight) / sum);
  const shares = exact.map(Math.floor);
  const left = amount - shares.reduce((all, share) => all + share, 0);
  const byRest = exact
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .toSorted((one, other) => other.rest - one.rest || one.index - other.index);
  for (const { index } of byRest.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** Central and state tax, half each. On older papers the sum may be odd; the first half gets the paisa. */
export function halves(tax: number): [number, number] {
  return [Math.ceil(tax / 2), Math.floor(tax / 2)];
}
