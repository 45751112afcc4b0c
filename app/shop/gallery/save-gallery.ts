import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { data } from 'react-router';
import { readJson } from '../../platform/bodies/bounded-body.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { announcePages, pagesDrawn } from '../../platform/pages/redraw-pages.server.ts';
import { forOwner, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { type Actor, writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import type { Route } from './+types/save-gallery.ts';
import { errorsOf, gallerySchema, type Tile, type TileErrors } from './gallery-form.ts';
import { hashIn } from './tiles.ts';
import { galleryTiles } from './shelf-cards.server.ts';
import { galleryPictures } from './tables.server.ts';
import { forgetUnused, uploadedAmong } from './uploaded-pictures.server.ts';

export const middleware = [forOwner];

export type GalleryAnswer = { saved: number } | { errors: TileErrors };

/** Saves all tiles at once. When this answers, home and gallery of this process show them. */
export async function action({ request, context }: Route.ActionArgs) {
  const json = await readJson(request);
  const read = gallerySchema.safeParse(json);
  if (!read.success) {
    return data<GalleryAnswer>({ errors: errorsOf(read.error, json) }, 422);
  }
  const { tiles } = read.data;
  const before = (await galleryTiles()).map(({ picture }) => picture);
  const lost = await db().transaction((tx) => save(tx, context.get(staffContext), tiles, before));
  if (lost.length > 0) {
    const errors = lost.map(({ id }) => [id, { picture: 'Please upload this picture again.' }]);
    return data<GalleryAnswer>({ errors: Object.fromEntries(errors) as TileErrors }, 422);
  }
  await pagesDrawn();
  await forgetUnused(before.map(hashIn).filter((hash) => hash !== null));
  return data<GalleryAnswer>({ saved: tiles.length });
}

/** @returns tiles whose uploaded picture is gone; then nothing was saved. */
async function save(tx: Transaction, staff: Actor, tiles: Tile[], before: string[]): Promise<Tile[]> {
  const hashes = tiles.map(({ picture }) => hashIn(picture)).filter((hash) => hash !== null);
  const uploaded = await uploadedAmong(tx, hashes);
  const lost = tiles.filter(({ picture }) => {
    const hash = hashIn(picture);
    return hash !== null && !uploaded.has(hash);
  });
  if (lost.length > 0) return lost;
  // Two owners who save at once replace each other's gallery, and never mix them.
  await tx.execute(sql`lock table ${galleryPictures} in share row exclusive mode`);
  await tx.delete(galleryPictures);
  if (tiles.length > 0)
    await tx.insert(galleryPictures).values(
      tiles.map(({ picture, title, alt, category, productId }, position) => ({
        id: randomUUID(),
        position,
        title,
        alt,
        theme: category,
        productId,
        picture,
      })),
    );
  const now = new Set(tiles.map(({ picture }) => picture));
  await writeAuditEntry(tx, staff, {
    action: 'gallery updated',
    subject: 'gallery',
    details: {
      from: before.length,
      to: tiles.length,
      removed: before.filter((each) => !now.has(each)).length,
    },
  });
  await announcePages(tx);
  return [];
}
