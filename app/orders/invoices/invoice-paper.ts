/** A line of an invoice. Amounts are paise and include tax. */
export interface InvoiceLine {
  name: string;
  details: string;
  hsn: string;
  quantity: number;
  /** Before any discount, all of this line. */
  gross: number;
  /** Its share of the discount. */
  discount: number;
  ratePercent: number;
  /** What is left without tax, and the tax in it. */
  taxable: number;
  tax: number;
}

/**
 * Why an invoice is lowered, as its credit note says it. Words of the shop's own: what staff typed may name a child, and
 * a paper stays when an account goes.
 */
export const CREDIT_REASONS = {
  cancelled: 'The order was cancelled.',
  whole: 'All of it was refunded.',
  part: 'A part of it was refunded.',
} as const;
export type CreditReason = (typeof CREDIT_REASONS)[keyof typeof CREDIT_REASONS];

/** Everything that stands on an invoice or a credit note, frozen when it was written. */
export interface InvoicePaper {
  title: 'Bill of supply' | 'Tax invoice' | 'Invoice-cum-bill of supply' | 'Credit note';
  number: string;
  /** ISO moment. */
  date: string;
  seller: { name: string; address: string; state: string; gstin: string; email: string; phone: string };
  buyer: { name: string; address: string; state: string };
  /** Not on papers of before. `by`: what of the address says it. */
  placeOfSupply?: { name: string; code: string; by: 'state' | 'pin' };
  orderNumber: string;
  orderDate: string;
  paymentId: string | null;
  paymentMethod: string | null;
  /** Whether seller and buyer are in one state: then the tax is central and state tax, half each. */
  withinState: boolean;
  lines: InvoiceLine[];
  discountName: string | null;
  /** Paise. */
  total: number;
  /** On a credit note: the invoice it lowers, and why. Old ones say it in words of staff, until the account goes. */
  against: { number: string; date: string; reason: string } | null;
}
