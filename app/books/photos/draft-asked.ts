import { BOOK_DRAFTS, type BookDraft } from './photo-rules.ts';

/**
 * Which of the books on their way a call is about: `?book=`, the wizard's when it does not say.
 * @throws 404 for a book that there is not.
 */
export function draftAsked(url: URL): BookDraft {
  const asked = url.searchParams.get('book') ?? 'wizard';
  const draft = BOOK_DRAFTS.find((each) => each === asked);
  if (!draft) throw Response.json({ problem: 'missing' }, { status: 404 });
  return draft;
}
