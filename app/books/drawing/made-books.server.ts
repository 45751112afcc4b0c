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

/** So long a book waits for a closed drawing table or a press that falls before somebody is asked. */
const LONGEST_WAIT_MS = 2 * 60 * 60 * 1000;

/** What a book is made from: the choices that were frozen with the order. */
export interface FrozenBook {
  words: Omit<MakeOrder['request'], 'hero'>;
  drawnHero: ChosenHero | null;
  photoId: string | null;
  /** The order item that this book replaces: its hero stands in when the photo has left. */
  drawingOf?: string | undefined;
  orderedAt: Date;
  /** Whether the printing house needs files, too. */
  printed: boolean;
}

/** Marks ordered books as waiting to be made. @returns those that nobody had marked before. */
export async function markQueued(tx: Queryable, orderItemIds: readonly string[]): Promise<string[]> {
  const queuedAt = now();
  const rows = await tx
    .insert(madeBooks)
    .values(orderItemIds.map((orderItemId) => ({ orderItemId, queuedAt })))
    .onConflictDoNothing()
    .returning({ orderItemId: madeBooks.orderItemId });
  return rows.map(({ orderItemId }) => orderItemId);
}

/** Has books of an order that goes on again wait anew, those that nobody had marked as well. @returns those that wait. */
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

/** How far ordered books are, by the ids of their order items. */
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

/** What a book is made from, and what follows from how far it is. */
export interface Making {
  /**
   * Runs first in each transaction, keeps what the book is made from as it is, and says what that is and whether it is to
   * be made now. Null when nobody ordered it.
   */
  prepare: (tx: Transaction) => Promise<{ frozen: FrozenBook; wanted: boolean } | null>;
  /** Runs in each transaction that changes how far the book is, with its row as it is then. */
  onNews: (tx: Transaction, book: MadeBook) => Promise<void>;
}

/**
 * Makes a waiting book; one that is made, or was refused, stays as it is. Files first, then the row, so that whoever
 * is interrupted begins again and writes the same files. A book that was asked for anew meanwhile is left to that wish,
 * and one that is not to be made any more waits. Nothing stays of a drawing that is not the book any more.
 * @throws when the workshop was interrupted or the files could not be kept; trying again helps.
 */
export async function makeWaitingBook(orderItemId: string, making: Making): Promise<void> {
  await clearShelf(orderItemId, making);
  if (await drawWaitingBook(orderItemId, making)) await clearShelf(orderItemId, making);
}

/** @returns whether it was tried, so that there may be files. */
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

/** A press that falls again and again is the book's fault in the end. */
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
 * Deletes what is drawn of a book and not the book any more: drawings that were overtaken, drawn in vain or left by
 * whoever was interrupted, and all of them when it went off the shelf or is to wait without its photo. While it is still to
 * be drawn, an earlier one stays whose hero may stand in for its photo.
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

/** Whether it stays undrawn until its parent has said how to go on without its photo. */
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

/** A photo that has left stays the hero of a book that was drawn from it. */
async function heroFor(book: MadeBook, frozen: FrozenBook): Promise<FoundHero> {
  const { photoId, drawnHero } = frozen;
  if (!photoId) return { hero: heroOf(drawnHero) };
  if (!(await photoIsKept(photoId))) {
    const hero = await heroLeftOf(book, photoId, frozen);
    return hero ? { hero } : { lack: 'left' };
  }
  return heroOfPhoto(photoId, isPatient(book));
}

/** What is left of a photo that has left: its hero as he was drawn the last time, in this book or in the one that it replaces. */
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
  // Of a finished book alone the hero stays when his photo leaves.
  return replaced?.madeAt && replaced.pdfKey ? heroOfDrawing(replaced, photoId, replaced.madeAt) : undefined;
}

/** Lets a book be drawn anew, however far it is. */
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

/** Leaves a book that is not made yet undrawn until its parent has said how to go on; whoever draws it now does so in vain. */
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
 * @returns every time that they were drawn, for `deleteFiles` once this is committed.
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

/** The release before takes books off the shelf, too, while a deploy goes on, and knows no title. */
export async function forgetLeftTitles(): Promise<void> {
  await db()
    .update(madeBooks)
    .set({ title: null })
    .where(and(isNotNull(madeBooks.title), isNotNull(madeBooks.madeAt), isNull(madeBooks.pdfKey)));
}
