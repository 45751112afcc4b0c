/**
 * Checks a path to go on to, which somebody else may have written into an address.
 * @returns null when the path is missing, could lead to another site, or is the sign-in page.
 */
export function sameSitePath(written: string | null): string | null {
  if (!written?.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(written)) return null;
  const base = 'https://shop.invalid';
  if (!URL.canParse(written, base)) return null;
  const { origin, pathname, search, hash } = new URL(written, base);
  if (origin !== base || pathname.startsWith('//')) return null;
  return pathname === '/auth' || pathname === '/user-authentication' ? null : pathname + search + hash;
}
