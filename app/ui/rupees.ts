const FORMAT = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Whole rupees as customers read them: `₹1,00,000`. */
export function rupees(amount: number): string {
  return FORMAT.format(amount);
}
