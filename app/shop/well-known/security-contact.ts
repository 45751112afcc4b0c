import { forEveryone } from '../../account/account/audience.server.ts';
import { now } from '../../platform/runtime/runtime.server.ts';
import { siteOrigin } from '../../platform/pages/site-origin.ts';
import { CONTACT } from '../../platform/facts/facts.ts';

export const middleware = [forEveryone];

const VALID_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The contact for security reports (RFC 9116). */
export function loader() {
  const expires = new Date(now().getTime() + VALID_DAYS * DAY_MS);
  return new Response(
    [
      `Contact: mailto:${CONTACT.email}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en, hi',
      `Canonical: ${siteOrigin()}/.well-known/security.txt`,
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' } },
  );
}
