import { randomUUID } from 'node:crypto';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { SentFile } from '../../platform/files/files.server.ts';
import { db, machine, now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable, Transaction } from '../../platform/database/dialect.ts';
import { keptDays } from '../../platform/settings/kept-days.ts';
import { readSettings } from '../../platform/settings/shop-settings.server.ts';
import { PRIVACY } from '../../platform/facts/facts.ts';
import type { CleanPicture } from './clean-picture.server.ts';
import { draftKey, draftKeyHash, newDraftKey } from './draft-key.server.ts';
import { type BookDraft, DAYS_KEPT_UNORDERED, DAYS_KEPT_WITH_ORDER } from './photo-rules.ts';
import { photos } from './tables.server.ts';

export interface KeptPhoto {
  id: string;
  width: number;
  height: number;
  leavesAt: Date;
}

const pictureFile = (photoId: string) => `photos/${photoId}.jpg`;

/** Where the pictures made from a photo are kept, so that they can be deleted with it. */
export const madeFromPhotoFile = (photoId: string): string => `heroes/${photoId}.json`;

/** Matches photos whose deletion has not begun. */
const kept = isNull(photos.forgottenBecause);

/** How long after a deletion the files are deleted once more. The photo clock runs every hour. */
const DELETED_AGAIN_FOR_MS = 2 * 60 * 60 * 1000;

const daysFromNow = (days: number) => new Date(now().getTime() + days * 24 * 60 * 60 * 1000);

/** Matches photos that are neither in a cart nor ordered. */
const ofDraft = and(isNull(photos.cartItemId), isNull(photos.orderId));

/** The photo of a book being made in this browser, in no cart and not ordered yet; null without its key. */
export async function photoOfDraft(request: Request, draft: BookDraft): Promise<KeptPhoto | null> {
  const key = draftKey(request, draft);
  if (!key) return null;
  const [photo] = await db()
    .select()
    .from(photos)
    .where(and(ofKeys([key]), gt(photos.leavesAt, now())))
    .orderBy(desc(photos.storedAt))
    .limit(1);
  return photo ?? null;
}

/**
 * Locks a photo with its draft until the transaction ends. @returns false when it is in a cart or ordered by
 * now.
 */
export async function holdDraftPhoto(tx: Transaction, photoId: string): Promise<boolean> {
  const held = await tx
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.id, photoId), ofDraft, kept))
    .for('update');
  return held.length > 0;
}

/** Matches photos that are kept for a draft under one of these keys. */
const ofKeys = (keys: readonly string[]) =>
  and(inArray(photos.draftKeyHash, keys.map(draftKeyHash)), ofDraft, kept);

/**
 * Keeps a cleaned photo for a draft under a key, and deletes any other photo of the draft at once. The same
 * picture sent again stays the same photo, unless that went into a cart or an order meanwhile. The row is
 * written before the file, so that every file has a date on which it leaves.
 * @param formerKey the draft's key until now. It opens nothing afterwards, so that nobody can plant a key in
 *   a browser and look at the photo that is sent with it later.
 */
export async function keepPhoto(
  formerKey: string | null,
  key: string,
  picture: CleanPicture,
  consentText: string,
): Promise<KeptPhoto> {
  const keys = formerKey ? [formerKey, key] : [key];
  const newId = randomUUID();
  const photo = await db().transaction((tx) => rowFor(tx, { keys, key, newId, picture, consentText }));
  try {
    await putPicture(photo.id, picture);
  } catch (error) {
    // The photo clock deletes what may have been stored, so that the caller waits for a silent store only
    // once.
    if (photo.id === newId) await markLeaving(db(), newId, 'removed');
    throw error;
  }
  await forgetEach(and(ofKeys(keys), ne(photos.id, photo.id)), 'replaced');
  return photo;
}

interface Keeping {
  keys: readonly string[];
  key: string;
  newId: string;
  picture: CleanPicture;
  consentText: string;
}

async function rowFor(
  tx: Transaction,
  { keys, key, newId, picture, consentText }: Keeping,
): Promise<KeptPhoto> {
  const { contentHash, width, height, bytes } = picture;
  const promise = {
    draftKeyHash: draftKeyHash(key),
    consentAt: now(),
    consentText,
    leavesAt: daysFromNow(DAYS_KEPT_UNORDERED),
  };
  // With this lock, an upload that arrives twice at once is one photo: from two tabs, or again after a lost
  // connection.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${promise.draftKeyHash}, 0))`);
  const [same] = await tx
    .update(photos)
    .set(promise)
    .where(and(ofKeys(keys), eq(photos.contentHash, contentHash), gt(photos.leavesAt, now())))
    .returning();
  if (same) return same;
  const row = { id: newId, contentHash, width, height, bytes: bytes.byteLength, storedAt: now(), ...promise };
  await tx.insert(photos).values(row);
  return row;
}

