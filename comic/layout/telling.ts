import type { Language, Wording } from '../book.ts';
import { ANIMAL_WORDS, COLOUR_WORDS, type Favourites } from '../favourites.ts';

/** How one book is told. */
export interface Telling {
  language: Language;
  name: string;
  /** The customer's own title: replaces the name and the story's tail on cover and title page. */
  title?: string;
  favourites?: Favourites;
  /** The hero goes about in a wheelchair. */
  wheelchair?: boolean;
}

/** `[told with a favourite|told without]`; other brackets are the writer's own. */
const DEPENDS = /\[([^[\]|]*\{(?:animal|sound|colour|wheels)\}[^[\]|]*)(?:\|([^[\]]*))?\]/g;

/** Words in the book's language, with the hero's name and what the parent chose in their places. */
export function say(
  wording: Wording,
  { language, name, favourites = {}, wheelchair = false }: Telling,
): string {
  const animal = favourites.animal && ANIMAL_WORDS[favourites.animal];
  const slots: Record<string, string | undefined> = {
    name,
    NAME: capitals(name),
    animal: animal && inLanguage(animal.name, language),
    sound: animal && inLanguage(animal.sound, language),
    colour: favourites.colour && inLanguage(COLOUR_WORDS[favourites.colour], language),
    wheels: wheelchair ? '' : undefined,
  };
  return inLanguage(wording, language)
    .replace(DEPENDS, (_, chosen: string, otherwise = '') =>
      SLOTS.every((slot) => slots[slot] !== undefined || !chosen.includes(`{${slot}}`)) ? chosen : otherwise,
    )
    .replace(/\{(\w+)\}/g, (slot, called: string) => slots[called] ?? (SLOTS.includes(called) ? '' : slot));
}

/** What a wording may leave open. */
export const SLOTS: readonly string[] = ['name', 'NAME', 'animal', 'sound', 'colour', 'wheels'];

/** Words in one language, their `{name}` still open. */
export function inLanguage(wording: Wording, language: Language): string {
  return wording[language];
}

/** In capitals, the same wherever the book is made. */
export function capitals(text: string): string {
  return text.toLocaleUpperCase('en');
}
