import { type MiddlewareFunction, redirectDocument } from 'react-router';
import { isPayingPage } from '../../platform/http/paying-pages.ts';
import { noConnection } from '../parts/connection.ts';

/**
 * Middleware for the root route, in the browser. A document keeps the content security policy with which it
 * was loaded. So a page where customers pay is loaded as a new document, unless the current document already
 * is such a page, or there is no connection.
 */
export const loadPayingPages: MiddlewareFunction = async ({ request }, next) => {
  const { pathname } = new URL(request.url);
  const [loaded] = performance.getEntriesByType('navigation');
  const letsProviderIn = loaded && isPayingPage(new URL(loaded.name).pathname);
  if (!isPayingPage(pathname) || letsProviderIn) return next();
  // Without a connection, the browser would show its own error page.
  if (await noConnection()) throw new Error('There is no connection.');
  throw redirectDocument(request.url);
};
