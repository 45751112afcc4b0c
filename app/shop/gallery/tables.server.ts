import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The tiles of the gallery in their order. None: then it shows the built-in books. */
export const galleryPictures = pgTable(
  'gallery_pictures',
  {
    id: uuid('id').primaryKey(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    alt: text('alt').notNull(),
    theme: text('theme').notNull(),
    /** The book whose page it opens. */
    productId: text('product_id').notNull(),
    /** Address of its sizes without their ends: a cover of the shop's own, or an uploaded picture. */
    picture: text('picture').notNull(),
  },
  (table) => [index('gallery_pictures_position').on(table.position)],
);

/** Pictures that staff uploaded, each with its sizes as files, whether a tile shows it yet or not. */
export const uploadedPictures = pgTable('uploaded_pictures', {
  /** Of the cleaned picture; part of its address. */
  contentHash: text('content_hash').primaryKey(),
  storedAt: moment('stored_at').notNull(),
  /** Set when nothing uses the picture any more; its files are deleted next. */
  leftAt: moment('left_at'),
});
