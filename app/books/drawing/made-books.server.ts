import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Hero, MakeOrder } from '#comic';
import { photoIsKept } from '../photos/photos.server.ts';
import { db, environment, machine, now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable, Transaction } from '../../platform/database/dialect.ts';
import { type PressAnswer, pressBook } from './book-press.server.ts';
import { type ChosenHero, heroOf } from './chosen-hero.ts';
import { DRAWING, type DrawnOnce, fileOfBook, heroOfDrawing, keepDrawing } from './drawings.server.ts';
import { type FoundHero, heroOfPhoto } from './hero-of-book.server.ts';
import { hasLostPhoto, heroProblem } from './problem-lines.ts';
import { type BookProblem, madeBooks } from './tables.server.ts';

export type MadeBook = typeof madeBooks.$inferSelect;

/** How long a book waits for a closed drawing table or a failing press before somebody is asked. */
const LONGEST_WAIT_MS = 2 * 60 * 60 * 1000;

/** What a book is made from: the choices that were frozen with the order. */
export interface FrozenBook {
  words: Omit<MakeOrder['request'], 'hero'>;
  drawnHero: ChosenHero | null;
  photoId: string | null;
  /** The order item that this book replaces. Its hero is used if the photo has left. */
  drawingOf?: string | undefined;
  orderedAt: Date;
  /** Whether the printing house needs files, too. */
  printed: boolean;
}

/** Marks ordered books as waiting to be made. @returns those that were not marked before. */
export async function markQueued(tx: Queryable, orderItemIds: readonly string[]): Promise<string[]> {
  const queuedAt = now();
  const rows = await tx
    .insert(madeBooks)
    .values(orderItemIds.map((orderItemId) => ({ orderItemId, queuedAt })))
    .onConflictDoNothing()
    .returning({ orderItemId: madeBooks.orderItemId });
  return rows.map(({ orderItemId }) => orderItemId);
}

/**
 * Marks the books of a resumed order as waiting anew, even those that were never marked.
 * @returns those that wait.
 */
export async function markWaitingAnew(tx: Queryable, orderItemIds: readonly string[]): Promise<string[]> {
  await markQueued(tx, orderItemIds);
  const rows = await tx
    .update(madeBooks)
    .set({ queuedAt: now() })
    .where(
      and(
        inArray(madeBooks.orderItemId, [...orderItemIds]),
        isNull(madeBooks.madeAt),
        isNull(madeBooks.failedAt),
      ),
    )
    .returning({ orderItemId: madeBooks.orderItemId });
  return rows.map(({ orderItemId }) => orderItemId);
}

/** The rows that record the progress of ordered books, by the ids of their order items. */
export async function madeBooksOf(
  orderItemIds: readonly string[],
  database: Queryable = db(),
): Promise<Map<string, MadeBook>> {
  const rows = await database
    .select()
    .from(madeBooks)
    .where(inArray(madeBooks.orderItemId, [...orderItemIds]));
  return new Map(rows.map((row) => [row.orderItemId, row]));
}

/** What making a book needs from its order, and what it tells the order. */
export interface Making {
  /**
   * Runs first in each transaction. It locks what the book is made from, and returns it with whether the book
   * is to be made now. Null when nobody ordered the book.
   */
  prepare: (tx: Transaction) => Promise<{ frozen: FrozenBook; wanted: boolean } | null>;
  /** Runs in each transaction that changes the progress of the book, with the changed row. */
  onNews: (tx: Transaction, book: MadeBook) => Promise<void>;
}

/**
 * Makes a waiting book; one that is made or was refused stays as it is. Stores the files before it updates
 * the row, so that an interrupted run starts again and writes the same files. A book that was queued again
 * meanwhile is left to that later request. One that is no longer to be made keeps waiting. Drawings that are
 * no longer the book are deleted.
 * @throws when the workshop was interrupted or the files could not be stored; trying again helps.
 */
export async function makeWaitingBook(orderItemId: string, making: Making): Promise<void> {
  await clearShelf(orderItemId, making);
  if (await drawWaitingBook(orderItemId, making)) await clearShelf(orderItemId, making);
}

