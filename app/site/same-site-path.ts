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

const RESUME_KEY = 'nv.resume';

/** Remembers the page that somebody leaves to sign in, also while a letter is on its way. */
export function rememberWayOn(path: string): void {
  try {
    localStorage.setItem(RESUME_KEY, path);
  } catch {
    // Without storage the sign-in ends on the front page.
  }
}

/**
 * Where to go on after signing in, in the browser: the page that was asked for, else the step of the book
 * that somebody left to sign in, which is forgotten by this, else the front page.
 */
export function takeWayOn(next: string | null): string {
  const left = takeResumePath();
  return next ?? left ?? '/';
}

function takeResumePath(): string | null {
  try {
    const path = localStorage.getItem(RESUME_KEY);
    localStorage.removeItem(RESUME_KEY);
    return sameSitePath(path);
  } catch {
    return null;
  }
}
