import type { BookRequest } from '#comic';

/** The fields of a form that the cover of a book shows. */
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

/**
 * The book whose cover is drawn while the parent puts it together. Until a story is chosen, a popular one
 * stands in.
 */
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
