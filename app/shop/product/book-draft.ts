import { asLanguage } from '../../books/book/book-language.ts';
import { asFavourites } from '../../books/book/favourites.ts';
import type { WizardBook } from '../../books/book/book.schema.ts';
import { asDrawnHero, asRecord, asText, isBlank, storedRecord } from '../../books/book/stored-book.ts';
import { mostTyped } from '../../books/book/longest-words.ts';
import { FORMATS } from '../../books/book/formats.ts';
import { MOST_OF_ONE } from '../../buying/pricing/quantity.ts';

/** What a parent filled in on a book's page, as their own device keeps it. Empty texts are ''. */
export interface BookDraft {
  format: WizardBook['format'] | null;
  quantity: number;
  characterName: string;
  language: WizardBook['language'];
  favourites: WizardBook['favourites'];
  wheelchair: boolean;
  customMessage: string;
  customStory: string;
  customTitle: string;
  drawnHero: WizardBook['drawnHero'];
  /** The text in the coupon box. */
  couponText: string;
  /** The coupon that was accepted, as typed. */
  couponCode: string | null;
}

export const EMPTY_BOOK: BookDraft = {
  format: null,
  quantity: 1,
  characterName: '',
  language: 'en',
  favourites: {},
  wheelchair: false,
  customMessage: '',
  customStory: '',
  customTitle: '',
  drawnHero: null,
  couponText: '',
  couponCode: null,
};

const TEXTS = ['characterName', 'customMessage', 'customStory', 'customTitle'] as const;

/** Whether the book can go into the cart: format and name are both given. */
export function isComplete({ format, characterName }: BookDraft): boolean {
  return format !== null && !isBlank(characterName);
}

/** The form after its book went into the cart: ready for another child's, in the same format. */
export function afterAdding({ format, couponText, couponCode }: BookDraft): BookDraft {
  return { ...EMPTY_BOOK, format, couponText, couponCode };
}

/** At least 1, at most what a cart takes. */
export function withinStepper(quantity: number): number {
  return Math.min(MOST_OF_ONE, Math.max(1, quantity));
}

/** Reads a stored form. What is missing or damaged is empty; nothing throws. */
export function bookFromText(text: string | null): BookDraft {
  const stored = storedRecord(text);
  const { quantity } = stored;
  const favourites = asRecord(stored['favourites']);
  return {
    format: FORMATS.find((format) => format === stored['format']) ?? null,
    quantity: Number.isInteger(quantity) ? withinStepper(quantity as number) : 1,
    characterName: asText(stored['characterName'], mostTyped('characterName')),
    language: asLanguage(stored['language']),
    favourites: asFavourites(favourites['animal'], favourites['colour']),
    wheelchair: stored['wheelchair'] === true,
    customMessage: asText(stored['customMessage'], mostTyped('customMessage')),
    customStory: asText(stored['customStory'], mostTyped('customStory')),
    customTitle: asText(stored['customTitle'], mostTyped('customTitle')),
    drawnHero: asDrawnHero(stored['drawnHero']),
    couponText: asText(stored['couponText'], 40),
    couponCode: asText(stored['couponCode'], 40) || null,
  };
}

/**
 * What was typed or chosen on the ready-made page before its script ran: it is newer than what is stored.
 * @param field reads a field's value by its name; '' when it is empty.
 */
export function typedBefore(field: (name: string) => string): Partial<BookDraft> {
  const typed: Partial<BookDraft> = {};
  for (const name of TEXTS) if (field(name) !== '') typed[name] = field(name);
  const format = FORMATS.find((each) => each === field('format'));
  const language = asLanguage(field('language'));
  const favourites = asFavourites(field('favouriteAnimal'), field('favouriteColour'));
  return {
    ...typed,
    ...(format && { format }),
    ...(language !== 'en' && { language }),
    ...(Object.keys(favourites).length > 0 && { favourites }),
  };
}
