import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { MadeAnswer, MakeOrder } from '#comic';
import {
  db,
  environment,
  machine,
  now,
  type Queryable,
  type Transaction,
} from '../platform/machine.server.ts';
import { pressBook } from './book-press.server.ts';
import { keepDrawing } from './drawings.server.ts';
import type { DrawnChoices } from './drawn-hero.ts';
import { heroOfBook } from './hero-of-book.server.ts';
import { madeBooks } from './tables.server.ts';

export type MadeBook = typeof madeBooks.$inferSelect;

/** So long a book with a photo waits for a closed drawing table before the drawn hero stands in. */
const LONGEST_WAIT_MS = 2 * 60 * 60 * 1000;

/** What a book is made from: the choices that were frozen with the order. */
export interface FrozenBook {
  words: Omit<MakeOrder['request'], 'hero'>;
  drawnHero: DrawnChoices | null;
  photoId: string | null;
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

/** How far ordered books are, by the ids of their order items. */
export async function madeBooksOf(orderItemIds: readonly string[]): Promise<Map<string, MadeBook>> {
  const rows = await db()
    .select()
    .from(madeBooks)
    .where(inArray(madeBooks.orderItemId, [...orderItemIds]));
  return new Map(rows.map((row) => [row.orderItemId, row]));
}

/**
 * Makes a waiting book; one that is made, or was refused, stays as it is. Files first, then the row, so that whoever
 * is interrupted begins again and writes the same files.
 * @param onNews runs in each transaction that changes how far the book is, with the row as it is then.
 * @throws when the workshop was interrupted or the files could not be kept; trying again helps.
 */
export async function makeWaitingBook(
  orderItemId: string,
  frozen: FrozenBook,
  onNews: (tx: Transaction, book: MadeBook) => Promise<void>,
): Promise<void> {
  const waiting = and(
    eq(madeBooks.orderItemId, orderItemId),
    isNull(madeBooks.madeAt),
    isNull(madeBooks.failedAt),
  );
  const change = (values: Partial<MadeBook>) =>
    db().transaction(async (tx) => {
      const [changed] = await tx.update(madeBooks).set(values).where(waiting).returning();
      if (changed) await onNews(tx, changed);
      return changed;
    });
  const begun = await change({ startedAt: now() });
  if (!begun) return;
  const patient = now().getTime() - begun.queuedAt.getTime() < LONGEST_WAIT_MS;
  const hero = await heroOfBook(frozen.photoId, frozen.drawnHero, patient);
  const request = { ...frozen.words, hero };
  const answer = await pressBook(request, frozen.printed, environment().PRINT_ICC_PROFILE);
  if ('refused' in answer) {
    await change({ failedAt: now(), problems: answer.refused });
    return;
  }
  await keepDrawing(orderItemId, request);
  const files = await keepFiles(orderItemId, answer.made);
  await change({ madeAt: now(), ...files });
}

/** Lets a refused book wait to be made once more. @returns whether it was refused. */
export async function markQueuedAgain(tx: Queryable, orderItemId: string): Promise<boolean> {
  const rows = await tx
    .update(madeBooks)
    .set({ queuedAt: now(), startedAt: null, failedAt: null, problems: null })
    .where(and(eq(madeBooks.orderItemId, orderItemId), isNotNull(madeBooks.failedAt)))
    .returning({ orderItemId: madeBooks.orderItemId });
  return rows.length > 0;
}

async function keepFiles(
  orderItemId: string,
  { pages, reading, print }: Extract<MadeAnswer, { made: object }>['made'],
): Promise<Pick<MadeBook, 'pages' | 'pdfKey' | 'printKey' | 'coverKey'>> {
  const put = async (name: string, bytes: Uint8Array): Promise<string> => {
    const key = `books/${orderItemId}${name}.pdf`;
    await machine().files.put(key, bytes, 'application/pdf');
    return key;
  };
  return {
    pages,
    pdfKey: await put('', reading),
    printKey: print && (await put('-print', print.pages)),
    coverKey: print && (await put('-cover', print.cover)),
  };
}
