import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { DRAWS } from './hero-state.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A hero made from a photo, or why there is none. The hero itself is a private file that leaves with the
 * photo.
 */
export const heroes = pgTable(
  'heroes',
  {
    id: uuid('id').primaryKey(),
    photoId: uuid('photo_id').notNull().unique(),
    /** Which of several faces, from the left; null while the parent has not said. */
    face: integer('face'),
    /**
     * `likeness`: the child is drawn. `photo`: the photo's own face is kept, as in releases without
     * likenesses.
     */
    draw: text('draw', { enum: DRAWS }).notNull().default('photo'),
    queuedAt: moment('queued_at').notNull(),
    /** The current step at the drawing table; null while the photo waits for a table. */
    step: text('step'),
    madeAt: moment('made_at'),
    refusedAt: moment('refused_at'),
    refusal: text('refusal'),
  },
  (table) => [
    index('heroes_waiting')
      .on(table.queuedAt)
      .where(sql`${table.madeAt} is null and ${table.refusedAt} is null`),
  ],
);

/** What keeps a book from being made available, for staff. */
export interface BookProblem {
  /** Number of the page, 0 for the cover; left out when the problem is about the whole book. */
  page?: number;
  rule: string;
  message: string;
}

/** The made book of an order item. Its files belong to the shop and stay when the photo leaves. */
export const madeBooks = pgTable('made_books', {
  orderItemId: uuid('order_item_id').primaryKey(),
  /** Counts the drawings of the book, from 1. Each drawing has files of its own. */
  revision: integer('revision').notNull().default(1),
  queuedAt: moment('queued_at').notNull(),
  startedAt: moment('started_at'),
  madeAt: moment('made_at'),
  failedAt: moment('failed_at'),
  problems: jsonb('problems').$type<BookProblem[]>(),
  /** The title on the cover. */
  title: text('title'),
  /** The number of pages inside the cover. */
  pages: integer('pages'),
  /** The whole book to read on a screen. */
  pdfKey: text('pdf_key'),
  /** Files for the printing house: pages with bleed, and the cover around them. Null for digital books. */
  printKey: text('print_key'),
  coverKey: text('cover_key'),
});
