/** Whom a call is for while the shop is closed: `everyone` goes on, `paying` only for whoever is in the middle of it. */
export type Passage = 'everyone' | 'paying' | 'nobody';

/**
 * Staff come in through their own gate; the provider's word, order news, pictures, the map
 * of the routes and machines' questions are nobody's visit.
 */
const EVERYONE = [
  /^\/admin($|\/)/,
  /^\/api\/payments\//,
  /^\/api\/(me|orders\/news)$/,
  /^\/(healthz|readyz|robots\.txt|__manifest)$/,
  /^\/(\.well-known|gallery-pictures)\//,
];

/** From the payment step to the confirmation and what follows from it. */
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

/** Whether a program asked, which wants to be told in its own language. */
export function asksForData(pathname: string, accept: string | null): boolean {
  return /\.data$|^\/api\//.test(pathname) || (accept ?? '').startsWith('application/json');
}
