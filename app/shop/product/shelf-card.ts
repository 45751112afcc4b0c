import type { ProductId } from '../../buying/catalogue/product-ids.ts';
import type { OfferedBook } from '../../buying/catalogue/offered-book.ts';
import type { Category } from '../../buying/catalogue/sample-books.ts';

/** A tile of home and gallery. */
export interface ShelfCard {
  id: string;
  /** The book whose page it opens. */
  productId: ProductId;
  title: string;
  category: Category;
  description: string;
  /** What its picture shows. */
  alt: string;
  /** Address of the picture's sizes without their ends. */
  picture: string;
  /** Whole rupees of the cheapest format. */
  fromPrice: number;
}

/** A book’s own cover, in the sizes that `Cover` asks for. */
export const coverOf = (productId: string): string => `/covers/${productId}`;

/** How the shelf shows a book that has no tile of its own. */
export function cardOfBook(book: OfferedBook): ShelfCard {
  const { productId, title, category, description, prices } = book;
  const picture = book.image === null ? coverOf(productId) : sizesOf(book.image);
  return {
    id: productId,
    productId,
    title,
    category,
    description,
    alt: `Cover of ${title}`,
    picture: picture ?? coverOf(productId),
    fromPrice: Math.min(...Object.values(prices)),
  };
}

/** The common address of a picture's sizes, from that of the middle size; null for a picture with one size. */
export function sizesOf(image: string): string | null {
  return image.endsWith('-480.webp') ? image.slice(0, -'-480.webp'.length) : null;
}
