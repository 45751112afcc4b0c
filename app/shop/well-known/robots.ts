import { forEveryone } from '../../account/account/audience.server.ts';
import { siteOrigin } from '../../platform/pages/site-origin.ts';

export const middleware = [forEveryone];

/** Calls and staff pages. Private screens are left out here, so that their own 'noindex' can be read. */
const CLOSED = ['/admin', '/api/'];

export function loader() {
  return new Response(
    [
      'User-agent: *',
      ...CLOSED.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${siteOrigin()}/sitemap.xml`,
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' } },
  );
}