/** @returns whether drawing was tried, so that there may be files. */
async function drawWaitingBook(orderItemId: string, { prepare, onNews }: Making): Promise<boolean> {
  const waiting = [
    eq(madeBooks.orderItemId, orderItemId),
    isNull(madeBooks.madeAt),
    isNull(madeBooks.failedAt),
  ];
  const begun = await db().transaction(async (tx) => {
    const found = await prepare(tx);
    if (!found?.wanted) return null;
    const [book] = await tx
      .update(madeBooks)
      .set({ startedAt: now() })
      .where(and(...waiting))
      .returning();
    if (!book) return null;
    await onNews(tx, book);
    return { book, frozen: found.frozen };
  });
  if (!begun) return false;
  const { book, frozen } = begun;
  const finish = (values: Partial<MadeBook>) =>
    db().transaction(async (tx) => {
      if (!(await prepare(tx))?.wanted) return;
      const [finished] = await tx
        .update(madeBooks)
        .set(values)
        .where(and(...waiting, eq(madeBooks.revision, book.revision)))
        .returning();
      if (finished) await onNews(tx, finished);
    });
  const refuse = (problems: BookProblem[]) => finish({ failedAt: now(), problems });
  const found = await heroFor(book, frozen);
  if ('lack' in found) {
    await refuse([heroProblem(found.lack)]);
    return true;
  }
  const request = { ...frozen.words, hero: found.hero };
  const answer = await pressed(book, request, frozen.printed);
  if ('refused' in answer) {
    await refuse(answer.refused);
    return true;
  }
  await keepDrawing(book, request, frozen.photoId);
  const files = await keepFiles(book, answer.made);
  await finish({ madeAt: now(), ...files });
  return true;
}

const isPatient = ({ queuedAt }: MadeBook): boolean => now().getTime() - queuedAt.getTime() < LONGEST_WAIT_MS;

/** Makes the files. When the press has kept failing for two hours, the book itself counts as the reason. */
async function pressed(
  book: MadeBook,
  request: MakeOrder['request'],
  printed: boolean,
): Promise<PressAnswer> {
  try {
    return await pressBook(request, printed, environment().PRINT_ICC_PROFILE);
  } catch (error) {
    if (isPatient(book)) throw error;
    const message = `The press has not come through with it for two hours. ${String(error)}`;
    return { refused: [{ rule: 'making', message }] };
  }
}

/**
 * Deletes drawings that are no longer the book: those that a newer one replaced, that were drawn in vain or
 * that an interrupted run left. Deletes all of them when the book went off the shelf or has to wait without
 * its photo. While the book is still to be drawn, an earlier drawing stays if its hero may stand in for the
 * photo.
 */
export async function clearShelf(orderItemId: string, { prepare }: Pick<Making, 'prepare'>): Promise<void> {
  const [found, row] = await db().transaction(async (tx) => [
    await prepare(tx),
    (await madeBooksOf([orderItemId], tx)).get(orderItemId),
  ]);
  if (!found || !row) return;
  if (isOffShelf(row) || waitsForPhoto(row)) await deleteFiles(row);
  for (let revision = row.revision - 1; revision > 0; revision -= 1) {
    const earlier = { orderItemId, revision };
    if (!(await mayStandIn(earlier, row, found.frozen))) await deleteFiles(earlier);
  }
}

const isOffShelf = ({ madeAt, pdfKey }: MadeBook): boolean => madeAt !== null && pdfKey === null;

/** Whether the book stays undrawn until its parent has said how to go on without the photo. */
export const waitsForPhoto = ({ failedAt, problems }: MadeBook): boolean =>
  failedAt !== null && hasLostPhoto(problems);

async function mayStandIn(
  earlier: DrawnOnce,
  row: MadeBook,
  { photoId, orderedAt }: FrozenBook,
): Promise<boolean> {
  if (row.madeAt || waitsForPhoto(row) || photoId === null) return false;
  return (await heroOfDrawing(earlier, photoId, orderedAt)) !== undefined;
}

/** The hero of a book. If its photo has left, the hero comes from an earlier drawing of the photo. */
async function heroFor(book: MadeBook, frozen: FrozenBook): Promise<FoundHero> {
  const { photoId, drawnHero } = frozen;
  if (!photoId) return { hero: heroOf(drawnHero) };
  if (!(await photoIsKept(photoId))) {
    const hero = await heroLeftOf(book, photoId, frozen);
    return hero ? { hero } : { lack: 'left' };
  }
  return heroOfPhoto(photoId, isPatient(book));
}

