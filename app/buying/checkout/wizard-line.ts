import { chosenFavourites } from '../../books/book/favourites.ts';
import { FORMAT_PRICE } from '../pricing/price-list.ts';
import { isLikeness } from '../../books/drawing/chosen-hero.ts';
import type { ToldStory, WizardBook } from '../../books/book/book.schema.ts';
import type { CheckoutLine } from './checkout-line.ts';

/** The titles of the wizard's books on orders and in letters. */
export const WIZARD_BOOK_TITLE: Record<WizardBook['story'], string> = {
  'superhero-adventure': 'Superhero Adventure',
  'magic-kingdom': 'Magic Kingdom Quest',
  'space-explorer': 'Space Explorer',
  'princess-adventure': 'Princess Adventure',
};

/**
 * Turns a book of the wizard into a checkout line: quantity 1, at today's price.
 * @param photoId the draft's photo. A hero that was drawn from it no longer needs it, so it is deleted with
 * the order.
 * @param told the story that staff wrote, when one was chosen.
 */
export function wizardLine(book: WizardBook, photoId: string | null, told: ToldStory | null): CheckoutLine {
  const drawn = isLikeness(book.drawnHero);
  return {
    productTitle: told?.title ?? WIZARD_BOOK_TITLE[book.story],
    productImage: `/covers/${book.story}-480.webp`,
    format: book.format,
    quantity: 1,
    unitPrice: FORMAT_PRICE[book.format],
    characterName: book.characterName,
    customMessage: book.customMessage,
    customStory: book.customStory,
    customTitle: book.customTitle,
    book: {
      story: book.story,
      drawnHero: book.drawnHero,
      photoId: drawn ? null : photoId,
      language: book.language,
      ...chosenFavourites(book.favourites),
      ...(book.wheelchair && { wheelchair: true as const }),
      ...(told && { told }),
      ...(book.storyNotes && { storyNotes: book.storyNotes }),
    },
    cartItemId: null,
    ...(drawn && photoId && { leavingPhotoId: photoId }),
  };
}
