import { randomUUID } from 'node:crypto';
import { and, count, isNull, lt } from 'drizzle-orm';
import type { FaceBox, PhotoHero, Step } from '#comic';
import { madeFromPhotoFile } from '../photos/photos.server.ts';
import { enqueue, isInQueue } from '../platform/jobs.server.ts';
import { db, machine, now } from '../platform/machine.server.ts';
import { drawHeroJob, isUnfinished, type Wish, wishOf } from './draw-hero.job.server.ts';
import { type HeroRefusal, type HeroState, REFUSAL_WORDS } from './hero-state.ts';
import { heroes } from './tables.server.ts';

/** Only then it is worth asking whether the queue has lost a photo: its job can have died with its process too often. */
const LOST_AFTER_MS = 120_000;

/**
 * Asks for a photo's hero. A hero that is made, or being made, from the same face stays as it is.
 * @param face which of several faces, as counted in the refusal's `faces`; null for the one chosen before, if any.
 */
export async function beginHero(photoId: string, face: number | null): Promise<void> {
  const before = await wishOf(photoId);
  const wanted = face ?? before?.face ?? null;
  const inVain = before?.refusal === 'unavailable' || (before && (await isLost(before)));
  if (before && before.face === wanted && !inVain) return;
  const asked = { face: wanted, queuedAt: now(), step: null, madeAt: null, refusedAt: null, refusal: null };
  await db().transaction(async (tx) => {
    await tx
      .insert(heroes)
      .values({ id: randomUUID(), photoId, ...asked })
      .onConflictDoUpdate({ target: heroes.photoId, set: asked });
    await enqueue(tx, drawHeroJob, { photoId });
  });
}

/** How far a photo's hero is, whichever process draws it. */
export async function heroState(photoId: string): Promise<HeroState> {
  const wish = await wishOf(photoId);
  if (!wish) return { state: 'none' };
  if (!isUnfinished(wish)) return finishedState(photoId, wish.refusal as HeroRefusal | null);
  if (await isLost(wish)) return refused('unavailable');
  if (wish.step) return { state: 'working', step: wish.step as Step };
  return { state: 'queued', place: (await waitingBefore(wish.queuedAt)) + 1 };
}

/** The faces of a photo that waits for its parent to say which one is the hero; none when it does not. */
export async function facesToChoose(photoId: string): Promise<FaceBox[]> {
  const hero = await heroState(photoId);
  return hero.state === 'refused' && hero.reason === 'several-faces' ? hero.faces : [];
}

async function isLost(wish: Wish): Promise<boolean> {
  const waited = now().getTime() - wish.queuedAt.getTime();
  return isUnfinished(wish) && waited > LOST_AFTER_MS && !(await isInQueue(drawHeroJob, wish.photoId));
}

async function waitingBefore(moment: Date): Promise<number> {
  const waiting = [isNull(heroes.madeAt), isNull(heroes.refusedAt), isNull(heroes.step)];
  const [row] = await db()
    .select({ photos: count() })
    .from(heroes)
    .where(and(...waiting, lt(heroes.queuedAt, moment)));
  return row?.photos ?? 0;
}

async function finishedState(photoId: string, refusal: HeroRefusal | null): Promise<HeroState> {
  const bytes = await machine().files.get(madeFromPhotoFile(photoId));
  const result: Partial<{ hero: PhotoHero; faces: FaceBox[] }> = bytes
    ? JSON.parse(new TextDecoder().decode(bytes))
    : {};
  if (!refusal && result.hero) return { state: 'ready', hero: result.hero };
  return refused(refusal ?? 'unavailable', result.faces);
}

const refused = (reason: HeroRefusal, faces: FaceBox[] = []): HeroState => ({
  state: 'refused',
  reason,
  message: REFUSAL_WORDS[reason],
  faces,
});
