import type { BookRequest, Hero, PhotoHero } from '#comic';

/** What a cover is drawn from: of a photo's heads the one that covers show, and of the words none from inside the book. */
export type CoverRequest = Omit<BookRequest, 'hero' | 'message' | 'customStory' | 'story'> & {
  /** From storage: it may be none that is on the shelf. */
  story: string;
  hero:
    | Exclude<Hero, PhotoHero>
    | (Omit<PhotoHero, 'heads' | 'shutMouth'> & { heads: Pick<PhotoHero['heads'], 'happy'> });
  /** It tells the parent's own words, whatever they are, and says so on its cover. */
  ownStory?: true;
};

/** What travels of a book whose cover is to be drawn. */
export function coverRequest(book: Omit<BookRequest, 'story'> & { story: string }): CoverRequest {
  const { message: _, customStory, hero, ...rest } = book;
  return {
    ...rest,
    hero: hero.kind === 'photo' ? faceOf(hero) : hero,
    ...(customStory && { ownStory: true }),
  };
}

/** The same as the workshop wants it: a book whose cover is right, and nothing else of it. */
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
