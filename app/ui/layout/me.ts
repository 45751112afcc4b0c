import { useSyncExternalStore } from 'react';
import { note, unnote } from '../../platform/pages/device-notes.ts';
import { showToast } from '../parts/toast.tsx';
import type { Me, MyUser } from './who-looks.ts';
import { announceAuthEvent, eventsBetween } from './auth-events.ts';

interface Answer {
  user: MyUser | null;
  /** Null when the cart could not be read. */
  cartCount: number | null;
}

const LOADING: Me = { state: 'loading', user: null, cartCount: 0 };
const STRANGER: Me = { state: 'ready', user: null, cartCount: 0 };
/**
 * A flag that names nobody. It makes the next page reserve space for the avatar before the answer arrives.
 */
const KNOWN_KEY = 'nv-known';
const CHANGED_KEY = 'nv-me-changed';
const REFRESH_EVERY_MS = 30_000;

let me: Me = LOADING;
let asked = false;
const listeners = new Set<() => void>();

/** Who is signed in and how many books are in the cart; `loading` until the browser has asked once. */
export function useMe(): Me {
  return useSyncExternalStore(
    subscribe,
    () => me,
    () => LOADING,
  );
}

/**
 * Asks again, for this tab and the shop's other tabs. Call it after signing in or out, and whenever the cart
 * changed.
 * @returns who is signed in; undefined when the shop cannot be reached.
 */
export async function refreshMe(): Promise<MyUser | null | undefined> {
  const user = await ask('here');
  tellOtherTabs();
  return user;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked) {
    asked = true;
    addEventListener('storage', (event) => event.key === CHANGED_KEY && void ask('elsewhere'));
    addEventListener('pageshow', (event) => event.persisted && void ask('elsewhere'));
    setInterval(() => me.user && !document.hidden && void ask('elsewhere', true), REFRESH_EVERY_MS);
    void ask('here');
  }
  return () => listeners.delete(listener);
}

/** @param refreshing whether this only keeps the session, and nothing is known to have changed. */
async function ask(where: 'here' | 'elsewhere', refreshing = false): Promise<MyUser | null | undefined> {
  const answer = await fetchMe();
  if (!answer) {
    if (me.state === 'loading') publish(STRANGER);
    return undefined;
  }
  const before = me;
  const { user, cartCount } = answer;
  const after: Me = { state: 'ready', user, cartCount: user ? (cartCount ?? before.cartCount) : 0 };
  if (cartCount === null && !refreshing)
    showToast({ title: 'Error', description: 'Failed to load cart items.', kind: 'failure' });
  if (JSON.stringify(before) !== JSON.stringify(after)) publish(after);
  remember(answer.user !== null);
  for (const event of eventsBetween(before, after, refreshing)) announceAuthEvent(event, where);
  return user;
}

/** @returns undefined when the shop cannot be reached; the last answer then stays. */
async function fetchMe(): Promise<Answer | undefined> {
  try {
    const response = await fetch('/api/me', { headers: { Accept: 'application/json' }, cache: 'no-store' });
    return response.ok ? ((await response.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}

function publish(next: Me): void {
  me = next;
  for (const listener of listeners) listener();
}

function tellOtherTabs(): void {
  note(CHANGED_KEY, String(Date.now()));
}

function remember(known: boolean): void {
  document.documentElement.classList.toggle('known', known);
  if (known) note(KNOWN_KEY, '1');
  else unnote(KNOWN_KEY);
}
