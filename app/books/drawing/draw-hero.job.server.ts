import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { madeFromPhotoFile, photoBytes, photoIsKept } from '../photos/photos.server.ts';
import { photos } from '../photos/tables.server.ts';
import { defineJob, enqueue } from '../../platform/jobs/jobs.server.ts';
import { log } from '../../platform/telemetry/log.server.ts';
import { db, machine, now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable } from '../../platform/database/dialect.ts';
import type { Step } from '#comic';
import { drawHero, type HeroResult } from './hero-worker.server.ts';
import type { Draw } from './hero-state.ts';
import { heroes } from './tables.server.ts';

export type Wish = typeof heroes.$inferSelect;

/** Which face of a photo is wanted, and how it is drawn. */
export type Wanted = Partial<Pick<Wish, 'face' | 'draw'>>;

/** What was asked for before; for a new photo, a likeness. */
export const asBefore = (before: Wish | undefined): { face: number | null; draw: Draw } => ({
  face: before?.face ?? null,
  draw: before?.draw ?? 'likeness',
});

/** Draws the hero of a photo at the first drawing table that is free. Each worker process has one table. */
export const drawHeroJob = defineJob<{ photoId: string }>({
  name: 'draw-hero',
  retryLimit: 5,
  retryDelay: 1,
  heavy: {
    turnOf: sql`select ${photos.userId} from ${photos} where ${photos.id} = (job.data ->> 'photoId')::uuid`,
  },
  onlyOneWaiting: ({ photoId }) => photoId,
  async run({ photoId }) {
    const wish = await wishOf(photoId);
    if (!wish || !isUnfinished(wish)) return;
    try {
      await makeHero(wish);
    } catch (error) {
      log.error('A hero could not be kept.', { error });
      await refuse(wish);
    }
  },
});

export async function wishOf(photoId: string, database: Queryable = db()): Promise<Wish | undefined> {
  const [row] = await database.select().from(heroes).where(eq(heroes.photoId, photoId));
  return row;
}

export const isUnfinished = ({ madeAt, refusedAt }: Wish): boolean => !madeAt && !refusedAt;

/** Records a failure, so that the parent is told and can try again. */
async function refuse(wish: Wish): Promise<void> {
  await db().update(heroes).set({ refusedAt: now(), refusal: 'unavailable' }).where(stillWished(wish));
}

async function makeHero(wish: Wish): Promise<void> {
  const photo = await photoBytes(wish.photoId);
  if (!photo) return refuse(wish);
  await tellStep(wish, 'finding the face');
  const known = await resultForSameContent(wish);
  let told = Promise.resolve();
  const tell = (step: Step) => {
    told = told.then(() => tellStep(wish, step)).catch(() => {});
  };
  const result = known ?? (await drawHero(photo, wish, tell));
  await told;
  await keepResult(wish, result);
}

/** Stores the current step of the drawing, for whoever waits for it. */
async function tellStep(wish: Wish, step: Step): Promise<void> {
  await db().update(heroes).set({ step }).where(stillWished(wish));
}

/** Matches the wish while no other face has been chosen and no other process has finished it. */
const stillWished = ({ photoId, queuedAt }: Wish) =>
  and(
    eq(heroes.photoId, photoId),
    eq(heroes.queuedAt, queuedAt),
    isNull(heroes.madeAt),
    isNull(heroes.refusedAt),
  );

/**
 * An earlier result for the same picture and face, drawn in the same way, while that picture is still kept.
 * Only pictures of the same draft, customer or order count. Otherwise a quick answer would reveal that
 * somebody else has sent this picture.
 */
async function resultForSameContent({ photoId, face, draw }: Wish): Promise<HeroResult | null> {
  const mine = alias(photos, 'mine');
  const [twin] = await db()
    .select({ id: photos.id })
    .from(mine)
    .innerJoin(photos, and(eq(photos.contentHash, mine.contentHash), ne(photos.id, mine.id)))
    .innerJoin(heroes, eq(heroes.photoId, photos.id))
    .where(
      and(
        eq(mine.id, photoId),
        or(
          eq(photos.draftKeyHash, mine.draftKeyHash),
          eq(photos.userId, mine.userId),
          eq(photos.orderId, mine.orderId),
        ),
        isNull(photos.forgottenAt),
        face === null ? isNull(heroes.face) : eq(heroes.face, face),
        eq(heroes.draw, draw),
        or(isNotNull(heroes.madeAt), and(isNotNull(heroes.refusedAt), ne(heroes.refusal, 'unavailable'))),
      ),
    )
    .limit(1);
  return (twin && (await resultOf({ photoId: twin.id, face, draw }))) ?? null;
}

type Answered = Pick<Wish, 'photoId' | 'face' | 'draw'>;

/**
 * The stored result of a wish. A result for another face of the photo, or drawn in another way, does not
 * count.
 */
export async function resultOf(wish: Answered): Promise<HeroResult | undefined> {
  const kept = await keptFor(wish.photoId);
  return kept && isFrom(kept, wish) ? kept : undefined;
}

/** Whether the late result of another wish has overwritten the stored result of this finished one. */
export async function isOverwritten(wish: Wish): Promise<boolean> {
  if (isUnfinished(wish)) return false;
  const kept = await keptFor(wish.photoId);
  return kept !== undefined && !isFrom(kept, wish);
}

/**
 * A stored result. Files of an earlier release do not say which face they are from, which way up the photo
 * is, or who else is in it. Files that do not say what was drawn hold the photo's own face.
 */
type Kept = HeroResult & { face?: number | null; draw?: Draw };

const isFrom = (kept: Kept, { face, draw }: Answered): boolean =>
  (kept.face === undefined || kept.face === face) && (kept.draw ?? 'photo') === draw;

async function keptFor(photoId: string): Promise<Kept | undefined> {
  const bytes = await machine().files.get(madeFromPhotoFile(photoId));
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as Kept);
}

/**
 * Stores a result, if the photo is still kept and no other face has been chosen meanwhile: the result for
 * that face may be stored already. A slow store can still write this result after the newer one. So whoever
 * writes last checks, and has the chosen face drawn again.
 */
export async function keepResult(wish: Wish, result: HeroResult): Promise<void> {
  const { photoId } = wish;
  const [wished] = await db().select({ id: heroes.id }).from(heroes).where(stillWished(wish));
  if (!wished) return;
  const file = madeFromPhotoFile(photoId);
  const kept: Kept = { ...result, face: wish.face, draw: wish.draw };
  await machine().files.put(file, new TextEncoder().encode(JSON.stringify(kept)), 'application/json');
  if (!(await photoIsKept(photoId))) return machine().files.delete(file);
  await db()
    .update(heroes)
    .set('hero' in result ? { madeAt: now() } : { refusedAt: now(), refusal: result.refused })
    .where(stillWished(wish));
  const chosen = await wishOf(photoId);
  if (chosen && (await isOverwritten(chosen)))
    await db().transaction((tx) => askForHero(tx, photoId, chosen));
}

/**
 * Queues the drawing of a hero, whatever there was before.
 * @param turn whose turn in the queue it uses; left out, that of the photo's customer.
 */
export async function askForHero(
  tx: Queryable,
  photoId: string,
  { face, draw }: { face: number | null; draw: Draw },
  turn?: string,
): Promise<void> {
  const asked = { face, draw, queuedAt: now(), step: null, madeAt: null, refusedAt: null, refusal: null };
  await tx
    .insert(heroes)
    .values({ id: randomUUID(), photoId, ...asked })
    .onConflictDoUpdate({ target: heroes.photoId, set: asked });
  await enqueue(tx, drawHeroJob, { photoId }, { turn });
}
