import type { BookRequest } from './book.ts';
import { loadFriends } from './art/friends/load-friends.ts';
import { loadCustomRoom } from './custom/load-custom.ts';
import { headKind, type HeroLook, loadHeads } from './art/hero/head.ts';
import { loadSeenWords } from './layout/tale.ts';
import { loadStory } from './stories/index.ts';

type Words = Partial<Pick<BookRequest, 'name' | 'title' | 'message' | 'customStory'>>;

/** All that a parent wrote for a book: its lettering brings the fonts for it. */
export function wordsOf({ name, title, message, customStory }: Words): string {
  return [name, title, message, customStory?.text].filter(Boolean).join('\n');
}

/**
 * Brings everything that a book is made of, once: its story, the words of its language, what draws its hero and its favourite animal, and, when the parent wrote one, what
 * custom stories need.
 * @throws TypeError when the story is unknown; rejects when a file does not come.
 */
export async function loadBook({
  story,
  customStory,
  language = 'en',
  favourites,
  hero,
}: Pick<BookRequest, 'story' | 'customStory' | 'language' | 'favourites'> & {
  hero?: HeroLook;
}): Promise<void> {
  await Promise.all([
    loadStory(story),
    loadSeenWords(language),
    favourites?.animal && loadFriends(),
    hero && loadHeads(headKind(hero)),
    customStory && customStory.text.trim() !== '' && loadCustomRoom(),
  ]);
}
