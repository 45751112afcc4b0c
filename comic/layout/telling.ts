import type { Language, Wording } from '../book.ts';

/** How one book is told. */
export interface Telling {
  language: Language;
  name: string;
  /** The customer's own title: replaces the name and the story's tail on cover and title page. */
  title?: string;
}

/** Words in the book's language, with the hero's name in its places. */
export function say(wording: Wording, { language, name }: Telling): string {
  return inLanguage(wording, language).replace(/\{(name|NAME)\}/g, (_, slot: string) =>
    slot === 'NAME' ? name.toLocaleUpperCase('en') : name,
  );
}

/** Words in one language, their `{name}` still open. */
export function inLanguage(wording: Wording, language: Language): string {
  return wording[language];
}
