import { PRODUCT_IDS } from '../../buying/catalogue/product-ids.ts';
import { WIZARD_BOOKS } from '../../books/book/wizard-book-ids.ts';

/** Every book that can be sold by phone: the books of the wizard and of the shelf. */
export const PHONE_STORIES = [...WIZARD_BOOKS, ...PRODUCT_IDS] as const;
export type PhoneStory = (typeof PHONE_STORIES)[number];
