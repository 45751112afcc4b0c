import type { BookChoices } from '../../books/book/book.schema.ts';
import type { CheckoutLine } from './checkout-line.ts';

type Words = Pick<CheckoutLine, 'characterName' | 'customMessage' | 'customStory' | 'customTitle' | 'book'>;

/** A book without anything about the child: only its story and language are left. */
export const withoutChild = ({ story, language }: BookChoices): Words => ({
  characterName: null,
  customMessage: null,
  customStory: null,
  customTitle: null,
  book: { story, drawnHero: null, photoId: null, ...(language && { language }) },
});
