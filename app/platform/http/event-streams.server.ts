import { log } from '../telemetry/log.server.ts';

/** One message of a stream; each part is a single line. */
export interface StreamEvent {
  name: string;
  /** The browser repeats this id when it reconnects after an interruption. */
  id: string;
  data: string;
}

/** The callbacks of one stream while it is open. */
export interface Following {
  /** Runs with each heartbeat. @returns false when the stream should end. */
  beat: () => Promise<boolean>;
  /** Runs once, whoever ended the stream. */
  end: () => void;
}

type Follow = (send: (event: StreamEvent) => void, close: () => void) => Following;

/** The responses of this process that stay open and bring events as they happen (`text/event-stream`). */
export interface EventStreams {
  /**
   * @param owner whom the events are for. One owner may have a few streams at most.
   * @param follow begins to send, and may close the stream.
   * @returns the open response; 429 when the owner has enough streams; 503 when the shop has enough or is
   *   closing.
   */
  open: (owner: string, follow: Follow) => Response;
  /** How many streams are open. */
  count: () => number;
  /** Ends all streams and opens no more. */
  close: () => void;
}

/** Without HTTP/2, a browser opens six connections to the shop, and the pages need some of them. */
export const MOST_FOR_ONE = 4;
export const MOST_FOR_ALL = 500;
/** Bytes that may wait for a slow reader. */
const LONGEST_QUEUE = 16 * 1024;
/**
 * Milliseconds until a browser reconnects. They are spread out, so that after a restart not all browsers come
 * at once.
 */
const RETRY_MS = { least: 3_000, spread: 4_000 };

export const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'private, no-store, no-transform',
  // Tells proxies not to buffer this response.
  'X-Accel-Buffering': 'no',
};

/** @param heartbeatMs milliseconds between two signs of life on each stream. */
export function openEventStreams(heartbeatMs: number): EventStreams {
  const owners = new Map<() => void, string>();
  let closed = false;
  return {
    open(owner, follow) {
      if (closed || owners.size >= MOST_FOR_ALL) return notNow(503);
      if ([...owners.values()].filter((each) => each === owner).length >= MOST_FOR_ONE) return notNow(429);
      const { body, end } = openStream(heartbeatMs, follow, () => owners.delete(end));
      owners.set(end, owner);
      return new Response(body, { headers: STREAM_HEADERS });
    },
    count: () => owners.size,
    close() {
      closed = true;
      for (const end of owners.keys()) end();
    },
  };
}

function notNow(status: number): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store', 'Retry-After': '30' } });
}

function openStream(
  heartbeatMs: number,
  follow: Follow,
  onEnd: () => void,
): { body: ReadableStream<Uint8Array>; end: () => void } {
  const words = new TextEncoder();
  let control!: ReadableStreamDefaultController<Uint8Array>;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const leave = (): boolean => {
    if (ended) return false;
    ended = true;
    clearTimeout(timer);
    following.end();
    onEnd();
    return true;
  };
  const end = () => {
    if (leave()) control.close();
  };
  const drop = () => {
    if (leave()) control.error(new Error('The reader of an event stream took nothing.'));
  };
  const write = (text: string) => {
    if (ended) return;
    control.enqueue(words.encode(text));
    if ((control.desiredSize ?? 0) < 0) drop();
  };
  const beat = async () => {
    if (control.desiredSize !== LONGEST_QUEUE) return drop();
    write(':\n\n');
    if (!(await goesOn(following))) return end();
    if (!ended) timer = setTimeout(beat, heartbeatMs);
  };

  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        control = controller;
      },
      cancel: () => void leave(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: LONGEST_QUEUE }),
  );
  write(`retry: ${Math.round(RETRY_MS.least + Math.random() * RETRY_MS.spread)}\n\n`);
  const following = follow(
    ({ name, id, data }) => write(`id: ${id}\nevent: ${name}\ndata: ${data}\n\n`),
    end,
  );
  timer = setTimeout(beat, heartbeatMs);
  return { body, end };
}

/** Ends a stream whose rows cannot be read. Its browser reconnects when they can. */
async function goesOn(following: Following): Promise<boolean> {
  try {
    return await following.beat();
  } catch (error) {
    log.warn('An event stream ended, because its beat failed.', { error });
    return false;
  }
}