async function putPicture(photoId: string, picture: CleanPicture): Promise<void> {
  const file = pictureFile(photoId);
  await machine().files.put(file, picture.bytes, 'image/jpeg');
  // The photo may have been deleted while its file was written. Nothing else would ever delete that file.
  if (!(await photoIsKept(photoId))) await machine().files.delete(file);
}

/** Deletes every photo of a draft that is in no cart and not ordered. */
export async function forgetDraftPhotos(key: string, because: 'removed' | 'replaced'): Promise<void> {
  await forgetEach(ofKeys([key]), because);
}

async function forgetEach(which: SQL | undefined, because: WhyForgotten): Promise<void> {
  const rows = await db().select({ id: photos.id }).from(photos).where(which);
  for (const { id } of rows) await forgetPhoto(id, because);
}

/** @returns the JPEG, or undefined when the photo is gone. */
export async function photoBytes(photoId: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return (await photoIsKept(photoId)) ? machine().files.get(pictureFile(photoId)) : undefined;
}

/** @returns the same JPEG as a file to send, or undefined when the photo is gone. */
export async function sentPhoto(photoId: string): Promise<SentFile | undefined> {
  return (await photoIsKept(photoId)) ? machine().files.send(pictureFile(photoId)) : undefined;
}

export async function photoIsKept(photoId: string): Promise<boolean> {
  const [row] = await db()
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.id, photoId), kept));
  return row !== undefined;
}

/** Whether a photo was stored before this moment, even if it has left since. */
export async function wasStoredBefore(photoId: string, moment: Date): Promise<boolean> {
  const [row] = await db()
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.id, photoId), lt(photos.storedAt, moment)));
  return row !== undefined;
}

/** Which of these photos are kept: their deletion has not begun. */
export async function keptPhotos(
  database: Queryable,
  photoIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return idsOf(await selectKept(database, photoIds));
}

/** The same, and locks these photos so that they stay kept until the transaction ends. */
export async function holdKeptPhotos(
  tx: Transaction,
  photoIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (photoIds.length === 0) return new Set();
  return idsOf(await selectKept(tx, photoIds).for('update'));
}

const selectKept = (database: Queryable, photoIds: readonly string[]) =>
  database
    .select({ id: photos.id })
    .from(photos)
    .where(and(inArray(photos.id, [...photoIds]), kept))
    .orderBy(asc(photos.id));

const idsOf = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));

/**
 * Moves a draft's photo to the book in the cart that is made from it: the draft has none afterwards.
 * @returns false when the photo was removed meanwhile, or belongs to another book.
 */
export async function givePhotoToCartItem(
  tx: Queryable,
  photoId: string,
  cartItemId: string,
  userId: string,
): Promise<boolean> {
  const days = keptDays(await readSettings(tx), 'cartPhotos');
  const given = await tx
    .update(photos)
    .set({ cartItemId, userId, leavesAt: daysFromNow(days) })
    .where(and(eq(photos.id, photoId), ofDraft, kept))
    .returning({ id: photos.id });
  return given.length > 0;
}

/** Deletes the photo of a book that was taken out of the cart, unless the book was ordered. */
export async function forgetPhotoOfCartItem(cartItemId: string): Promise<void> {
  await forgetEach(and(eq(photos.cartItemId, cartItemId), isNull(photos.orderId), kept), 'removed');
}

/**
 * Moves a photo of a draft or a cart to the order made from it. It then stays until 30 days after delivery.
 * @returns false when the photo was removed meanwhile, or belongs to another order.
 */
export async function givePhotoToOrder(
  tx: Queryable,
  photoId: string,
  orderId: string,
  userId: string,
): Promise<boolean> {
  const given = await tx
    .update(photos)
    .set({ orderId, userId, leavesAt: daysFromNow(DAYS_KEPT_WITH_ORDER) })
    .where(and(eq(photos.id, photoId), or(isNull(photos.orderId), eq(photos.orderId, orderId)), kept))
    .returning({ id: photos.id });
  return given.length > 0;
}

/**
 * Keeps a cleaned photo that is sent for an ordered book. The order takes it over with `givePhotoToOrder`.
 * Until then it counts as a photo that was not ordered.
 */
export async function keepPhotoForOrder(picture: CleanPicture, consentText: string): Promise<string> {
  const { id } = await keepPhoto(null, newDraftKey(), picture, consentText);
  return id;
}

