import { note, noted, unnote } from '../../platform/pages/device-notes.ts';
import { sameSitePath } from '../../platform/pages/same-site-path.ts';
import { noteAtShop, notesFromShop } from './notes-at-shop.ts';

const KEY = 'nv.resume';

/**
 * Remembers the page that somebody leaves to sign in, also while they wait for a letter or open it in another
 * browser.
 */
export function rememberWayOn(path: string): void {
  noteAtShop(KEY, path, note(KEY, path));
}

/**
 * Where to go after signing in: the page that was asked for, else the step of the book that somebody left to
 * sign in, else the front page. Forgets that step. For the browser only.
 */
export async function takeWayOn(next: string | null): Promise<string> {
  const left = noted(KEY) ?? (next === null ? ((await notesFromShop())?.[KEY] ?? null) : null);
  if (left !== null) {
    unnote(KEY);
    noteAtShop(KEY, null, true);
  }
  return next ?? sameSitePath(left) ?? '/';
}
