import { and, eq, inArray, isNotNull, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import { cartItems } from '../../buying/cart/tables.server.ts';
import { products } from '../../buying/catalogue/tables.server.ts';
import { checkouts } from '../../buying/checkout/tables.server.ts';
import { orderItems } from '../../orders/orders/tables.server.ts';
import type { CleanPicture } from '../../books/photos/clean-picture.server.ts';
import { db, machine, now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable } from '../../platform/database/dialect.ts';
import { keptSince } from '../../platform/settings/kept-since.server.ts';
import { galleryPictures, uploadedPictures } from './tables.server.ts';

const AVIF_WIDTHS = [320, 480, 640, 960];
const WEBP_WIDTH = 480;
const SIZES = [...AVIF_WIDTHS.map((width) => `${width}.avif`), `${WEBP_WIDTH}.webp`];

const fileOf = (hash: string, size: string) => `gallery/${hash}-${size}`;

/** Stores a cleaned picture in the sizes of the shelf. The same picture twice is one. @returns its hash. */
export async function keepUploaded({ bytes, contentHash }: CleanPicture): Promise<string> {
  const storedAt = now();
  await db()
    .insert(uploadedPictures)
    .values({ contentHash, storedAt })
    .onConflictDoUpdate({ target: uploadedPictures.contentHash, set: { storedAt, leftAt: null } });
  for (const width of AVIF_WIDTHS) {
    const avif = await sharp(bytes).resize(width).avif({ quality: 48, effort: 3 }).toBuffer();
    await machine().files.put(fileOf(contentHash, `${width}.avif`), avif, 'image/avif');
  }
  const webp = await sharp(bytes).resize(WEBP_WIDTH).webp({ quality: 80 }).toBuffer();
  await machine().files.put(fileOf(contentHash, `${WEBP_WIDTH}.webp`), webp, 'image/webp');
  return contentHash;
}

/** One size of an uploaded picture, such as `…-480.webp`. */
export async function uploadedSize(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [, hash = '', size = ''] = /^([0-9a-f]{64})-(\d+\.\w+)$/.exec(name) ?? [];
  return SIZES.includes(size) ? machine().files.get(fileOf(hash, size)) : undefined;
}

/** The given hashes that exist and are not being deleted. Locks them until the transaction ends. */
export async function uploadedAmong(tx: Queryable, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await tx
    .select({ hash: uploadedPictures.contentHash })
    .from(uploadedPictures)
    .where(and(inArray(uploadedPictures.contentHash, [...hashes]), isNull(uploadedPictures.leftAt)))
    .for('share');
  return new Set(rows.map(({ hash }) => hash));
}

/**
 * Deletes pictures that nothing shows any more: no tile, no book, no cart, and no order, whose pages and letters keep the
 * picture that was bought.
 * @param hashes only these; else all that were uploaded before their period.
 */
export async function forgetUnused(hashes?: readonly string[]): Promise<void> {
  const longAgo = await keptSince('unusedUploads');
  const unused = await db()
    .update(uploadedPictures)
    .set({ leftAt: now() })
    .where(
      and(
        hashes ? inArray(uploadedPictures.contentHash, [...hashes]) : lt(uploadedPictures.storedAt, longAgo),
        isNull(uploadedPictures.leftAt),
        notShown(),
      ),
    )
    .returning({ hash: uploadedPictures.contentHash });
  const left = hashes
    ? unused
    : await db()
        .select({ hash: uploadedPictures.contentHash })
        .from(uploadedPictures)
        .where(isNotNull(uploadedPictures.leftAt));
  for (const { hash } of left) {
    for (const size of SIZES) await machine().files.delete(fileOf(hash, size));
    await db()
      .delete(uploadedPictures)
      .where(and(eq(uploadedPictures.contentHash, hash), isNotNull(uploadedPictures.leftAt)));
  }
}

function notShown() {
  return and(
    notIn(galleryPictures, sql`${galleryPictures.picture}`),
    notIn(products, sql`${products.image}`),
    notIn(cartItems, sql`${cartItems.productImage}`),
    notIn(checkouts, sql`${checkouts.lines}::text`),
    notIn(orderItems, sql`${orderItems.productImage}`),
  );
}

function notIn(table: PgTable, text: SQL): SQL {
  const found = sql`position(${uploadedPictures.contentHash} in ${text}) > 0`;
  return notExists(
    db()
      .select({ one: sql`1` })
      .from(table)
      .where(found),
  );
}
