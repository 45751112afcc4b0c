import { type MiddlewareFunction, redirectDocument } from 'react-router';
import { isPayingPage } from '../../platform/http/paying-pages.ts';
import { noConnection } from '../parts/connection.ts';

/**
 * For the root of all routes, in the browser. A document keeps the policy that it was loaded with: a page that pays is
 * loaded, unless the document was one of them already, or there is no connection.
 */
export const loadPayingPages: MiddlewareFunction = async ({ request }, next) => {
  const { pathname } = new URL(request.url);
  const [loaded] = performance.getEntriesByType('navigation');
  const letsProviderIn = loaded && isPayingPage(new URL(loaded.name).pathname);
  if (!isPayingPage(pathname) || letsProviderIn) return next();
  // The browser would show its own error page.
  if (await noConnection()) throw new Error('There is no connection.');
  throw redirectDocument(request.url);
};
