import type { Language, Wording } from '../book.ts';
import { ANIMAL_WORDS, COLOUR_WORDS, type Favourites } from '../favourites.ts';

/** How one book is told. */
export interface Telling {
  language: Language;
  name: string;
  /** The customer's own title. It replaces the name and the story's tail on the cover and the title page. */
  title?: string;
  favourites?: Favourites;
  /** Whether the hero uses a wheelchair. */
  wheelchair?: boolean;
}

/** `[with a favourite|without]`. All other brackets are part of the writer's text. */
const DEPENDS = /\[([^[\]|]*\{(?:animal|sound|colour|wheels)\}[^[\]|]*)(?:\|([^[\]]*))?\]/g;

/** The words in the book's language, with the hero's name and the parent's choices filled in. */
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

/** The placeholders that a wording may contain. */
export const SLOTS: readonly string[] = ['name', 'NAME', 'animal', 'sound', 'colour', 'wheels'];

/** The words in one language, with `{name}` still to be filled in. */
export function inLanguage(wording: Wording, language: Language): string {
  return wording[language];
}

/** The text in capitals; the result does not depend on the machine's locale. */
export function capitals(text: string): string {
  return text.toLocaleUpperCase('en');
}
