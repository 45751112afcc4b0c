import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { CleanPicture } from '../../books/photos/clean-picture.server.ts';
import { db, machine, now } from '../../platform/runtime/runtime.server.ts';
import { keptSince } from '../../platform/settings/kept-since.server.ts';
import { MOST_PHOTOS } from './claim-words.ts';
import { lockClaim, photoCount } from './claims.server.ts';
import { claimPhotos, claims } from './tables.server.ts';

const fileOf = (photoId: string): string => `claims/${photoId}.jpg`;

/** The outcome of adding a picture. `full`: the claim has all it may have. `answered`: it is closed. */
export type PhotoKept = 'kept' | 'full' | 'answered';

/**
 * Stores a cleaned picture with an open claim. The same picture sent twice is stored once. The row is written
 * before the file, so that every file has a date on which it is deleted.
 */
export async function keepClaimPhoto(claimId: string, picture: CleanPicture): Promise<PhotoKept> {
  const { contentHash, width, height } = picture;
  const row = await db().transaction(async (tx) => {
    const claim = await lockClaim(tx, claimId);
    if (!claim || claim.answeredAt) return 'answered' as const;
    const [known] = await tx
      .select()
      .from(claimPhotos)
      .where(and(eq(claimPhotos.claimId, claimId), eq(claimPhotos.contentHash, contentHash)));
    if (known) return known;
    if ((await photoCount(tx, claimId)) >= MOST_PHOTOS) return 'full' as const;
    const [written] = await tx
      .insert(claimPhotos)
      .values({ id: randomUUID(), claimId, contentHash, width, height, storedAt: now() })
      .returning();
    return written ?? ('answered' as const);
  });
  if (typeof row === 'string') return row;
  await machine().files.put(fileOf(row.id), picture.bytes, 'image/jpeg');
  return 'kept';
}

/**
 * @returns the JPEG, with the order and customer of its claim; null when there is no such picture, or it was
 * deleted.
 */
export async function claimPhoto(photoId: string) {
  const [row] = await db()
    .select({ orderId: claims.orderId, userId: claims.userId })
    .from(claimPhotos)
    .innerJoin(claims, eq(claims.id, claimPhotos.claimId))
    .where(and(eq(claimPhotos.id, photoId), isNull(claimPhotos.forgottenAt)));
  const jpeg = row && (await machine().files.send(fileOf(photoId)));
  return jpeg ? { ...row, jpeg } : null;
}

/** Deletes the pictures of claims answered long ago. Their rows stay as a record of the deletion. */
export async function forgetClaimPhotos(): Promise<void> {
  const longAgo = await keptSince('claimPhotos');
  const due = await db()
    .select({ id: claimPhotos.id })
    .from(claimPhotos)
    .innerJoin(claims, eq(claims.id, claimPhotos.claimId))
    .where(and(isNull(claimPhotos.forgottenAt), lt(claims.answeredAt, longAgo)));
  for (const { id } of due) await forgetClaimPhoto(id);
}

export async function forgetClaimPhoto(id: string): Promise<void> {
  await machine().files.delete(fileOf(id));
  await db().update(claimPhotos).set({ forgottenAt: now() }).where(eq(claimPhotos.id, id));
}
