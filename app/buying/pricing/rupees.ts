const FORMAT = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});

/** `₹1,299`: whole rupees without decimals, grouped the Indian way. */
export function rupees(amount: number): string {
  return FORMAT.format(amount);
}
