import { useEffect, useState } from 'react';
import { asRecord, asText } from '../../books/book/stored-book.ts';
import type { ToldStory } from '../../books/book/book.schema.ts';

const LONGEST_TEMPLATE = 6000;

/** The words of a story that the shop wrote; null while they load, `failed` when they cannot be loaded. */
export function useToldStory(id: string | null): ToldStory | 'failed' | null {
  const [told, setTold] = useState<ToldStory | { id: string; failed: true } | null>(null);
  useEffect(() => {
    if (id === null) return;
    const gone = new AbortController();
    toldStory(id, gone.signal).then(setTold, () => {
      if (!gone.signal.aborted) setTold({ id, failed: true });
    });
    return () => gone.abort();
  }, [id]);
  if (told?.id !== id) return null;
  return 'failed' in told ? 'failed' : told;
}

async function toldStory(id: string, signal: AbortSignal): Promise<ToldStory> {
  const answer = await fetch(`/api/stories/${id}`, { signal });
  if (!answer.ok) throw new Error(`A story could not be loaded: ${answer.status}.`);
  const { title, template } = asRecord(await answer.json());
  return { id, title: asText(title, 80), template: asText(template, LONGEST_TEMPLATE) };
}
