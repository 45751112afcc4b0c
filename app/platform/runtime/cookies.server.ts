import { environment } from './runtime.server.ts';

const overHttps = (): boolean => environment().publicUrl.startsWith('https://');

/**
 * Over HTTPS, a browser accepts a cookie with this prefix only from this very host and for every path, so
 * that no neighbour under the same domain can plant one. Without HTTPS, which means on one's own machine, it
 * would refuse every such cookie.
 */
export const cookieName = (name: string): string => (overHttps() ? `__Host-${name}` : name);

/** The attributes of every cookie. No script can read it, and it never has a domain. */
export const cookieAttributes = () => ({ path: '/', httpOnly: true, secure: overHttps() }) as const;
