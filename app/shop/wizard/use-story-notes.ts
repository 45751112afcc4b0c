import { useEffect } from 'react';
import { asStoryNotes, markOf } from '../../books/book/custom-story.ts';
import { draftNow, useDraft } from '../wizard-draft/use-draft.ts';

const asked = new Set<string>();

/**
 * Has the pictures of an own story chosen, once for a text, and keeps the choice in the draft: the book that is bought is
 * the one that was seen. Until the answer comes, or without one, the workshop's rules choose.
 */
export function useStoryNotes(text: string | null): void {
  const { draft, update } = useDraft();
  const of = text === null ? null : markOf(text);
  const known = of === null || draft.storyNotes?.of === of;
  useEffect(() => {
    if (known || text === null || asked.has(of)) return;
    asked.add(of);
    void notesFor(text).then((notes) => update({ storyNotes: asStoryNotes({ of, notes }) }));
  }, [known, of, text, update]);
}

async function notesFor(text: string): Promise<unknown> {
  try {
    const answer = await fetch('/api/story-notes', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text, name: draftNow().characterName }),
    });
    const { notes } = (await answer.json()) as { notes?: unknown };
    return notes ?? [];
  } catch {
    return [];
  }
}
