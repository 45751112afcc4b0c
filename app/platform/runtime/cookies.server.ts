import { environment } from './runtime.server.ts';

const overHttps = (): boolean => environment().publicUrl.startsWith('https://');

/**
 * Over HTTPS a browser takes a cookie of this name only from this very host and for every path: no neighbour under the
 * same domain can plant one. Without HTTPS, which is one's own machine, it would take none of that name.
 */
export const cookieName = (name: string): string => (overHttps() ? `__Host-${name}` : name);

/** Of every cookie: no script reads it. Never with a domain. */
export const cookieAttributes = () => ({ path: '/', httpOnly: true, secure: overHttps() }) as const;
