import { asProductId } from './product-ids.ts';
import { pricesOf, productInTable } from './products.server.ts';
import { CATEGORIES, type Category } from './sample-books.ts';
import { builtInBook, type OfferedBook } from './offered-book.ts';

/**
 * The book for a product id in an address: as staff describe it, or else the built-in one.
 * @returns null when there is no such book.
 */
export async function offeredBook(written: string | undefined): Promise<OfferedBook | null> {
  const productId = asProductId(written);
  const builtIn = builtInBook(written);
  if (!productId || !builtIn) return null;
  const row = await productInTable(productId);
  if (!row) return builtIn;
  const { title, description, image, theme } = row;
  const category = CATEGORIES.find(({ id }) => id === theme && id !== 'all')?.id as Category | undefined;
  return { ...builtIn, title, description, image, prices: pricesOf(row), ...(category && { category }) };
}
