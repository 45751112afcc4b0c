import type { BookChoices } from '../../books/book/book.schema.ts';
import type { CheckoutLine } from './checkout-line.ts';

type Words = Pick<CheckoutLine, 'characterName' | 'customMessage' | 'customStory' | 'customTitle' | 'book'>;

/** What is left of a book without the child: which story it was. */
export const withoutChild = ({ story, language }: BookChoices): Words => ({
  characterName: null,
  customMessage: null,
  customStory: null,
  customTitle: null,
  book: { story, drawnHero: null, photoId: null, ...(language && { language }) },
});
