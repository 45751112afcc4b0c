import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A child's photo: cleaned, private, and deleted at `leaves_at`. The row stays as the record of the deletion.
 */
export const photos = pgTable(
  'photos',
  {
    id: uuid('id').primaryKey(),
    /** SHA-256 of the draft's unguessable key, which only the customer's browser holds. */
    draftKeyHash: text('draft_key_hash').notNull(),
    /** Set when the book it belongs to goes into a cart. */
    cartItemId: uuid('cart_item_id'),
    /** Set when the book it belongs to is ordered. */
    orderId: uuid('order_id'),
    userId: text('user_id'),
    /** SHA-256 of the kept picture. */
    contentHash: text('content_hash').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    consentAt: moment('consent_at').notNull(),
    consentText: text('consent_text_version').notNull(),
    storedAt: moment('stored_at').notNull(),
    leavesAt: moment('leaves_at').notNull(),
    forgottenAt: moment('forgotten_at'),
    forgottenBecause: text('forgotten_because', { enum: ['removed', 'replaced', 'expired', 'drawn'] }),
  },
  (table) => [
    index('photos_draft').on(table.draftKeyHash),
    index('photos_clock').on(table.leavesAt),
    index('photos_same_picture').on(table.contentHash),
  ],
);
