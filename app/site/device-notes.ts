/** Keeps a text on this device for later pages and other tabs. Where storage is full or forbidden, nothing outlives the page. */
export function note(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // See above.
  }
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
