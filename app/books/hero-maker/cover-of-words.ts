import type { BookRequest } from '#comic';

/** What a form knows of a book, as far as the cover shows it. */
export interface BookWords {
  story: BookRequest['story'] | null;
  /** The story that the shop wrote, told in the world of `story`. */
  shopStory?: { title: string } | null;
  characterName: string;
  language: NonNullable<BookRequest['language']>;
  favourites: NonNullable<BookRequest['favourites']>;
  wheelchair: boolean;
  customTitle: string;
}

/** The book whose cover is drawn while it is made up; before a story is chosen it is one that everybody likes. */
export function coverOfWords({
  story,
  shopStory,
  characterName,
  language,
  favourites,
  wheelchair,
  customTitle,
}: BookWords): Omit<BookRequest, 'hero'> {
  return {
    story: story ?? 'superhero-adventure',
    name: characterName,
    language,
    favourites,
    wheelchair,
    title: customTitle.trim() === '' ? (shopStory?.title ?? '') : customTitle,
  };
}