/** Those of these photos whose deletion has not begun, whichever cart or order keeps them. */
export async function photosByIds(
  photoIds: readonly string[],
): Promise<Map<string, { storedAt: Date; leavesAt: Date; cartItemId: string | null }>> {
  if (photoIds.length === 0) return new Map();
  const { id, storedAt, leavesAt, cartItemId } = photos;
  const rows = await db()
    .select({ id, storedAt, leavesAt, cartItemId })
    .from(photos)
    .where(and(inArray(photos.id, [...photoIds]), kept));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The photos of an order whose deletion has not begun. */
export async function photosOfOrder(
  database: Queryable,
  orderId: string,
): Promise<{ id: string; storedAt: Date; leavesAt: Date }[]> {
  return database
    .select({ id: photos.id, storedAt: photos.storedAt, leavesAt: photos.leavesAt })
    .from(photos)
    .where(and(eq(photos.orderId, orderId), kept))
    .orderBy(asc(photos.storedAt));
}

/** For an order that has arrived: its photos stay for the promised days from now. */
export async function photosArrived(tx: Queryable, orderId: string): Promise<void> {
  await tx
    .update(photos)
    .set({ leavesAt: daysFromNow(PRIVACY.photoKeptDays) })
    .where(and(eq(photos.orderId, orderId), kept));
}

/** For orders of which nothing more is made: the photo clock deletes the photos that they still keep. */
export async function photosMayLeave(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  await tx
    .update(photos)
    .set({ leavesAt: now() })
    .where(and(inArray(photos.orderId, [...orderIds]), kept, gt(photos.leavesAt, now())));
}

/**
 * Deletes a photo and the pictures made from it; its row stays as the record. The row is marked, then the
 * files are deleted, then the row is dated. After an interruption, the photo clock finds the mark and
 * finishes the deletion.
 */
export async function forgetPhoto(photoId: string, because: WhyForgotten): Promise<void> {
  await markLeaving(db(), photoId, because);
  const [marked] = await db()
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.id, photoId), isNotNull(photos.forgottenBecause), isNull(photos.forgottenAt)));
  if (!marked) return;
  await deleteFiles(photoId);
  await db().update(photos).set({ forgottenAt: now() }).where(eq(photos.id, photoId));
}

/** `drawn`: the book has a likeness and no longer needs the photo. */
type WhyForgotten = 'removed' | 'replaced' | 'expired' | 'drawn';

/**
 * Marks a photo, which counts as gone from now on. `forgetPhoto`, or the photo clock, deletes it after the
 * commit.
 * @returns false when it was gone already, or its date has not come.
 */
export async function markLeaving(
  database: Queryable,
  photoId: string,
  because: WhyForgotten,
): Promise<boolean> {
  const marked = await database
    .update(photos)
    .set({ forgottenBecause: because })
    .where(and(eq(photos.id, photoId), kept, ...(because === 'expired' ? [lte(photos.leavesAt, now())] : [])))
    .returning({ id: photos.id });
  return marked.length > 0;
}

/**
 * Marks every photo of a customer's cart and orders as gone. The next run of `forgetDuePhotos` deletes them.
 */
export async function markPhotosOf(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(photos)
    .set({ forgottenBecause: 'removed' })
    .where(and(eq(photos.userId, userId), kept));
}

async function deleteFiles(photoId: string): Promise<void> {
  await machine().files.delete(pictureFile(photoId));
  await machine().files.delete(madeFromPhotoFile(photoId));
}

/**
 * Deletes every photo whose date has come, and finishes interrupted deletions. A process may also have
 * written a file during a deletion and died before it noticed. So the files of recent deletions are deleted
 * once more.
 * @returns how many photos were deleted.
 * @throws after trying all of them, when a file could not be deleted.
 */
export async function forgetDuePhotos(): Promise<number> {
  const due = await db()
    .select({ id: photos.id })
    .from(photos)
    .where(
      and(isNull(photos.forgottenAt), or(lte(photos.leavesAt, now()), isNotNull(photos.forgottenBecause))),
    );
  const lately = await db()
    .select({ id: photos.id })
    .from(photos)
    .where(gt(photos.forgottenAt, new Date(now().getTime() - DELETED_AGAIN_FOR_MS)));
  const failures: unknown[] = [];
  const attempt = (work: Promise<void>) => work.catch((error: unknown) => failures.push(error));
  for (const { id } of due) await attempt(forgetPhoto(id, 'expired'));
  for (const { id } of lately) await attempt(deleteFiles(id));
  if (failures.length > 0) throw failures[0];
  return due.length;
}
