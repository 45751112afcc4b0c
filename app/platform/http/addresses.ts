import type { ServerBuild } from 'react-router';

/**
 * The longest real path has about 130 characters and six parts. Names of coupons and pictures may be encoded.
 */
const LONGEST_PATH = 400;
const MOST_PARTS = 8;
/** Links in letters carry secrets, and searches carry what people typed. */
const LONGEST_QUERY = 3000;
const MOST_PARAMETERS = 100;
/** The router asks here for the modules of the links that it sees, all of them in one address. */
const MODULES_OF_LINKS = '/__manifest';
const LONGEST_LIST_OF_LINKS = 8000;
/** More real links than the longest list holds. Each link is looked up among all routes. */
const MOST_LINKS = 200;

/** Whether a path is longer or deeper than any that the shop has. */
export function isTooDeep(pathname: string): boolean {
  if (pathname.length > LONGEST_PATH) return true;
  return pathname.split('/').length - 1 > MOST_PARTS || /%2f/i.test(pathname);
}

/** Whether an address asks for more than any page of the shop does. */
export function isTooLong({ pathname, search, searchParams }: URL): boolean {
  const longest = pathname === MODULES_OF_LINKS ? LONGEST_LIST_OF_LINKS : LONGEST_QUERY;
  if (search.length > longest || searchParams.size > MOST_PARAMETERS) return true;
  if (pathname !== MODULES_OF_LINKS) return false;
  const links = [...searchParams.values()].flatMap((value) => value.split(','));
  return links.length > MOST_LINKS || links.some(isTooDeep);
}

/**
 * @returns a function that says whether a path belongs to a route, as a page or as the router's request for
 *   its data.
 */
export function addressesOf({ routes }: ServerBuild): (pathname: string) => boolean {
  const whole = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return '';
    return [whole(route.parentId), route.path ?? ''].filter(Boolean).join('/');
  };
  const patterns = Object.values(routes)
    .filter((route) => route && route.path !== '*' && (route.path || route.index))
    .map((route) => whole(route?.id).split('/').map(patternOf).join('/'));
  const known = new RegExp(`^/(?:${[...new Set(patterns)].join('|')})/?$`, 'i');
  return (pathname) => known.test(pathname.replace(/\/_(root)?\.data$/, '/').replace(/\.data$/, ''));
}

const patternOf = (part: string) =>
  part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
