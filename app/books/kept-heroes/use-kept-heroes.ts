import { useEffect, useSyncExternalStore } from 'react';
import type { LikenessHero } from '#comic';
import { sayIfOffline } from '../../ui/parts/connection.ts';
import type { KeptHero } from './kept-hero.ts';

interface Told {
  userId: string;
  heroes: readonly KeptHero[];
}

/** What this page knows of one customer's kept heroes; null until the shop has answered. */
let known: Told | null = null;
/** Counts calls, so that the late answer to an earlier call is ignored. */
let calls = 0;
let newest = 0;
const listeners = new Set<() => void>();

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * A customer's kept heroes; none for visitors. Never those of another customer who was signed in on this page
 * before.
 */
export function useKeptHeroes(userId: string | null): readonly KeptHero[] {
  useEffect(() => {
    if (userId !== null) void call('GET');
  }, [userId]);
  const told = useSyncExternalStore(
    listen,
    () => known,
    () => null,
  );
  return told !== null && told.userId === userId ? told.heroes : NONE;
}

const NONE: readonly KeptHero[] = [];

/** @returns null when it is kept, else why not. */
export const keepHero = (name: string, hero: LikenessHero): Promise<string | null> =>
  call('POST', { name, hero });

/** @returns null when it is deleted, else why not. */
export const forgetHero = (id: string): Promise<string | null> => call('DELETE', { id });

const FAILED = 'That did not reach us. Please try again.';

async function call(method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<string | null> {
  calls += 1;
  const mine = calls;
  try {
    const answer = await fetch('/api/heroes', {
      method,
      cache: 'no-store',
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const told = (await answer.json()) as Told | { message?: string };
    if (!('heroes' in told)) return told.message ?? FAILED;
    if (mine < newest) return null;
    newest = mine;
    known = told;
    for (const listener of listeners) listener();
    return null;
  } catch {
    void sayIfOffline();
    return FAILED;
  }
}
