import { index, integer, jsonb, pgTable, real, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../orders/tables.server.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A made book as the proof showed it. The SHA-256 of each file identifies it. */
export interface ProvedBook {
  orderItemId: string;
  revision: number;
  sha256: { pdf: string; print: string | null; cover: string | null };
}

/**
 * A proof: the finished books of an order, shown to the parent before printing. It is open until it is
 * approved, changes are asked for, or it is withdrawn.
 */
export const proofs = pgTable(
  'proofs',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Counts the proofs of an order from 1. */
    round: integer('round').notNull(),
    books: jsonb('books').$type<ProvedBook[]>().notNull(),
    sentAt: moment('sent_at').notNull(),
    /** The name of a staff member. */
    sentBy: text('sent_by').notNull(),
    /** When it is approved, or its notes are handed in, without an answer. */
    dueAt: moment('due_at').notNull(),
    approvedAt: moment('approved_at'),
    /** `customer`, `time`, or the name of a staff member. */
    approvedBy: text('approved_by'),
    /** When the parent's notes were handed in. */
    changesAskedAt: moment('changes_asked_at'),
    /** When it was withdrawn: by staff, by a change of the book, or because the order moved on. */
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    unique('proofs_order_round').on(table.orderId, table.round),
    index('proofs_due').on(table.dueAt),
  ],
);

/** A note that a parent pinned on a page. */
export const proofNotes = pgTable(
  'proof_notes',
  {
    id: uuid('id').primaryKey(),
    proofId: uuid('proof_id')
      .notNull()
      .references(() => proofs.id, { onDelete: 'cascade' }),
    orderItemId: uuid('order_item_id').notNull(),
    /** 0 is the cover. */
    page: integer('page').notNull(),
    /** Percent of the page from its left and top edge; both null when the note is about the whole page. */
    x: real('x'),
    y: real('y'),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('proof_notes_proof').on(table.proofId, table.orderItemId, table.page)],
);

export type Proof = typeof proofs.$inferSelect;
export type ProofNote = typeof proofNotes.$inferSelect;
