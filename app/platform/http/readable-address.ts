/** The router would write an address that it cannot decode into the log as it came, and no text of the database holds NUL. */
export function isReadable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(new URL(url).pathname);
    return !url.includes('%00');
  } catch {
    return false;
  }
}
