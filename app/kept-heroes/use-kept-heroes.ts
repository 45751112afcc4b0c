import { useEffect, useSyncExternalStore } from 'react';
import type { LikenessHero } from '#comic';
import { sayIfOffline } from '../ui/connection.ts';
import type { KeptHero } from './kept-hero.ts';

/** What this page knows of the customer's kept heroes; null until the shop has said. */
let heroes: readonly KeptHero[] | null = null;
const listeners = new Set<() => void>();

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The customer's kept heroes; none for visitors. @param asks whether somebody is signed in. */
export function useKeptHeroes(asks: boolean): readonly KeptHero[] {
  useEffect(() => {
    if (asks) void call('GET');
  }, [asks]);
  const known = useSyncExternalStore(
    listen,
    () => heroes,
    () => null,
  );
  return (asks && known) || NONE;
}

const NONE: readonly KeptHero[] = [];

/** @returns null when it is kept, else why not. */
export const keepHero = (name: string, hero: LikenessHero): Promise<string | null> =>
  call('POST', { name, hero });

/** @returns null when it is deleted, else why not. */
export const forgetHero = (id: string): Promise<string | null> => call('DELETE', { id });

const FAILED = 'That did not reach us. Please try again.';

async function call(method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<string | null> {
  try {
    const answer = await fetch('/api/heroes', {
      method,
      cache: 'no-store',
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const told = (await answer.json()) as { heroes?: KeptHero[]; message?: string };
    if (!told.heroes) return told.message ?? FAILED;
    heroes = told.heroes;
    for (const listener of listeners) listener();
    return null;
  } catch {
    void sayIfOffline();
    return FAILED;
  }
}
