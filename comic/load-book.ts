import type { BookRequest } from './book.ts';
import { loadCustomRoom } from './custom/load-custom.ts';
import { loadStory } from './stories/index.ts';

/**
 * Brings everything that a book is made of, once: its story and, when the parent wrote one, what custom stories need.
 * @throws TypeError when the story is unknown; rejects when a file does not come.
 */
export async function loadBook({
  story,
  customStory,
}: Pick<BookRequest, 'story' | 'customStory'>): Promise<void> {
  await Promise.all([loadStory(story), customStory && customStory.text.trim() !== '' && loadCustomRoom()]);
}
