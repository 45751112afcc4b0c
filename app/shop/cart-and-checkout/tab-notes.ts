import type { KeptName } from '../../account/kept-drafts/kept-names.ts';
import { noteAtShop } from '../../account/kept-drafts/notes-at-shop.ts';

/** Keeps a text for as long as this tab is open, and at the shop for tabs that keep nothing; null forgets it. */
export function noteInTab(name: KeptName, text: string | null): void {
  noteAtShop(name, text, keptInTab(name, text));
}

/** @returns null where nothing is noted, or storage is forbidden. */
export function notedInTab(name: KeptName): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function keptInTab(name: KeptName, text: string | null): boolean {
  try {
    // When storage is full, an older text must not pass for this one.
    sessionStorage.removeItem(name);
    if (text !== null) sessionStorage.setItem(name, text);
    return sessionStorage.getItem(name) === text;
  } catch {
    return false;
  }
}
