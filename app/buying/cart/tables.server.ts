import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../account/account/tables.server.ts';
import type { BookChoices } from '../../books/book/book.schema.ts';

export const cartItems = pgTable(
  'cart_items',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productTitle: text('product_title').notNull(),
    productImage: text('product_image').notNull(),
    format: text('format', { enum: ['digital', 'print', 'combo'] }).notNull(),
    quantity: integer('quantity').notNull(),
    /** Whole rupees for one copy. */
    price: integer('price').notNull(),
    characterName: text('character_name'),
    customMessage: text('custom_message'),
    customStory: text('custom_story'),
    customTitle: text('custom_title'),
    /** What the workshop needs to make the book: story, hero, photo. */
    book: jsonb('book').$type<BookChoices>().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('cart_items_user').on(table.userId)],
);
