import type { ServerBuild } from 'react-router';

/** How addresses begin that scripts call. */
export const CALLS = '/api/';

/** The router tries one route after the other, twice for a request: calls of scripts are found among themselves. */
export const callsOf = (build: ServerBuild): ServerBuild => ({
  ...build,
  routes: ofCalls(build.routes),
  // Where there is no such call, the page that says so is drawn from these.
  assets: { ...build.assets, routes: ofCalls(build.assets.routes) },
});

/** What a call may come to: the calls themselves, the outermost frame, and the page of what is not there. */
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
