import type { Me } from './who-looks.ts';

/** What can happen to somebody's session, in the words of the auth service's own event list. */
export type AuthEvent =
  | 'initial session'
  | 'signed in'
  | 'signed out'
  | 'token refreshed'
  | 'user updated'
  | 'password recovery'
  | 'multi-factor challenge verified';

/** Where it happened: in this tab, or in another tab or on another device. */
export type AuthPlace = 'here' | 'elsewhere';
type Listener = (event: AuthEvent, where: AuthPlace) => void;

const listeners = new Set<Listener>();

/** Calls back on every event from now on. @returns the function that stops this. */
export function onAuthEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceAuthEvent(event: AuthEvent, where: AuthPlace): void {
  for (const listener of listeners) listener(event, where);
}

/**
 * The events between two answers to "who am I".
 * @param refreshing whether the second answer was requested only to keep the session.
 */
export function eventsBetween(before: Me, after: Me, refreshing: boolean): AuthEvent[] {
  if (before.state === 'loading') return ['initial session'];
  if (before.user?.id !== after.user?.id) {
    if (!after.user) return ['signed out'];
    return before.user ? ['signed out', 'signed in'] : ['signed in'];
  }
  if (!after.user) return [];
  const changed = JSON.stringify(before.user) !== JSON.stringify(after.user);
  return [...(refreshing ? ['token refreshed' as const] : []), ...(changed ? ['user updated' as const] : [])];
}
