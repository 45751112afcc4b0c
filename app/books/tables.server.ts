import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A hero cut from a photo, or why there is none. Its pictures are a private file that leaves with the photo. */
export const heroes = pgTable('heroes', {
  id: uuid('id').primaryKey(),
  photoId: uuid('photo_id').notNull().unique(),
  /** Which of several faces, from the left; null while the parent has not said. */
  face: integer('face'),
  queuedAt: moment('queued_at').notNull(),
  madeAt: moment('made_at'),
  refusedAt: moment('refused_at'),
  refusal: text('refusal'),
});
