import type { BookChoices } from '../../books/book/book.schema.ts';
import type { FORMATS } from '../../books/book/formats.ts';

/** A line of what is about to be paid. */
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
  /** The row of the cart that it was; null for a book of the wizard. */
  cartItemId: string | null;
  /** The photo that the hero was drawn from: it leaves when this is ordered. */
  leavingPhotoId?: string;
}
