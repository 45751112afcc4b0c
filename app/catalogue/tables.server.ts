import { integer, pgTable, text } from 'drizzle-orm/pg-core';

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
