import type { BookRequest, Hero, PhotoHero } from '#comic';

/**
 * What a cover is drawn from. Of a photo's heads it holds only the one that covers show, and of the words
 * none from inside the book.
 */
export type CoverRequest = Omit<BookRequest, 'hero' | 'message' | 'customStory' | 'story'> & {
  /** From storage, so it may name no story on the shelf. */
  story: string;
  hero:
    | Exclude<Hero, PhotoHero>
    | (Omit<PhotoHero, 'heads' | 'shutMouth'> & { heads: Pick<PhotoHero['heads'], 'happy'> });
  /**
   * Set when the book tells the parent's own words, because its cover says so. The words themselves are not
   * sent.
   */
  ownStory?: true;
};

/** The part of a book that is sent to draw its cover. */
export function coverRequest(book: Omit<BookRequest, 'story'> & { story: string }): CoverRequest {
  const { message: _, customStory, hero, ...rest } = book;
  return {
    ...rest,
    hero: hero.kind === 'photo' ? faceOf(hero) : hero,
    ...(customStory && { ownStory: true }),
  };
}

/** The same in the form that the workshop takes: a book whose cover is right, and nothing else of it. */
export function coverBook({ hero, ownStory, story, ...book }: CoverRequest): BookRequest {
  return {
    ...book,
    story: story as BookRequest['story'],
    hero: hero.kind === 'photo' ? withOneFace(hero) : hero,
    ...(ownStory && { customStory: { text: '…' } }),
  };
}

function faceOf(hero: PhotoHero): CoverRequest['hero'] {
  const { heads, shutMouth: _, ...rest } = hero;
  return { ...rest, heads: { happy: heads.happy } };
}

function withOneFace({ heads: { happy }, ...hero }: CoverRequest['hero'] & { kind: 'photo' }): PhotoHero {
  return { ...hero, heads: { calm: happy, happy, surprised: happy, brave: happy, worried: happy } };
}
