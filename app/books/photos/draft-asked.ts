import { BOOK_DRAFTS, type BookDraft } from './photo-rules.ts';

/**
 * The draft that a call is about: `?book=`, or the wizard's when the address does not say.
 * @throws a 404 for an unknown draft.
 */
export function draftAsked(url: URL): BookDraft {
  const asked = url.searchParams.get('book') ?? 'wizard';
  const draft = BOOK_DRAFTS.find((each) => each === asked);
  if (!draft) throw Response.json({ problem: 'missing' }, { status: 404 });
  return draft;
}
