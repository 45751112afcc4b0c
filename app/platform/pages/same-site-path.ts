/**
 * A page of this shop to go on to, as somebody else wrote it into an address.
 * @returns null when it is missing or could lead to another site.
 */
export function sameSitePath(written: string | null): string | null {
  if (!written?.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(written)) return null;
  const base = 'https://shop.invalid';
  if (!URL.canParse(written, base)) return null;
  const { origin, pathname, search, hash } = new URL(written, base);
  if (origin !== base || pathname.startsWith('//')) return null;
  return pathname === '/auth' || pathname === '/user-authentication' ? null : pathname + search + hash;
}
