import { WIZARD_BOOK_TITLE } from '../../buying/checkout/wizard-line.ts';
import { builtInBook } from '../../buying/catalogue/offered-book.ts';
import { PHONE_STORIES, type PhoneStory } from './phone-stories.ts';

/** The books that can be sold by phone, with their names. */
export const STORY_NAMES: readonly (readonly [PhoneStory, string])[] = PHONE_STORIES.map((id) => [
  id,
  id in WIZARD_BOOK_TITLE
    ? WIZARD_BOOK_TITLE[id as keyof typeof WIZARD_BOOK_TITLE]
    : (builtInBook(id)?.title ?? id),
]);
