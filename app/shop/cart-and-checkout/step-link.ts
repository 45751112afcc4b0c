/** The same cart, coupon and extras at another step; null is the cart itself. */
export function stepLink(search: URLSearchParams, step: 'checkout' | 'payment' | null): string {
  const next = new URLSearchParams(search);
  if (step) next.set('step', step);
  else next.delete('step');
  return `/cart${next.size > 0 ? `?${next.toString()}` : ''}`;
}
