import { useEffect, useSyncExternalStore } from 'react';
import type { BookDraft } from '../photos/photo-rules.ts';
import type { HeroState } from './hero-state.ts';

const PAUSE_MS = 1_000;
/** After a call that did not get through. */
const LONG_PAUSE_MS = 4_000;

const NONE: HeroState = { state: 'none' };
const NOT_REACHED = {
  state: 'refused',
  reason: 'unavailable',
  message: 'We could not reach our drawing table. Your photo is safe: please try again.',
  faces: [],
  face: null,
  upright: 0,
} satisfies HeroState;

/** The drawing of one draft's photo, as this page follows it. */
interface Table {
  hero: HeroState;
  /** Names the photo; null when the shop keeps none. */
  watched: string | null;
  /** Counts photos and choices: answers to earlier ones are not heard. */
  round: number;
  watching: boolean;
  listeners: Set<() => void>;
  listen: (listener: () => void) => () => void;
}

const tables = new Map<BookDraft, Table>();

/**
 * The hero of a draft's photo.
 * @param photo names the photo that the shop keeps; null when it keeps none.
 */
export function useHero(draft: BookDraft, photo: string | null): HeroState {
  const table = tableOf(draft);
  useEffect(() => {
    if (photo) void watch(draft, photo);
    else forget(draft);
    const lookAgain = () => void (photo && !document.hidden && look(draft));
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, [draft, photo]);
  return useSyncExternalStore(
    table.listen,
    () => table.hero,
    () => NONE,
  );
}

/** Draws one of several faces, as counted in `faces`. When the call is lost, there is what was there before. */
export function chooseFace(draft: BookDraft, face: number): Promise<void> {
  const { hero, watched: photo } = tableOf(draft);
  const otherwise = 'faces' in hero ? { ...hero, message: NOT_REACHED.message } : NOT_REACHED;
  publish(tableOf(draft), { state: 'queued', place: 1 });
  return ask(draft, { face, photo }, otherwise);
}

/** Has the hero drawn again after the studio was closed. */
export function tryHeroAgain(draft: BookDraft): Promise<void> {
  return ask(draft, {});
}

function tableOf(draft: BookDraft): Table {
  const known = tables.get(draft);
  if (known) return known;
  const listeners = new Set<() => void>();
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const table: Table = { hero: NONE, watched: null, round: 0, watching: false, listeners, listen };
  tables.set(draft, table);
  return table;
}

async function watch(draft: BookDraft, photo: string): Promise<void> {
  const table = tableOf(draft);
  if (table.watched === photo) return look(draft);
  table.watched = photo;
  publish(table, NONE);
  await ask(draft, {});
}

/** Another tab may have chosen another face. */
async function look(draft: BookDraft): Promise<void> {
  const table = tableOf(draft);
  const mine = table.round;
  const state = await call(draft, {});
  if (state && mine === table.round) publish(table, state);
  await follow(draft);
}

function forget(draft: BookDraft): void {
  const table = tableOf(draft);
  if (table.watched === null) return;
  table.watched = null;
  table.round += 1;
  publish(table, NONE);
}

async function ask(draft: BookDraft, wish: object, otherwise: HeroState = NOT_REACHED): Promise<void> {
  const table = tableOf(draft);
  table.round += 1;
  const mine = table.round;
  const state = await call(draft, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (mine !== table.round) return;
  publish(table, state ?? otherwise);
  await follow(draft);
}

/** Looks again and again until the hero is ready or refused, as long as a page shows it. */
async function follow(draft: BookDraft): Promise<void> {
  const table = tableOf(draft);
  if (table.watching) return;
  table.watching = true;
  let missed = false;
  while (awaited(table) && (missed || underWay(table.hero))) {
    await new Promise((resolve) => setTimeout(resolve, missed ? LONG_PAUSE_MS : PAUSE_MS));
    const mine = table.round;
    const state = await call(draft, {});
    missed = state === null;
    if (state && mine === table.round) publish(table, state);
  }
  table.watching = false;
}

const awaited = ({ listeners, watched }: Table) => listeners.size > 0 && watched !== null;
const underWay = ({ state }: HeroState) => state === 'queued' || state === 'working';

async function call(draft: BookDraft, options: RequestInit): Promise<HeroState | null> {
  try {
    const response = await fetch(`/api/hero?book=${draft}`, { cache: 'no-store', ...options });
    const told = response.ok || response.status === 429;
    return told ? ((await response.json()) as HeroState) : null;
  } catch {
    return null;
  }
}

function publish(table: Table, next: HeroState): void {
  table.hero = next;
  for (const listener of table.listeners) listener();
}
