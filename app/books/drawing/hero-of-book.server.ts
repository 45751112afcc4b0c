import { and, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Hero } from '#comic';
import { db } from '../../platform/runtime/runtime.server.ts';
import type { HeroRefusal } from './hero-state.ts';
import { beginHero, heroState } from './hero-studio.server.ts';
import type { HeroLack } from './problem-lines.ts';
import { heroes } from './tables.server.ts';

const LOOK_EVERY_MS = 500;
/**
 * Most heroes have been drawn by the time their book is made. A job that would wait longer leaves the press
 * to other books, and is tried again.
 */
const LONGEST_MS = 15_000;

/**
 * The hero, or why the photo gives none. Nobody who paid for a hero from a photo gets another hero unasked.
 */
export type FoundHero = { hero: Hero } | { lack: HeroLack };

/**
 * The hero of an ordered book, from its photo.
 * @param patient whether to wait for a closed drawing table: it then throws instead of returning a lack.
 * @throws when the drawing table is closed or too busy; trying again helps.
 */
export async function heroOfPhoto(photoId: string, patient: boolean): Promise<FoundHero> {
  await beginHero(photoId);
  const end = performance.now() + LONGEST_MS;
  while (performance.now() < end) {
    const hero = await heroState(photoId);
    if (hero.state === 'ready') return { hero: hero.hero };
    if (hero.state === 'refused') {
      if (hero.reason === 'unavailable' && patient) throw new Error('The drawing table is closed.');
      return { lack: hero.reason };
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error('The hero of a book is not drawn yet.');
}

/** Why these photos gave no hero, by photo id. Only those for which the picture itself is the reason. */
export async function refusedPhotos(photoIds: readonly string[]): Promise<ReadonlyMap<string, HeroRefusal>> {
  if (photoIds.length === 0) return new Map();
  const rows = await db()
    .select({ photoId: heroes.photoId, refusal: heroes.refusal })
    .from(heroes)
    .where(
      and(
        inArray(heroes.photoId, [...photoIds]),
        isNotNull(heroes.refusedAt),
        ne(heroes.refusal, 'unavailable'),
      ),
    );
  return new Map(rows.map(({ photoId, refusal }) => [photoId, refusal as HeroRefusal]));
}
