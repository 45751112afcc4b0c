import { data, type DataStrategyResult, type MiddlewareFunction } from 'react-router';
import { noConnection, sayIfOffline } from '../parts/connection.ts';

/**
 * Middleware for the root route, in the browser. Without a connection, a form that could not be sent stays as
 * it is, and so does a page that only looks for newer data. A page that could not be loaded learns the reason
 * before it reports the error.
 */
export const keepOffline: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  for (const [route, result] of Object.entries(results)) {
    if (result.type !== 'error' || !(result.result instanceof Error) || !(await noConnection())) continue;
    if (request.method === 'GET') {
      const shown = shownAt(request.url)?.[route];
      if (shown !== undefined) Object.assign(result, { type: 'data', result: shown });
      continue;
    }
    void sayIfOffline();
    Object.assign(result, { type: 'data', result: data(undefined, { status: 503 }) });
  }
  return results;
};

/** The data that the page of an address shows; undefined while another page is open. */
function shownAt(url: string): Record<string, unknown> | undefined {
  const { __reactRouterDataRouter: router } = window as unknown as {
    __reactRouterDataRouter: {
      state: { location: { pathname: string; search: string }; loaderData: Record<string, unknown> };
    };
  };
  const { pathname, search } = new URL(url);
  const { location, loaderData } = router.state;
  return location.pathname === pathname && location.search === search ? loaderData : undefined;
}
