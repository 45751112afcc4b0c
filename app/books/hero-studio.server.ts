import { and, count, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { FaceBox, PhotoHero, QuarterTurns, Step } from '#comic';
import { isInQueue } from '../platform/jobs.server.ts';
import { db, now, type Transaction } from '../platform/machine.server.ts';
import {
  askForHero,
  drawHeroJob,
  isOverwritten,
  isUnfinished,
  resultOf,
  type Wish,
  wishOf,
} from './draw-hero.job.server.ts';
import { type HeroRefusal, type HeroState, REFUSAL_WORDS, waitsForFace } from './hero-state.ts';
import { heroes } from './tables.server.ts';

/** Only then it is worth asking whether the queue has lost a photo: its job can have died with its process too often. */
const LOST_AFTER_MS = 120_000;

/**
 * Asks for a photo's hero. A hero that is made, or being made, from the same face stays as it is.
 * @param face which of several faces, as counted in the refusal's `faces`; null for the one chosen before, if any.
 * @param may whether it may still be asked for, looked at while nobody else changes it.
 */
export async function beginHero(
  photoId: string,
  face: number | null,
  may: (tx: Transaction) => Promise<boolean> = async () => true,
): Promise<void> {
  const before = await wishOf(photoId);
  const wanted = face ?? before?.face ?? null;
  if (before?.face === wanted && !(await isInVain(before))) return;
  await db().transaction(async (tx) => {
    if (await may(tx)) await askForHero(tx, photoId, wanted);
  });
}

const isInVain = async (wish: Wish): Promise<boolean> =>
  wish.refusal === 'unavailable' || (await isLost(wish)) || (await isOverwritten(wish));

/** How far a photo's hero is, whichever process draws it. */
export async function heroState(photoId: string): Promise<HeroState> {
  const wish = await wishOf(photoId);
  if (!wish) return { state: 'none' };
  if (!isUnfinished(wish)) return finishedState(wish);
  if (await isLost(wish)) return refused('unavailable', wish);
  if (wish.step) return { state: 'working', step: wish.step as Step };
  return { state: 'queued', place: (await waitingBefore(wish.queuedAt)) + 1 };
}

/** The faces of a photo that waits for its parent to say which one is the hero; none when it does not. */
export async function facesToChoose(photoId: string): Promise<{ faces: FaceBox[]; upright: QuarterTurns }> {
  const hero = await heroState(photoId);
  return waitsForFace(hero) ? { faces: hero.faces, upright: hero.upright } : NOBODY;
}

/** Draws the chosen face of a photo that still waits for that. @returns false when it does not wait any more. */
export async function drawChosenFace(tx: Transaction, photoId: string, face: number): Promise<boolean> {
  const wish = await wishOf(photoId, tx);
  if (!wish?.refusal) return false;
  await askForHero(tx, photoId, face);
  return true;
}

/** No faces to choose among. */
export const NOBODY: { faces: FaceBox[]; upright: QuarterTurns } = { faces: [], upright: 0 };

async function isLost(wish: Wish): Promise<boolean> {
  const waited = now().getTime() - wish.queuedAt.getTime();
  return isUnfinished(wish) && waited > LOST_AFTER_MS && !(await isInQueue(drawHeroJob, wish.photoId));
}

/** Counts no photo that its job has left: nobody draws it, and it would stand before everybody for ever. */
async function waitingBefore(moment: Date): Promise<number> {
  const waiting = [isNull(heroes.madeAt), isNull(heroes.refusedAt), isNull(heroes.step)];
  const alive = or(
    gt(heroes.queuedAt, new Date(now().getTime() - LOST_AFTER_MS)),
    sql`exists (
      select 1 from pgboss.job
      where job.name = ${drawHeroJob.name} and job.singleton_key = ${heroes.photoId}::text
        and job.state in ('created', 'retry', 'active')
    )`,
  );
  const [row] = await db()
    .select({ photos: count() })
    .from(heroes)
    .where(and(...waiting, lt(heroes.queuedAt, moment), alive));
  return row?.photos ?? 0;
}

async function finishedState(wish: Wish): Promise<HeroState> {
  const refusal = wish.refusal as HeroRefusal | null;
  const result: Partial<{ hero: PhotoHero; faces: FaceBox[]; upright: QuarterTurns }> =
    (await resultOf(wish)) ?? {};
  const { hero, faces = [], upright = 0 } = result;
  if (!refusal && hero) return { state: 'ready', hero, faces, face: wish.face, upright };
  return refused(refusal ?? 'unavailable', wish, faces, upright);
}

const refused = (
  reason: HeroRefusal,
  { face }: Wish,
  faces: FaceBox[] = [],
  upright: QuarterTurns = 0,
): HeroState => ({
  state: 'refused',
  reason,
  message: REFUSAL_WORDS[reason],
  faces,
  face,
  upright,
});
