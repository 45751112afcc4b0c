import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** Addresses where something can also be deleted. */
const TAKEN_AWAY = ['/api/checkout', '/api/heroes', '/api/photo', '/api/profile/picture'];

/** The end of the router's own requests for the data of a page. */
const DATA = /\.data$/;

/**
 * The methods that each address accepts. The router itself does not check them: it hands GET, HEAD and
 * OPTIONS to a loader, and every other method to an action.
 * @returns a function from a path to its methods, as `Allow` lists them.
 */
export function methodsOf({ routes }: ServerBuild): (path: string) => string[] {
  const tree = below(routes, undefined);
  return (path) => {
    const place = path.replace(/\/_(root)?\.data$/, '/').replace(DATA, '');
    const matches = matchRoutes(tree, place) ?? [];
    // An index route and the layout route above it share one address.
    const [leaf] = matches.slice(-1);
    const here = matches.filter(
      ({ pathname }) => `${pathname}/` === leaf?.pathname || pathname === leaf?.pathname,
    );
    const modules = here.flatMap(({ route }) => routes[route.id ?? '']?.module ?? []);
    const reads = modules.some(({ loader, default: page }) => loader || page);
    const writes = modules.some(({ action }) => action);
    return [
      ...(reads ? ['GET', 'HEAD'] : []),
      ...(writes ? ['POST'] : []),
      ...(TAKEN_AWAY.includes(place) ? ['DELETE'] : []),
    ];
  };
}

function below(routes: ServerBuild['routes'], parent: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return [];
    const { id, path } = route;
    return [
      (route.index ? { id, path, index: true } : { id, path, children: below(routes, id) }) as RouteObject,
    ];
  });
}
