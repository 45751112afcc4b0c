import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * The books of the shelf as staff describe them. Empty in a new shop, which then shows its four built-in
 * books.
 */
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
 * Stories that staff wrote: a text with placeholders for the hero's name, told in the world of one of the
 * wizard's stories. A story that was once on the shelf keeps its words; a change makes a new row. So a parent
 * always buys the words that they saw.
 */
export const shopStories = pgTable('shop_stories', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  /** The wizard story whose costume, colours and cover it borrows. */
  theme: text('theme').notNull(),
  description: text('description').notNull(),
  template: text('template').notNull(),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  /** The story on the shelf that this draft replaces. */
  replacesId: uuid('replaces_id'),
  /** When it went on the shelf and could be chosen in the wizard. Null for a draft. */
  shelvedAt: moment('shelved_at'),
  /** When it was withdrawn. Null while it can be chosen or is a draft. */
  withdrawnAt: moment('withdrawn_at'),
});
