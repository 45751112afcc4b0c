import { FORMAT_PRICE } from '../pricing/price-list.ts';
import type { Format } from '../../books/book/formats.ts';
import { type SampleBook, sampleBook } from './sample-books.ts';

/** A book as its page offers it. */
export interface OfferedBook extends SampleBook {
  /** Address of the book's own picture; null for the cover that the shop drew. */
  image: string | null;
  /** Whole rupees for one copy. */
  prices: Record<Format, number>;
}

/** The book as the shop offers it unless staff describe it differently. */
export function builtInBook(productId: string | undefined): OfferedBook | null {
  const book = sampleBook(productId);
  return book ? { ...book, image: null, prices: FORMAT_PRICE } : null;
}

/** The address of the small picture of a book in carts, orders and letters. */
export function smallPicture({ productId, image }: OfferedBook): string {
  return image ?? `/covers/${productId}-480.webp`;
}
