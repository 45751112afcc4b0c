/** Who may make a request while the shop is closed: `everyone`, or with `paying` only customers in the middle of a payment. */
export type Passage = 'everyone' | 'paying' | 'nobody';

/**
 * Staff use their own gate. Webhooks, order events, pictures, the route manifest and
 * health checks are not visits.
 */
const EVERYONE = [
  /^\/admin($|\/)/,
  /^\/api\/payments\//,
  /^\/api\/(me|orders\/news)$/,
  /^\/(healthz|readyz|robots\.txt|__manifest)$/,
  /^\/(\.well-known|gallery-pictures)\//,
];

/** The requests from the payment step to the confirmation and its follow-ups. */
const PAYING = [
  /^\/(api\/)?pay$/,
  /^\/api\/(checkout|quote)$/,
  /^\/(cart|shopping-cart)$/,
  /^\/create\/payment$/,
  /^\/(thank-you|order-confirmation)$/,
  /^\/(orders|order-tracking)($|\/)/,
];

/** @param pathname of a page, of a call, or of what the router fetches of a page. */
export function passageOf(pathname: string): Passage {
  const path = pathname.replace(/(?:(?<=\/)_)?\.data$/, '').replace(/(.)\/$/, '$1');
  if (EVERYONE.some((pattern) => pattern.test(path))) return 'everyone';
  return PAYING.some((pattern) => pattern.test(path)) ? 'paying' : 'nobody';
}

/** Whether a program asks, which expects JSON rather than a page. */
export function asksForData(pathname: string, accept: string | null): boolean {
  return /\.data$|^\/api\//.test(pathname) || (accept ?? '').startsWith('application/json');
}
