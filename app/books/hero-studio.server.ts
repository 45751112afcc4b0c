import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PhotoHero } from '#comic';
import { madeFromPhotoFile, photoBytes, photoIsKept } from '../photos/photos.server.ts';
import { photos } from '../photos/tables.server.ts';
import { log } from '../platform/log.server.ts';
import { db, machine, now } from '../platform/machine.server.ts';
import {
  type FaceBox,
  type HeroRefusal,
  type HeroState,
  type HeroStep,
  REFUSAL_WORDS,
} from './hero-state.ts';
import { drawHero, type HeroResult } from './hero-worker.server.ts';
import { heroes } from './tables.server.ts';

/** Photos that wait for the one drawing table of this process, first come first served. */
const queue: string[] = [];
let atWork: { photoId: string; step: HeroStep } | null = null;

/**
 * Asks for a photo's hero. A hero that is made, or being made, from the same face stays as it is.
 * @param face which of several faces, as counted in the refusal's `faces`; null for the one chosen before, if any.
 */
export async function beginHero(photoId: string, face: number | null): Promise<void> {
  const row = await rowOf(photoId);
  const wanted = face ?? row?.face ?? null;
  if (row && row.face === wanted && row.refusal !== 'unavailable') return;
  const asked = { face: wanted, queuedAt: now(), madeAt: null, refusedAt: null, refusal: null };
  await db()
    .insert(heroes)
    .values({ id: randomUUID(), photoId, ...asked })
    .onConflictDoUpdate({ target: heroes.photoId, set: asked });
  putInQueue(photoId);
}

/** How far a photo's hero is. Work that a restart interrupted is taken up again. */
export async function heroState(photoId: string): Promise<HeroState> {
  const row = await rowOf(photoId);
  if (!row) return { state: 'none' };
  if (row.madeAt || row.refusedAt) return finishedState(photoId, row.refusal as HeroRefusal | null);
  if (atWork?.photoId !== photoId) putInQueue(photoId);
  const place = queue.indexOf(photoId);
  if (place >= 0) return { state: 'queued', place: place + 1 };
  return { state: 'working', step: atWork?.step ?? 'finding the face' };
}

async function finishedState(photoId: string, refusal: HeroRefusal | null): Promise<HeroState> {
  const bytes = await machine().files.get(madeFromPhotoFile(photoId));
  const result: Partial<{ hero: PhotoHero; faces: FaceBox[] }> = bytes
    ? JSON.parse(new TextDecoder().decode(bytes))
    : {};
  if (!refusal && result.hero) return { state: 'ready', hero: result.hero };
  const reason = refusal ?? 'unavailable';
  return { state: 'refused', reason, message: REFUSAL_WORDS[reason], faces: result.faces ?? [] };
}

async function rowOf(photoId: string) {
  const [row] = await db().select().from(heroes).where(eq(heroes.photoId, photoId));
  return row;
}

function putInQueue(photoId: string): void {
  if (!queue.includes(photoId)) queue.push(photoId);
  if (!atWork) void workThrough();
}

async function workThrough(): Promise<void> {
  for (let photoId = queue.shift(); photoId; photoId = queue.shift()) {
    const started = performance.now();
    atWork = { photoId, step: 'finding the face' };
    try {
      await makeHero(photoId);
      log.info('A photo was drawn.', { durationMs: Math.round(performance.now() - started) });
    } catch (error) {
      log.error('A hero could not be kept.', { error });
      await refuse(photoId).catch(() => {});
    } finally {
      atWork = null;
    }
  }
}

/** So that nobody who looks again has the same photo drawn in vain for ever. */
async function refuse(photoId: string): Promise<void> {
  await db()
    .update(heroes)
    .set({ refusedAt: now(), refusal: 'unavailable' })
    .where(and(eq(heroes.photoId, photoId), isNull(heroes.madeAt), isNull(heroes.refusedAt)));
}

async function makeHero(photoId: string): Promise<void> {
  const row = await rowOf(photoId);
  const photo = await photoBytes(photoId);
  if (!row || row.madeAt || row.refusedAt) return;
  if (!photo) return refuse(photoId);
  const known = await resultForSameContent(photoId, row.face);
  const result =
    known ??
    (await drawHero(photo, row.face, (step) => {
      atWork = { photoId, step };
    }));
  await keepResult(photoId, row.queuedAt, result);
}

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
async function keepResult(photoId: string, queuedAt: Date, result: HeroResult): Promise<void> {
  const file = madeFromPhotoFile(photoId);
  await machine().files.put(file, new TextEncoder().encode(JSON.stringify(result)), 'application/json');
  if (!(await photoIsKept(photoId))) return machine().files.delete(file);
  await db()
    .update(heroes)
    .set('hero' in result ? { madeAt: now() } : { refusedAt: now(), refusal: result.refused })
    .where(and(eq(heroes.photoId, photoId), eq(heroes.queuedAt, queuedAt)));
}
