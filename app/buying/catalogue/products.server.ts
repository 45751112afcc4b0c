import { eq } from 'drizzle-orm';
import { readyStatement } from '../../platform/database/ready-statement.server.ts';
import { log } from '../../platform/telemetry/log.server.ts';
import { db, shopIsOpen } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { FORMAT_PRICE } from '../pricing/price-list.ts';
import type { Format } from '../../books/book/formats.ts';
import { announcePages } from '../../platform/pages/redraw-pages.server.ts';
import { asProductId, type ProductId, TITLE_IN_TABLE } from './product-ids.ts';
import { products } from './tables.server.ts';

/** A book as staff describe it. */
export type ProductInTable = typeof products.$inferSelect;

/**
 * How staff describe a book.
 * @returns null when they have not described it, or when the table cannot be read: then the built-in book
 * counts.
 */
export async function productInTable(productId: ProductId): Promise<ProductInTable | null> {
  if (!shopIsOpen()) return null;
  try {
    const [row] = await findProduct(db(), { title: TITLE_IN_TABLE[productId] });
    return row ?? null;
  } catch (error) {
    log.warn('A book could not be read; the built-in one is shown.', { error });
    return null;
  }
}

const findProduct = readyStatement<{ title: string }>().of(['title'], (database, { title }) =>
  database.select().from(products).where(eq(products.title, title)),
);

/** Every book that staff describe. */
export async function productsInTable(): Promise<ProductInTable[]> {
  return db().select().from(products).orderBy(products.title);
}

/** The price of one copy in each format, in whole rupees. @param row null for the built-in prices. */
export function pricesOf(row: ProductInTable | null): Record<Format, number> {
  if (!row) return FORMAT_PRICE;
  return { digital: row.digitalPrice, print: row.printPrice, combo: row.comboPrice };
}

/** Today's price of one book, in whole rupees. @param story a book of the shelf or of the wizard. */
export async function priceToday(story: string, format: Format): Promise<number> {
  const productId = asProductId(story);
  return pricesOf(productId ? await productInTable(productId) : null)[format];
}

/** The fields of a book that staff may change. Its title in the table is fixed. */
export type ProductWords = Omit<ProductInTable, 'title'>;

/** Saves how staff describe a book. Orders, checkouts and cart lines keep what they were made with. */
export async function describeProduct(
  tx: Transaction,
  productId: ProductId,
  words: ProductWords,
): Promise<void> {
  await tx
    .insert(products)
    .values({ title: TITLE_IN_TABLE[productId], ...words })
    .onConflictDoUpdate({ target: products.title, set: words });
  await announcePages(tx);
}

/**
 * Deletes what staff wrote about a book, so that the built-in one shows again.
 * @returns whether staff had described it.
 */
export async function forgetProduct(tx: Transaction, productId: ProductId): Promise<boolean> {
  const rows = await tx
    .delete(products)
    .where(eq(products.title, TITLE_IN_TABLE[productId]))
    .returning({ title: products.title });
  await announcePages(tx);
  return rows.length > 0;
}
