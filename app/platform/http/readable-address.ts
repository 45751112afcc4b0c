/**
 * Whether an address can be decoded and contains no NUL. The router would write an undecodable address into
 * the log as it came, and no text in the database can hold NUL.
 */
export function isReadable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(new URL(url).pathname);
    return !url.includes('%00');
  } catch {
    return false;
  }
}