/**
 * The hero of a photo that has left, as it was last drawn in this book or in the one that this book replaces.
 */
export async function heroLeftOf(
  book: DrawnOnce,
  photoId: string,
  { drawingOf, orderedAt }: Pick<FrozenBook, 'drawingOf' | 'orderedAt'>,
): Promise<Hero | undefined> {
  for (let revision = book.revision - 1; revision > 0; revision -= 1) {
    const hero = await heroOfDrawing({ ...book, revision }, photoId, orderedAt);
    if (hero) return hero;
  }
  const replaced = drawingOf ? (await madeBooksOf([drawingOf])).get(drawingOf) : undefined;
  // Only a finished book keeps its hero when the photo leaves.
  return replaced?.madeAt && replaced.pdfKey ? heroOfDrawing(replaced, photoId, replaced.madeAt) : undefined;
}

/** Queues a book to be drawn anew, whatever its progress. */
export async function markQueuedAgain(tx: Queryable, orderItemId: string): Promise<void> {
  const anew = {
    queuedAt: now(),
    startedAt: null,
    madeAt: null,
    failedAt: null,
    problems: null,
    title: null,
  };
  await tx
    .insert(madeBooks)
    .values({ orderItemId, queuedAt: now() })
    .onConflictDoUpdate({
      target: madeBooks.orderItemId,
      set: { ...anew, revision: sql`${madeBooks.revision} + 1` },
    });
}

/**
 * Leaves an unfinished book undrawn until its parent has said how to go on. A drawing already under way will
 * not count.
 */
export async function markWantingHero(tx: Transaction, orderItemId: string): Promise<void> {
  await markQueuedAgain(tx, orderItemId);
  await tx
    .update(madeBooks)
    .set({ failedAt: now(), problems: [heroProblem('left')] })
    .where(eq(madeBooks.orderItemId, orderItemId));
}

const FILES = { pdfKey: '.pdf', printKey: '-print.pdf', coverKey: '-cover.pdf' } as const;

async function keepFiles(
  book: MadeBook,
  { title, pages, reading, print }: Extract<PressAnswer, { made: object }>['made'],
): Promise<Pick<MadeBook, 'title' | 'pages' | 'pdfKey' | 'printKey' | 'coverKey'>> {
  const put = async (file: keyof typeof FILES, bytes: Uint8Array): Promise<string> => {
    const key = fileOfBook(book, FILES[file]);
    await machine().files.put(key, bytes, 'application/pdf');
    return key;
  };
  return {
    title,
    pages,
    pdfKey: await put('pdfKey', reading),
    printKey: print && (await put('printKey', print.pages)),
    coverKey: print && (await put('coverKey', print.cover)),
  };
}

/**
 * Takes books off the shop's shelf for good: they count as made and have no files.
 * @returns every drawing that they had, for `deleteFiles` after the commit.
 */
export async function takeOffShelf(tx: Transaction, orderItemIds: readonly string[]): Promise<DrawnOnce[]> {
  const gone = {
    madeAt: sql`coalesce(${madeBooks.madeAt}, ${now().toISOString()}::timestamptz)`,
    failedAt: null,
    problems: null,
    title: null,
    pdfKey: null,
    printKey: null,
    coverKey: null,
  };
  const rows: DrawnOnce[] = [];
  for (const orderItemId of orderItemIds) {
    const [row] = await tx
      .insert(madeBooks)
      .values({ orderItemId, queuedAt: now(), madeAt: now() })
      .onConflictDoUpdate({ target: madeBooks.orderItemId, set: gone })
      .returning();
    for (let revision = row?.revision ?? 0; revision > 0; revision -= 1) rows.push({ orderItemId, revision });
  }
  return rows;
}

export async function deleteFiles(book: DrawnOnce): Promise<void> {
  for (const name of [...Object.values(FILES), DRAWING]) await machine().files.delete(fileOfBook(book, name));
}

/**
 * Clears the titles of books that are off the shelf. During a deploy, the previous release takes books off
 * the shelf, too, but does not clear titles.
 */
export async function forgetLeftTitles(): Promise<void> {
  await db()
    .update(madeBooks)
    .set({ title: null })
    .where(and(isNotNull(madeBooks.title), isNotNull(madeBooks.madeAt), isNull(madeBooks.pdfKey)));
}
