import type { ServerBuild } from 'react-router';

/** The prefix of the addresses that scripts call. */
export const CALLS = '/api/';

/**
 * Keeps only the routes that scripts call. The router tries one route after the other, twice per request, so
 * these calls are looked up in a short list of their own.
 */
export const callsOf = (build: ServerBuild): ServerBuild => ({
  ...build,
  routes: ofCalls(build.routes),
  // The not-found page for an unknown call is rendered from these.
  assets: { ...build.assets, routes: ofCalls(build.assets.routes) },
});

/** The routes that a call may reach: the calls themselves, the root, and the not-found page. */
function ofCalls<Route extends { parentId?: string | undefined; path?: string | undefined } | undefined>(
  routes: Record<string, Route>,
): Record<string, Route> {
  return Object.fromEntries(
    Object.entries(routes).filter(([, route]) => {
      const { parentId, path = '' } = route ?? {};
      return !parentId || path === '*' || `/${path}`.startsWith(CALLS);
    }),
  );
}
