import type { Language } from '#comic';

/** The languages that a book can be ordered in. */
export const BOOK_LANGUAGES = ['en', 'hi'] as const satisfies readonly Language[];

/** The name of each language as its own readers write it. */
export const LANGUAGE_NAME: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

/** A language that was stored or sent; English when the value is not one. */
export function asLanguage(value: unknown): Language {
  return BOOK_LANGUAGES.find((language) => language === value) ?? 'en';
}
