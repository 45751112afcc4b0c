/**
 * Keeps a text on this device for later pages and other tabs.
 * @returns false where storage is full or forbidden: then not even an older text stays that would be taken for this one.
 */
export function note(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    if (localStorage.getItem(key) === text) return true;
  } catch {
    // As below.
  }
  unnote(key);
  return false;
}

/** @returns null where nothing is noted, or storage is forbidden. */
export function noted(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function unnote(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing could be noted.
  }
}

let works: boolean | undefined;

/** Whether this browser keeps notes at all, tried once a page. */
export function keepsNotes(): boolean {
  if (works === undefined) {
    works = note('nv.try', '1');
    unnote('nv.try');
  }
  return works;
}
