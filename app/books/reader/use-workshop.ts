import { useCallback, useEffect, useState } from 'react';
import type { BookRequest } from '#comic';
import { openedWorkshop } from './opened-workshop.ts';
import type { Workshop } from './workshop.ts';

/** The reader is loaded with the workshop, without which there is nothing to read. */
type ReaderPart = (typeof import('./reader.tsx'))['Reader'];
type Wanted = Pick<BookRequest, 'story'> & Partial<BookRequest>;

/** Letters that may need a further font. */
const RARE = /[^\p{ASCII}\u00a1-\u024f\u0901-\u0963\u0966-\u097f‘’“”–—…\s]/gu;

/** Stands for any custom story, because all of them need the same code. */
const ANY_TEXT = { text: '…' };

/**
 * The workshop and the reader, once they are loaded with all that the book needs. `retry` tries again after a
 * failure.
 */
export function useWorkshop(wanted: Wanted): {
  tools: { workshop: Workshop; Reader: ReaderPart } | null;
  failed: boolean;
  retry: () => void;
} {
  const { story, language = 'en' } = wanted;
  const kind = wanted.hero?.kind ?? 'drawn';
  const drawn = wanted.hero?.kind === 'drawn' ? wanted.hero : null;
  const face = drawn?.face !== undefined;
  const hairStyle = face ? undefined : drawn?.hairStyle;
  const own = wanted.customStory !== undefined;
  const rare = [
    ...new Set(`${wanted.name}${wanted.title}${wanted.message}${wanted.customStory?.text}`.match(RARE)),
  ]
    .sort()
    .join('');
  const has = [story, language, kind, face, hairStyle, own, rare].join(' ');
  const [ready, setReady] = useState<{ workshop: Workshop; Reader: ReaderPart; has: string } | null>(null);
  const [failed, setFailed] = useState(false);
  const open = useCallback(() => {
    let current = true;
    const bring = async () => {
      try {
        const [workshop, { Reader }] = await Promise.all([openedWorkshop(), import('./reader.tsx')]);
        await workshop.bring({
          story,
          language,
          hero: { kind, hairStyle, ...(face && { face: {} }) },
          name: rare,
          ...(own && { customStory: ANY_TEXT }),
        });
        if (current) setReady({ workshop, Reader, has });
      } catch {
        if (current) setFailed(true);
      }
    };
    void bring();
    return () => {
      current = false;
    };
  }, [story, language, kind, face, hairStyle, own, rare, has]);
  useEffect(open, [open]);
  const retry = () => {
    setFailed(false);
    open();
  };
  return { tools: ready?.has === has ? ready : null, failed, retry };
}
