/** A line of an invoice. Amounts are paise and include tax. */
export interface InvoiceLine {
  name: string;
  details: string;
  hsn: string;
  quantity: number;
  /** The price of the whole line before any discount. */
  gross: number;
  /** Its share of the discount. */
  discount: number;
  ratePercent: number;
  /** The line after its discount, split into the value before tax and the tax included in it. */
  taxable: number;
  tax: number;
}

/**
 * The reasons that credit notes state. Only these fixed texts are used: what staff type may name a child, and
 * invoices stay when an account is deleted.
 */
export const CREDIT_REASONS = {
  cancelled: 'The order was cancelled.',
  whole: 'All of it was refunded.',
  part: 'A part of it was refunded.',
} as const;
export type CreditReason = (typeof CREDIT_REASONS)[keyof typeof CREDIT_REASONS];

/** Everything that is printed on an invoice or a credit note, frozen when it was written. */
export interface InvoicePaper {
  title: 'Bill of supply' | 'Tax invoice' | 'Invoice-cum-bill of supply' | 'Credit note';
  number: string;
  /** ISO moment. */
  date: string;
  seller: { name: string; address: string; state: string; gstin: string; email: string; phone: string };
  buyer: { name: string; address: string; state: string };
  /** Missing on older papers. `by` is the part of the address that determines it. */
  placeOfSupply?: { name: string; code: string; by: 'state' | 'pin' };
  orderNumber: string;
  orderDate: string;
  paymentId: string | null;
  paymentMethod: string | null;
  /** Whether the place of supply is the seller's state. Then the tax is half central and half state tax. */
  withinState: boolean;
  lines: InvoiceLine[];
  discountName: string | null;
  /** Paise. */
  total: number;
  /**
   * On a credit note: the invoice that it reduces, and the reason. Old credit notes have a reason in the
   * words of staff until the customer's account is deleted.
   */
  against: { number: string; date: string; reason: string } | null;
}
