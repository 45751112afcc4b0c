import type { Language } from '#comic';

/** The languages that a book can be ordered in. */
export const BOOK_LANGUAGES = ['en', 'hi'] as const satisfies readonly Language[];

/** As its own readers write it. */
export const LANGUAGE_NAME: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

/** The language as it was stored or sent; English when it is none. */
export function asLanguage(value: unknown): Language {
  return BOOK_LANGUAGES.find((language) => language === value) ?? 'en';
}
