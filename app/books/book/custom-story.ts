import type { CustomStory } from '#comic';
import type { BookChoices, StoryNotes } from './book.schema.ts';
import { asRecord } from './stored-book.ts';

/**
 * The text that a book tells: the parent's own words, else those of the shop; null for the built-in story.
 */
export function customText(customStory: string | null, told: BookChoices['told']): string | null {
  const text = customStory?.trim() ? customStory : (told?.template ?? '');
  return text.trim() === '' ? null : text;
}

/** The same text with its notes, in the form that the workshop takes. */
export function customStoryOf(
  customStory: string | null,
  { told, storyNotes }: Pick<BookChoices, 'told' | 'storyNotes'>,
): CustomStory | null {
  const text = customText(customStory, told);
  if (text === null) return null;
  const fitting = storyNotes?.of === markOf(text) ? storyNotes.notes : undefined;
  // The workshop treats notes as input from outside, so this cast is safe.
  return { text, ...(fitting && { notes: fitting as NonNullable<CustomStory['notes']> }) };
}

/** A short fingerprint, which tells one text from another. */
export function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${text.length}-${(hash >>> 0).toString(16)}`;
}

const MOST_NOTES = 400;

/** Reads notes that a browser kept or a call answered. Damaged ones are left out. */
export function asStoryNotes(value: unknown): StoryNotes | null {
  const { of, notes } = asRecord(value);
  if (typeof of !== 'string' || of.length > 24 || !Array.isArray(notes)) return null;
  return {
    of,
    notes: notes.slice(0, MOST_NOTES).flatMap((each: unknown) => {
      const { beat, place, pose, mood } = asRecord(each);
      if (typeof beat !== 'number' || !Number.isInteger(beat) || beat < 0 || beat > 9999) return [];
      return [{ beat, ...named({ place, pose, mood }) }];
    }),
  };
}

function named(names: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).filter((entry): entry is [string, string] => {
      const [, name] = entry;
      return typeof name === 'string' && name.length <= 24;
    }),
  );
}
