import type { BookChoices } from '../../books/book/book.schema.ts';
import type { FORMATS } from '../../books/book/formats.ts';

/** A line of a checkout. */
export interface CheckoutLine {
  productTitle: string;
  productImage: string;
  format: (typeof FORMATS)[number];
  quantity: number;
  unitPrice: number;
  characterName: string | null;
  customMessage: string | null;
  customStory: string | null;
  customTitle: string | null;
  book: BookChoices;
  /** The id of the cart row that it came from; null for a book of the wizard. */
  cartItemId: string | null;
  /** The photo that the hero was drawn from. It is deleted once the book is ordered. */
  leavingPhotoId?: string;
}
