import { useCallback, useEffect, useState } from 'react';
import type { BookRequest } from '#comic';
import type { Workshop } from './workshop.ts';

type StoryId = BookRequest['story'];

let opening: Promise<Workshop> | undefined;

/** Opens the comic workshop once for the page; a failure is tried again at the next call. */
export function openedWorkshop(): Promise<Workshop> {
  opening ??= import('./workshop.ts').then(({ openWorkshop }) => openWorkshop());
  opening.catch(() => (opening = undefined));
  return opening;
}

/** The workshop, when it is open and has the story; `retry` after a failure. */
export function useWorkshop(story: StoryId): {
  workshop: Workshop | null;
  failed: boolean;
  retry: () => void;
} {
  const [ready, setReady] = useState<{ workshop: Workshop; story: StoryId } | null>(null);
  const [failed, setFailed] = useState(false);
  const open = useCallback(() => {
    let wanted = true;
    const bring = async () => {
      try {
        const workshop = await openedWorkshop();
        await workshop.bring(story);
        if (wanted) setReady({ workshop, story });
      } catch {
        if (wanted) setFailed(true);
      }
    };
    void bring();
    return () => {
      wanted = false;
    };
  }, [story]);
  useEffect(open, [open]);
  const retry = () => {
    setFailed(false);
    open();
  };
  return { workshop: ready?.story === story ? ready.workshop : null, failed, retry };
}
