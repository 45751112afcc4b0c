import type { Visitor } from './visitor.ts';

export interface HeardEvent {
  id: string;
  name: string;
  data: string;
}

/** An event stream as a browser reads it, but without reconnecting. */
export interface HeardStream {
  status: number;
  headers: Headers;
  /** The events so far. */
  events: HeardEvent[];
  /** The number of heartbeats so far. */
  beats: () => number;
  ended: () => boolean;
  close: () => Promise<void>;
}

/**
 * Opens the stream at `path`.
 * @param lastEventId as a browser sends it when it reconnects.
 */
export async function openStream(visitor: Visitor, path: string, lastEventId?: string): Promise<HeardStream> {
  const answer = await visitor.get(path, {
    Accept: 'text/event-stream',
    ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
  });
  const events: HeardEvent[] = [];
  let beats = 0;
  let ended = false;
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => {
    let rest = '';
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const blocks = (rest + part.value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        if (block === ':') beats += 1;
        else if (block.includes('event: ')) events.push(eventIn(block));
      }
    }
  };
  const over = () => {
    ended = true;
  };
  void read().then(over, over);
  return {
    status: answer.status,
    headers: answer.headers,
    events,
    beats: () => beats,
    ended: () => ended,
    close: async () => reader?.cancel(),
  };
}

function eventIn(block: string): HeardEvent {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2) ?? '';
  return { id: field('id'), name: field('event'), data: field('data') };
}
