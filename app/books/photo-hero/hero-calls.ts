import type { BookDraft } from '../photos/photo-rules.ts';
import { deliver, type DrawnHere, sendPhoto } from '../photos/device-photo.ts';
import type { Draw, HeroState } from '../drawing/hero-state.ts';
import { type ChosenHero, isLikeness } from '../drawing/chosen-hero.ts';
import { heroAfter } from './hero-after.ts';
import { HERE, type HeroKeeper, type HeroTable, NO_HERO, publishHero, tableOf } from './hero-table.ts';

const PAUSE_MS = 1_000;
/** The pause after a call that did not get through. */
const LONG_PAUSE_MS = 4_000;

const NOT_REACHED = {
  state: 'refused',
  reason: 'unavailable',
  message: 'We could not reach our drawing table. Your photo is safe: please try again.',
  faces: [],
  face: null,
  upright: 0,
} satisfies HeroState;

/**
 * Has one of several faces drawn, by its index in `faces`. If the call fails, the earlier state comes back.
 */
export function chooseFace(draft: BookDraft, face: number): Promise<void> {
  return choose(draft, { face });
}

/**
 * Has a likeness drawn, or keeps the photo's own face, for which the photo has to go to the shop. If the call
 * fails, the earlier state comes back.
 */
export async function chooseDrawing(draft: BookDraft, draw: Draw): Promise<void> {
  const table = tableOf(draft);
  if (table.watched !== HERE) return choose(draft, { draw });
  table.wantsFace = draw === 'photo';
  await sendPhoto(draft);
}

/** Has the hero drawn again after the studio was closed. */
export function tryHeroAgain(draft: BookDraft): Promise<void> {
  return ask(draft, {});
}

function choose(draft: BookDraft, wish: { face: number } | { draw: Draw }): Promise<void> {
  const { hero, watched: photo } = tableOf(draft);
  const otherwise = 'faces' in hero ? { ...hero, message: NOT_REACHED.message } : NOT_REACHED;
  publish(tableOf(draft), { state: 'queued', place: 1 });
  return ask(draft, { ...wish, photo }, otherwise);
}

/** Follows the hero of a photo, and starts from the beginning when it is another photo. */
export async function watch(draft: BookDraft, photo: string, keeper: HeroKeeper | null): Promise<void> {
  const table = tableOf(draft);
  table.keeper = keeper;
  if (table.watched === photo) return look(draft);
  table.watched = photo;
  publish(table, NO_HERO);
  await ask(draft, {});
  if (!table.wantsFace) return;
  table.wantsFace = false;
  await choose(draft, { draw: 'photo' });
}

/**
 * Publishes the likeness that this device drew of the photo, now or on an earlier visit, of which the draft
 * knows.
 */
export async function tellDrawnHere(
  draft: BookDraft,
  drawn: DrawnHere | null,
  keeper: HeroKeeper | null,
): Promise<void> {
  const table = tableOf(draft);
  table.keeper = keeper;
  table.watched = HERE;
  const state = drawn ? stateOf(drawn) : stateBefore(keeper?.now() ?? null);
  if (state) publish(table, state);
  else if (keeper) await deliver(draft);
}

const stateOf = ({ hero, faces, upright }: DrawnHere): HeroState => ({
  state: 'ready',
  hero,
  faces,
  face: null,
  upright,
});

function stateBefore(chosen: ChosenHero | null): HeroState | null {
  if (!isLikeness(chosen)) return null;
  const { wishes: _, ...hero } = chosen;
  return { state: 'ready', hero, faces: [], face: null, upright: 0 };
}

/** Reads the state once more, because another tab may have chosen another face. */
async function look(draft: BookDraft): Promise<void> {
  const table = tableOf(draft);
  const mine = table.round;
  const state = await call(draft, {});
  if (state && mine === table.round) publish(table, state);
  await follow(draft);
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

/** Polls until the hero is ready or refused, as long as a page shows it. */
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

const awaited = ({ listeners, watched }: HeroTable) => listeners.size > 0 && watched !== null;
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

function publish(table: HeroTable, news: HeroState): void {
  publishHero(table, news);
  const { keeper } = table;
  if (!keeper) return;
  const chosen = keeper.now();
  if (isLikeness(chosen)) table.drawn = chosen;
  const next = heroAfter(news, chosen);
  if (next !== chosen) keeper.keep(next && heroAfter(news, table.drawn));
}
