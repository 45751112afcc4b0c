import { index, integer, jsonb, pgTable, real, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../orders/tables.server.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** One made book as it was shown: SHA-256 of each of its files, by which it is known again. */
export interface ProvedBook {
  orderItemId: string;
  revision: number;
  sha256: { pdf: string; print: string | null; cover: string | null };
}

/** A whole book laid before its parent, before it is printed. Open until one of the last three dates is set. */
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
    /** When it goes on by itself. */
    dueAt: moment('due_at').notNull(),
    approvedAt: moment('approved_at'),
    /** `customer`, `time`, or the name of a staff member. */
    approvedBy: text('approved_by'),
    /** The parent handed in notes. */
    changesAskedAt: moment('changes_asked_at'),
    /** Taken back by staff, or overtaken by what became of the order. */
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    unique('proofs_order_round').on(table.orderId, table.round),
    index('proofs_due').on(table.dueAt),
  ],
);

/** What a parent pinned on a page. */
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
    /** Percent of the page from its left and upper edge; both null when it is about the whole page. */
    x: real('x'),
    y: real('y'),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('proof_notes_proof').on(table.proofId, table.orderItemId, table.page)],
);

export type Proof = typeof proofs.$inferSelect;
export type ProofNote = typeof proofNotes.$inferSelect;
