const ADDRESS = '/api/orders/news';
const LOOK_EVERY_MS = 30_000;
/** How long a hidden page keeps its connection. */
const HIDDEN_LIMIT_MS = 60_000;

/**
 * Follows the customer's orders over an event stream, and polls while there is none.
 * @param onChange gets the number of the changed order, or null when any of them may have changed.
 * @returns a function that stops following.
 */
export function openOrderFeed(onChange: (orderNumber: string | null) => void): () => void {
  let stream: EventSource | null = null;
  let asking: ReturnType<typeof setInterval> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let mark: string | null = null;

  const listen = () => {
    if (stream) return;
    ask();
    if (typeof EventSource === 'undefined') return;
    const opened = new EventSource(ADDRESS);
    stream = opened;
    opened.addEventListener('order', ({ data, lastEventId }: MessageEvent<string>) => {
      clearInterval(asking);
      asking = undefined;
      mark = lastEventId;
      if (data !== 'same') onChange(data === 'any' ? null : data);
    });
    opened.addEventListener('error', () => {
      ask();
      if (opened.readyState === EventSource.CLOSED) stream = null;
    });
  };

  /** Polls until the stream's first event, because some proxies hold back an open stream's data. */
  const ask = () => {
    asking ??= setInterval(async () => {
      if (document.hidden) return;
      const found = await presentMark();
      if (asking === undefined) return;
      if (found !== null && found !== mark) {
        mark = found;
        onChange(null);
      }
      listen();
    }, LOOK_EVERY_MS);
  };

  const leave = () => {
    clearInterval(asking);
    asking = undefined;
    clearTimeout(hiding);
    stream?.close();
    stream = null;
  };
  const onVisibility = () => {
    clearTimeout(hiding);
    if (document.hidden) hiding = setTimeout(leave, HIDDEN_LIMIT_MS);
    else listen();
  };

  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', listen);
  if (document.readyState === 'complete') listen();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', listen);
    leave();
  };
}

/** @returns null when the shop cannot be reached or answers with an error. */
async function presentMark(): Promise<string | null> {
  try {
    const answer = await fetch(ADDRESS, { headers: { Accept: 'application/json' }, cache: 'no-store' });
    return answer.ok ? ((await answer.json()) as { mark: string }).mark : null;
  } catch {
    return null;
  }
}
