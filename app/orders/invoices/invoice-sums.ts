import type { InvoiceLine } from './invoice-paper.ts';

/** A line before discount and tax. Amounts are paise and include tax. */
export type GrossLine = Pick<
  InvoiceLine,
  'name' | 'details' | 'hsn' | 'quantity' | 'gross' | 'ratePercent'
> & {
  /** Whether the order's discount lowers it. */
  discounted: boolean;
};

/**
 * Lays an order's discount over its lines by their prices and takes the tax out of what is left. Only what is more than
 * the discounted lines together comes off the others. Nothing is lost by rounding: the discounts add up to the discount,
 * and taxable values and taxes to the total.
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

/** What of an invoice's lines goes back when so many paise are refunded, each line by its part of the total. */
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
 * Takes the tax out of what is left of a line. Within the state it is central and state tax, each rounded to the paisa by
 * itself, so that both are the same amount; what rounding leaves is taxable value.
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

/** An amount in whole parts by weights, none larger than its weight allows; what rounding leaves goes to the largest rests. */
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

/** Central and state tax, half each. On papers of before the sum may be odd: its paisa goes to the first. */
export function halves(tax: number): [number, number] {
  return [Math.ceil(tax / 2), Math.floor(tax / 2)];
}
