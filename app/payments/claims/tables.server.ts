import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ABOUTS, ANSWERS } from './claim-words.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a customer says is wrong with an order that arrived, and what the shop answered. */
export const claims = pgTable(
  'claims',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    userId: text('user_id').notNull(),
    about: text('about', { enum: ABOUTS }).notNull(),
    words: text('words').notNull(),
    openedAt: moment('opened_at').notNull(),
    answeredAt: moment('answered_at'),
    answer: text('answer', { enum: ANSWERS }),
    /** What staff wrote to the customer. */
    answerWords: text('answer_words'),
    answeredBy: text('answered_by'),
    refundId: uuid('refund_id'),
    replacementOrderId: uuid('replacement_order_id'),
  },
  (table) => [
    index('claims_order').on(table.orderId),
    /** At most one open claim per order, so that a double click or a second tab finds it. */
    uniqueIndex('claims_one_open')
      .on(table.orderId)
      .where(sql`answered_at is null`),
  ],
);

/** Pictures of a claim: cleaned, private, deleted 90 days after the answer. The row stays as a record. */
export const claimPhotos = pgTable(
  'claim_photos',
  {
    id: uuid('id').primaryKey(),
    claimId: uuid('claim_id')
      .notNull()
      .references(() => claims.id),
    /** SHA-256 of the stored picture, so that the same picture is stored once. */
    contentHash: text('content_hash').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    storedAt: moment('stored_at').notNull(),
    forgottenAt: moment('forgotten_at'),
  },
  (table) => [unique('claim_photo_once').on(table.claimId, table.contentHash)],
);
