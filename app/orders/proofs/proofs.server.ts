import { createHash, randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import { type MadeBook, madeBooksOf } from '../../books/drawing/made-books.server.ts';
import { moveOrder } from '../orders/move-order.server.ts';
import { recordEvent } from '../orders/order-events.server.ts';
import { itemsOf } from '../orders/orders.server.ts';
import type { Order } from '../orders/tables.server.ts';
import { db, machine, now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable, Transaction } from '../../platform/database/dialect.ts';
import {
  queueProofApprovedLetter,
  queueProofNotesLetters,
  queueProofSentLetter,
} from './proof-letters.server.ts';
import { proofDue } from '../orders/order-status.ts';
import { MOST_NOTES, mayPinNotes, proofState } from './proof-rules.ts';
import { proofNotes, proofs, type ProvedBook, type Proof, type ProofNote } from './tables.server.ts';

/** Every proof of an order, oldest first. */
export async function proofsOf(database: Queryable, orderId: string): Promise<Proof[]> {
  return database.select().from(proofs).where(eq(proofs.orderId, orderId)).orderBy(asc(proofs.round));
}

/** The order's open proof; null when there is none. */
export async function openProof(database: Queryable, orderId: string): Promise<Proof | null> {
  const [row] = await database
    .select()
    .from(proofs)
    .where(and(eq(proofs.orderId, orderId), isOpen))
    .orderBy(desc(proofs.round))
    .limit(1);
  return row ?? null;
}

const isOpen = and(isNull(proofs.approvedAt), isNull(proofs.changesAskedAt), isNull(proofs.withdrawnAt));

/** When the open proofs of orders are due, by order id. */
export async function proofsDue(orderIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db()
    .select({ orderId: proofs.orderId, dueAt: proofs.dueAt })
    .from(proofs)
    .where(and(inArray(proofs.orderId, [...orderIds]), isOpen));
  return new Map(rows.map(({ orderId, dueAt }) => [orderId, dueAt]));
}

/** The notes on proofs, sorted by book, page and time. */
export async function notesOn(database: Queryable, proofIds: readonly string[]): Promise<ProofNote[]> {
  if (proofIds.length === 0) return [];
  return database
    .select()
    .from(proofNotes)
    .where(inArray(proofNotes.proofId, [...proofIds]))
    .orderBy(
      asc(proofNotes.orderItemId),
      asc(proofNotes.page),
      asc(proofNotes.createdAt),
      asc(proofNotes.id),
    );
}

/** The SHA-256 of each file of an order's books. Reads whole files, so call it outside transactions. */
export async function fingerprintsOf(orderId: string): Promise<ProvedBook[]> {
  const items = await itemsOf([orderId]);
  const made = await madeBooksOf(items.map(({ id }) => id));
  const books: ProvedBook[] = [];
  for (const book of made.values()) {
    const pdf = await fingerprint(book.pdfKey);
    if (!book.madeAt || pdf === null) continue;
    const { orderItemId, revision } = book;
    const [print, cover] = [await fingerprint(book.printKey), await fingerprint(book.coverKey)];
    books.push({ orderItemId, revision, sha256: { pdf, print, cover } });
  }
  return books;
}

async function fingerprint(key: string | null): Promise<string | null> {
  const bytes = key === null ? undefined : await machine().files.get(key);
  return bytes ? createHash('sha256').update(bytes).digest('hex') : null;
}

/** Whether these are the present revisions of all books of the order. */
export async function isOfNow(tx: Queryable, order: Order, books: readonly ProvedBook[]): Promise<boolean> {
  const items = await itemsOf([order.id], tx);
  const made = await madeBooksOf(
    items.map(({ id }) => id),
    tx,
  );
  const same = (book: MadeBook) =>
    book.madeAt &&
    books.some(({ orderItemId, revision }) => orderItemId === book.orderItemId && revision === book.revision);
  return items.length === books.length && [...made.values()].every(same);
}

/**
 * Sends a proof to the parent. The caller has locked the order and checked that its books are complete.
 * @throws IllegalMove when no proof can be sent in the order's present stage.
 */
export async function sendProof(
  tx: Transaction,
  order: Order,
  books: ProvedBook[],
  by: string,
): Promise<Proof> {
  const earlier = await proofsOf(tx, order.id);
  const sentAt = now();
  const [proof] = await tx
    .insert(proofs)
    .values({
      id: randomUUID(),
      orderId: order.id,
      round: earlier.length + 1,
      books,
      sentAt,
      sentBy: by,
      dueAt: proofDue(sentAt),
    })
    .returning();
  if (!proof) throw new Error('A proof was not written.');
  await moveOrder(tx, order, 'proof', by);
  await recordEvent(tx, order.id, { kind: 'proof sent', by, details: { round: proof.round } });
  await queueProofSentLetter(tx, order, proof, mayPinNotes(earlier));
  return proof;
}

/** Approves the open proof: its books are frozen as they were shown, and the order moves to printing. */
export async function approveProof(
  tx: Transaction,
  order: Order,
  proof: Proof,
  by: { who: 'customer' | 'time' } | { who: 'staff'; name: string },
): Promise<void> {
  const name = by.who === 'staff' ? by.name : by.who;
  await tx.update(proofs).set({ approvedAt: now(), approvedBy: name }).where(eq(proofs.id, proof.id));
  const because =
    by.who === 'time'
      ? 'Nobody answered within 48 hours.'
      : by.who === 'staff'
        ? 'On the parent’s word.'
        : '';
  await recordEvent(tx, order.id, {
    kind: 'proof approved',
    by: by.who === 'time' ? 'shop' : name,
    details: { because },
  });
  await moveOrder(tx, order, 'printing', by.who === 'staff' ? by.name : null, {
    because: 'The proof is approved.',
  });
  await queueProofApprovedLetter(tx, order, proof, by.who);
}

/** Hands the parent's notes in to the artists and moves the order back to drawing. */
export async function handNotesIn(
  tx: Transaction,
  order: Order,
  proof: Proof,
  by: 'customer' | 'shop',
): Promise<void> {
  const [counted] = await tx
    .select({ notes: count() })
    .from(proofNotes)
    .where(eq(proofNotes.proofId, proof.id));
  const notes = counted?.notes ?? 0;
  await tx.update(proofs).set({ changesAskedAt: now() }).where(eq(proofs.id, proof.id));
  await recordEvent(tx, order.id, {
    kind: 'proof notes',
    by,
    details: { notes, text: notes === 1 ? 'One note' : `${notes} notes` },
  });
  await moveOrder(tx, order, 'drawing', null, { because: 'The parent asked for changes.' });
  await queueProofNotesLetters(tx, order, proof, notes);
}

/**
 * Withdraws an open proof because its book is about to change. The order then moves back to drawing, unless
 * it is held.
 * @param by the name of a staff member; null for the customer.
 */
export async function takeBackForChange(tx: Transaction, order: Order, by: string | null): Promise<void> {
  const taken = await takeProofBack(tx, order, by ?? 'customer');
  if (taken && order.stage === 'proof' && !order.heldAt) await moveOrder(tx, order, 'drawing', by);
}

/**
 * Withdraws the open proof, because it no longer shows what will be printed.
 * @returns whether there was one.
 */
export async function takeProofBack(tx: Transaction, order: Order, by: string): Promise<boolean> {
  const taken = await tx
    .update(proofs)
    .set({ withdrawnAt: now() })
    .where(and(eq(proofs.orderId, order.id), isOpen))
    .returning({ id: proofs.id });
  if (taken.length === 0) return false;
  await recordEvent(tx, order.id, { kind: 'proof withdrawn', by });
  return true;
}

/** Pins a note. @returns null when the proof has as many notes as it may have. */
export async function pinNote(
  tx: Transaction,
  proof: Proof,
  note: Pick<ProofNote, 'orderItemId' | 'page' | 'x' | 'y' | 'text'>,
): Promise<ProofNote | null> {
  const [counted] = await tx
    .select({ notes: count() })
    .from(proofNotes)
    .where(eq(proofNotes.proofId, proof.id));
  if ((counted?.notes ?? 0) >= MOST_NOTES) return null;
  const [row] = await tx
    .insert(proofNotes)
    .values({ id: randomUUID(), proofId: proof.id, createdAt: now(), ...note })
    .returning();
  return row ?? null;
}

export async function removeNote(tx: Transaction, proof: Proof, noteId: string): Promise<boolean> {
  const gone = await tx
    .delete(proofNotes)
    .where(and(eq(proofNotes.id, noteId), eq(proofNotes.proofId, proof.id)))
    .returning({ id: proofNotes.id });
  return gone.length > 0;
}

/** The books of the order's last approved proof; null when none was approved. */
export async function frozenBooks(database: Queryable, orderId: string): Promise<ProvedBook[] | null> {
  const approved = (await proofsOf(database, orderId)).findLast((proof) => proofState(proof) === 'approved');
  return approved?.books ?? null;
}
