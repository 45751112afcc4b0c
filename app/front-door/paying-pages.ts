import { type MiddlewareFunction, redirectDocument } from 'react-router';

const PAYING = /^\/(create\/payment|(shopping-)?cart|pay)\/?$/i;

/** Where customers pay: documents of these addresses, and no others, let the payment provider in. */
export const isPayingPage = (pathname: string): boolean => PAYING.test(pathname);

/**
 * For the root of all routes, in the browser. A document keeps the policy that it was loaded with: a page that pays is
 * loaded, unless the document was one of them already.
 */
export const loadPayingPages: MiddlewareFunction = ({ request }, next) => {
  const { pathname } = new URL(request.url);
  const [loaded] = performance.getEntriesByType('navigation');
  const letsProviderIn = loaded && isPayingPage(new URL(loaded.name).pathname);
  if (isPayingPage(pathname) && !letsProviderIn) throw redirectDocument(request.url);
  return next();
};
