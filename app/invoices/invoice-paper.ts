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

/** Everything that stands on an invoice or a credit note, frozen when it was written. */
export interface InvoicePaper {
  title: 'Bill of supply' | 'Tax invoice' | 'Invoice-cum-bill of supply' | 'Credit note';
  number: string;
  /** ISO moment. */
  date: string;
  seller: { name: string; address: string; state: string; gstin: string; email: string; phone: string };
  buyer: { name: string; address: string; state: string };
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
  /** On a credit note: the invoice it lowers, and why. */
  against: { number: string; date: string; reason: string } | null;
}
