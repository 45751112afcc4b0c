/**
 * Keeps a text on this device for later pages and other tabs.
 * @returns false where storage is full or forbidden. An older text is then removed, because it would be taken
 *   for this one.
 */
export function note(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    if (localStorage.getItem(key) === text) return true;
  } catch {
    // Continues below.
  }
  unnote(key);
  return false;
}

/** @returns null when nothing is stored under this key, or storage is forbidden. */
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
    // Where storage is forbidden, there is nothing to remove.
  }
}

let works: boolean | undefined;

/** Whether this browser keeps notes at all. Tried once per page. */
export function keepsNotes(): boolean {
  if (works === undefined) {
    works = note('nv.try', '1');
    unnote('nv.try');
  }
  return works;
}
