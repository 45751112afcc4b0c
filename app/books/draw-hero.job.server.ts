import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { madeFromPhotoFile, photoBytes, photoIsKept } from '../photos/photos.server.ts';
import { photos } from '../photos/tables.server.ts';
import { defineJob } from '../platform/jobs.server.ts';
import { log } from '../platform/log.server.ts';
import { db, machine, now } from '../platform/machine.server.ts';
import type { HeroStep } from './hero-state.ts';
import { drawHero, type HeroResult } from './hero-worker.server.ts';
import { heroes } from './tables.server.ts';

type Wish = typeof heroes.$inferSelect;

/** Draws the hero of a photo, at whichever drawing table is free: each process that works has one. */
export const drawHeroJob = defineJob<{ photoId: string }>({
  name: 'draw-hero',
  retryLimit: 5,
  retryDelay: 1,
  heavy: true,
  onlyOneWaiting: ({ photoId }) => photoId,
  async run({ photoId }) {
    try {
      await makeHero(photoId);
    } catch (error) {
      log.error('A hero could not be kept.', { error });
      await refuse(photoId);
    }
  },
});

export async function wishOf(photoId: string): Promise<Wish | undefined> {
  const [row] = await db().select().from(heroes).where(eq(heroes.photoId, photoId));
  return row;
}

/** So that nobody who looks again has the same photo drawn in vain for ever. */
async function refuse(photoId: string): Promise<void> {
  await db()
    .update(heroes)
    .set({ refusedAt: now(), refusal: 'unavailable' })
    .where(and(eq(heroes.photoId, photoId), isNull(heroes.madeAt), isNull(heroes.refusedAt)));
}

async function makeHero(photoId: string): Promise<void> {
  const wish = await wishOf(photoId);
  const photo = await photoBytes(photoId);
  if (!wish || wish.madeAt || wish.refusedAt) return;
  if (!photo) return refuse(photoId);
  await tellStep(wish, 'finding the face');
  const known = await resultForSameContent(photoId, wish.face);
  let told = Promise.resolve();
  const tell = (step: HeroStep) => {
    told = told.then(() => tellStep(wish, step)).catch(() => {});
  };
  const result = known ?? (await drawHero(photo, wish.face, tell));
  await told;
  await keepResult(wish, result);
}

/** Where the drawing is, for whoever waits for it. */
async function tellStep(wish: Wish, step: HeroStep): Promise<void> {
  await db().update(heroes).set({ step }).where(asWished(wish));
}

/** As long as no other face was chosen meanwhile. */
const asWished = ({ photoId, queuedAt }: Wish) =>
  and(eq(heroes.photoId, photoId), eq(heroes.queuedAt, queuedAt));

/** What was made of the same picture and face before, while that picture is still kept. */
async function resultForSameContent(photoId: string, face: number | null): Promise<HeroResult | null> {
  const mine = alias(photos, 'mine');
  const [twin] = await db()
    .select({ id: photos.id })
    .from(mine)
    .innerJoin(photos, and(eq(photos.contentHash, mine.contentHash), ne(photos.id, mine.id)))
    .innerJoin(heroes, eq(heroes.photoId, photos.id))
    .where(
      and(
        eq(mine.id, photoId),
        isNull(photos.forgottenAt),
        face === null ? isNull(heroes.face) : eq(heroes.face, face),
        or(isNotNull(heroes.madeAt), and(isNotNull(heroes.refusedAt), ne(heroes.refusal, 'unavailable'))),
      ),
    )
    .limit(1);
  const bytes = twin && (await machine().files.get(madeFromPhotoFile(twin.id)));
  return bytes ? (JSON.parse(new TextDecoder().decode(bytes)) as HeroResult) : null;
}

/** Kept only while the photo is, and only if no other face was chosen meanwhile. */
async function keepResult(wish: Wish, result: HeroResult): Promise<void> {
  const { photoId } = wish;
  const file = madeFromPhotoFile(photoId);
  await machine().files.put(file, new TextEncoder().encode(JSON.stringify(result)), 'application/json');
  if (!(await photoIsKept(photoId))) return machine().files.delete(file);
  await db()
    .update(heroes)
    .set('hero' in result ? { madeAt: now() } : { refusedAt: now(), refusal: result.refused })
    .where(asWished(wish));
}
