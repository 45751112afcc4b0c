import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { setPicture } from '../../account/account/profile-picture.server.ts';
import { users } from '../../account/account/tables.server.ts';
import type { CleanPicture } from '../../books/photos/clean-picture.server.ts';
import type { SentFile } from '../../platform/files/files.server.ts';
import { db, machine, now } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { profilePictures } from './tables.server.ts';

/** An upload that is not finished by then has failed. */
const WRITTEN_WITHIN_MS = 60 * 60 * 1000;

const pictureFile = (id: string) => `profiles/${id}.jpg`;

const shown = and(isNotNull(profilePictures.shownAt), isNull(profilePictures.removedAt));

/** Keeps a cleaned picture as the customer's own; the one before is deleted. @returns its address on this site. */
export async function keepPicture(userId: string, picture: CleanPicture): Promise<string> {
  const id = randomUUID();
  await db().insert(profilePictures).values({ id, userId, storedAt: now() });
  await machine().files.put(pictureFile(id), picture.bytes, 'image/jpeg');
  const address = `/api/profile/picture?id=${id}`;
  const former = await db().transaction(async (tx) => {
    const replaced = await takeDown(tx, userId);
    await tx.update(profilePictures).set({ shownAt: now() }).where(eq(profilePictures.id, id));
    await setPicture(tx, userId, address);
    return replaced;
  });
  await deleteFiles(former);
  return address;
}

/** The customer's initials show again, and the picture is deleted. */
export async function removePicture(userId: string): Promise<void> {
  const former = await db().transaction(async (tx) => {
    const removed = await takeDown(tx, userId);
    await setPicture(tx, userId, null);
    return removed;
  });
  await deleteFiles(former);
}

/** Runs one at a time per customer. @returns the ids of the replaced pictures. */
async function takeDown(tx: Transaction, userId: string): Promise<string[]> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const rows = await tx
    .update(profilePictures)
    .set({ removedAt: now() })
    .where(and(eq(profilePictures.userId, userId), shown))
    .returning({ id: profilePictures.id });
  return rows.map(({ id }) => id);
}

/** @returns the JPEG that this customer's account shows; undefined when there is none. */
export async function pictureOf(userId: string): Promise<SentFile | undefined> {
  const [row] = await db()
    .select({ id: profilePictures.id })
    .from(profilePictures)
    .where(and(eq(profilePictures.userId, userId), shown));
  return row && machine().files.send(pictureFile(row.id));
}

/** Deletes what is left of removed pictures, of interrupted uploads and of accounts that are gone. */
export async function forgetLeftPictures(): Promise<void> {
  const longAgo = new Date(now().getTime() - WRITTEN_WITHIN_MS);
  const left = await db()
    .select({ id: profilePictures.id })
    .from(profilePictures)
    .where(
      or(
        isNotNull(profilePictures.removedAt),
        isNull(profilePictures.userId),
        and(isNull(profilePictures.shownAt), lt(profilePictures.storedAt, longAgo)),
      ),
    );
  await deleteFiles(left.map(({ id }) => id));
}

async function deleteFiles(ids: string[]): Promise<void> {
  for (const id of ids) await machine().files.delete(pictureFile(id));
  if (ids.length > 0) await db().delete(profilePictures).where(inArray(profilePictures.id, ids));
}
