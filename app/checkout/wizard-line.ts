import { FORMAT_PRICE } from '../pricing/price-list.ts';
import type { CheckoutLine, WizardBook } from './checkout.schema.ts';

/** What the books of the wizard are called on orders and letters. */
export const WIZARD_BOOK_TITLE: Record<WizardBook['story'], string> = {
  'superhero-adventure': 'Superhero Adventure',
  'magic-kingdom': 'Magic Kingdom Quest',
  'space-explorer': 'Space Explorer',
  'princess-adventure': 'Princess Adventure',
};

/** One book of the wizard as a line of a checkout: quantity 1, at today's price. */
export function wizardLine(book: WizardBook, photoId: string | null): CheckoutLine {
  return {
    productTitle: WIZARD_BOOK_TITLE[book.story],
    productImage: `/covers/${book.story}-480.webp`,
    format: book.format,
    quantity: 1,
    unitPrice: FORMAT_PRICE[book.format],
    characterName: book.characterName,
    customMessage: book.customMessage,
    customStory: book.customStory,
    customTitle: book.customTitle,
    book: { story: book.story, drawnHero: book.drawnHero, photoId, language: book.language },
    cartItemId: null,
  };
}
