import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

/** The same key as in `theme-script.ts`, which sets the theme before the first paint. */
const THEME_KEY = 'theme';
const listeners = new Set<() => void>();

/** The current theme of the page. The server knows none and says `light`. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, current, () => 'light');
}

/** Sets and remembers the theme. */
export function setTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', listener);
  listeners.add(listener);
  return () => {
    system.removeEventListener('change', listener);
    listeners.delete(listener);
  };
}

function current(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}
