import { useEffect, useSyncExternalStore } from 'react';
import type { HeroState } from './hero-state.ts';

const PAUSE_MS = 1_000;
/** After a call that did not get through. */
const LONG_PAUSE_MS = 4_000;

let hero: HeroState = { state: 'none' };
const NONE: HeroState = { state: 'none' };
/** Counts photos and choices: answers to earlier ones are not heard. */
let round = 0;
let watching = false;
const listeners = new Set<() => void>();

/**
 * The hero of this browser's photo.
 * @param photo names the photo that the shop keeps; null when it keeps none.
 */
export function useHero(photo: string | null): HeroState {
  useEffect(() => {
    if (photo) void watch(photo);
    else forget();
  }, [photo]);
  return useSyncExternalStore(
    listen,
    () => hero,
    () => NONE,
  );
}

/** Draws one of several faces, as counted in `faces`. */
export function chooseFace(face: number): Promise<void> {
  return ask({ face });
}

/** Has the hero drawn again after the studio was closed. */
export function tryHeroAgain(): Promise<void> {
  return ask({});
}

let watched: string | null = null;

async function watch(photo: string): Promise<void> {
  if (watched === photo) return follow();
  watched = photo;
  publish(NONE);
  await ask({});
}

function forget(): void {
  if (watched === null) return;
  watched = null;
  round += 1;
  publish(NONE);
}

async function ask(wish: { face?: number }): Promise<void> {
  round += 1;
  const mine = round;
  const state = await call({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (mine !== round) return;
  if (state) publish(state);
  await follow();
}

/** Looks again and again until the hero is ready or refused, as long as a page shows it. */
async function follow(): Promise<void> {
  if (watching) return;
  watching = true;
  let missed = false;
  while (awaited() && (missed || underWay(hero))) {
    await new Promise((resolve) => setTimeout(resolve, missed ? LONG_PAUSE_MS : PAUSE_MS));
    const mine = round;
    const state = await call({});
    missed = state === null;
    if (state && mine === round) publish(state);
  }
  watching = false;
}

const awaited = () => listeners.size > 0 && watched !== null;
const underWay = ({ state }: HeroState) => state === 'queued' || state === 'working';

async function call(options: RequestInit): Promise<HeroState | null> {
  try {
    const response = await fetch('/api/hero', { cache: 'no-store', ...options });
    return response.ok ? ((await response.json()) as HeroState) : null;
  } catch {
    return null;
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: HeroState): void {
  hero = next;
  for (const listener of listeners) listener();
}
