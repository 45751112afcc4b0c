import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { BookRequest } from '#comic';
import { LiveBook, NotDrawn, Waiting } from './live-book.tsx';
import type { Pinning } from './open-pages.tsx';

/**
 * A finished book, drawn in the browser from its kept drawing. @param drawing the address of that drawing.
 */
export function KeptBook({
  title,
  drawing,
  wayOn,
  pinning,
}: {
  title: string;
  drawing: string;
  wayOn: ReactNode;
  pinning?: Pinning;
}) {
  const { request, failed, retry } = useDrawing(drawing);
  if (failed) return <NotDrawn onRetry={retry}>{wayOn}</NotDrawn>;
  if (!request) return <Waiting />;
  return <LiveBook request={request} mark={false} label={title} wayOn={wayOn} pinning={pinning} />;
}

/** Fetches once what the book was drawn from. */
function useDrawing(address: string): { request: BookRequest | null; failed: boolean; retry: () => void } {
  const [request, setRequest] = useState<BookRequest | null>(null);
  const [failed, setFailed] = useState(false);
  const ask = useCallback(() => {
    const gone = new AbortController();
    drawingAt(address, gone.signal).then(setRequest, () => {
      if (!gone.signal.aborted) setFailed(true);
    });
    return () => gone.abort();
  }, [address]);
  useEffect(ask, [ask]);
  const retry = () => {
    setFailed(false);
    ask();
  };
  return { request, failed, retry };
}

async function drawingAt(address: string, signal: AbortSignal): Promise<BookRequest> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`A drawing did not come: ${answer.status}.`);
  return (await answer.json()) as BookRequest;
}
