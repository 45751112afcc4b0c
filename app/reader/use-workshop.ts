import { useCallback, useEffect, useState } from 'react';
import type { BookRequest } from '#comic';
import type { Workshop } from './workshop.ts';

/** It comes with the workshop, without which there is nothing to read. */
type ReaderPart = (typeof import('./reader.tsx'))['Reader'];
type Wanted = Pick<BookRequest, 'story' | 'customStory'>;

/** Whatever is told: what a custom story needs comes once for all of them. */
const ANY_TEXT = { text: '…' };

let opening: Promise<Workshop> | undefined;

/** Opens the comic workshop once for the page; a failure is tried again at the next call. */
export function openedWorkshop(): Promise<Workshop> {
  opening ??= import('./workshop.ts').then(({ openWorkshop }) => openWorkshop());
  opening.catch(() => (opening = undefined));
  return opening;
}

/** What a book is drawn and read with, when it has come and has what the book needs; `retry` after a failure. */
export function useWorkshop({ story, customStory }: Wanted): {
  tools: { workshop: Workshop; Reader: ReaderPart } | null;
  failed: boolean;
  retry: () => void;
} {
  const own = customStory !== undefined;
  const has = own ? `${story}, and own words` : story;
  const [ready, setReady] = useState<{ workshop: Workshop; Reader: ReaderPart; has: string } | null>(null);
  const [failed, setFailed] = useState(false);
  const open = useCallback(() => {
    let wanted = true;
    const bring = async () => {
      try {
        const [workshop, { Reader }] = await Promise.all([openedWorkshop(), import('./reader.tsx')]);
        await workshop.bring(own ? { story, customStory: ANY_TEXT } : { story });
        if (wanted) setReady({ workshop, Reader, has });
      } catch {
        if (wanted) setFailed(true);
      }
    };
    void bring();
    return () => {
      wanted = false;
    };
  }, [story, own, has]);
  useEffect(open, [open]);
  const retry = () => {
    setFailed(false);
    open();
  };
  return { tools: ready?.has === has ? ready : null, failed, retry };
}
