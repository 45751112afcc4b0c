import { useCallback, useEffect, useState } from 'react';
import type { Workshop } from './workshop.ts';

let opening: Promise<Workshop> | undefined;

/** Opens the comic workshop once for the page; a failure is tried again at the next call. */
export function openedWorkshop(): Promise<Workshop> {
  opening ??= import('./workshop.ts').then(({ openWorkshop }) => openWorkshop());
  opening.catch(() => (opening = undefined));
  return opening;
}

/** The workshop, when it is open; `retry` after a failure. */
export function useWorkshop(): { workshop: Workshop | null; failed: boolean; retry: () => void } {
  const [workshop, setWorkshop] = useState<Workshop | null>(null);
  const [failed, setFailed] = useState(false);
  const open = useCallback(() => {
    openedWorkshop().then(setWorkshop, () => setFailed(true));
  }, []);
  useEffect(open, [open]);
  const retry = () => {
    setFailed(false);
    open();
  };
  return { workshop, failed, retry };
}
