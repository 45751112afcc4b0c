import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Sample books as staff describe them. Empty in a new shop, which then shows its built-in four. */
export const products = pgTable('products', {
  title: text('title').primaryKey(),
  image: text('image').notNull(),
  description: text('description').notNull(),
  digitalPrice: integer('digital_price').notNull(),
  printPrice: integer('print_price').notNull(),
  comboPrice: integer('combo_price').notNull(),
  theme: text('theme').notNull(),
});

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Stories that staff wrote: a text with places for the hero's name, told in the world of a story of the wizard. What was
 * on the shelf once keeps its words: a change makes a new row, so that a parent buys the words that they saw.
 */
export const shopStories = pgTable('shop_stories', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  /** The story of the wizard whose costume, colours and cover it borrows. */
  theme: text('theme').notNull(),
  description: text('description').notNull(),
  template: text('template').notNull(),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  /** The story on the shelf that this draft takes the place of. */
  replacesId: uuid('replaces_id'),
  /** Since when it can be chosen in the wizard; a draft before that. */
  shelvedAt: moment('shelved_at'),
  /** Since when it cannot any more. */
  withdrawnAt: moment('withdrawn_at'),
});
