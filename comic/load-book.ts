import type { BookRequest } from './book.ts';
import { loadFriends } from './art/friends/load-friends.ts';
import { loadCustomRoom } from './custom/load-custom.ts';
import { headKind, type HeroLook, loadHeads } from './art/hero/head.ts';
import { loadSeenWords } from './layout/tale.ts';
import { loadStory } from './stories/index.ts';

type Words = Partial<Pick<BookRequest, 'name' | 'title' | 'message' | 'customStory'>>;

/** Everything that a parent wrote for a book. The lettering loads the fonts for it. */
export function wordsOf({ name, title, message, customStory }: Words): string {
  return [name, title, message, customStory?.text].filter(Boolean).join('\n');
}

/**
 * Loads everything that a book needs, once: its story, the words of its language, the drawings of its hero
 * and favourite animal, and the parts for custom stories when the parent wrote one.
 * @throws TypeError when the story is unknown; rejects when a file cannot be loaded.
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
