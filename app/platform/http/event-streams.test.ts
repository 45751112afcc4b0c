import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readEnvironment } from '../environment/environment.server.ts';
import { type EventStreams, openEventStreams, type StreamEvent } from './event-streams.server.ts';

/** The heartbeat with which the shop opens its streams. */
const BEAT_MS = readEnvironment({}).HEARTBEAT_SECONDS * 1000;
let streams: EventStreams;
let send: (event: StreamEvent) => void;
let goesOn: boolean;
const end = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  streams = openEventStreams(BEAT_MS);
  goesOn = true;
  end.mockClear();
});
afterEach(() => vi.useRealTimers());

const open = (owner = 'asha') =>
  streams.open(owner, (sender) => {
    send = sender;
    return { beat: async () => goesOn, end };
  });

function readerOf({ body }: Response) {
  if (!body) throw new Error('Nothing to read.');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  return async () => (await reader.read()).value;
}

it('begins with the time after which to come back, sends events and beats every 30 s', async () => {
  expect(BEAT_MS).toBe(30_000);
  const next = readerOf(open());
  expect(await next()).toMatch(/^retry: [3-7]\d{3}\n\n$/);
  send({ name: 'order', id: '1-1', data: 'ORD-1' });
  expect(await next()).toBe('id: 1-1\nevent: order\ndata: ORD-1\n\n');
  const beat = next();
  await vi.advanceTimersByTimeAsync(BEAT_MS - 1);
  send({ name: 'order', id: '1-2', data: 'ORD-1' });
  expect(await beat).toContain('1-2');
  const another = next();
  await vi.advanceTimersByTimeAsync(1);
  expect(await another).toBe(':\n\n');
});

it('ends when its follower says so, once', async () => {
  const next = readerOf(open());
  await next();
  goesOn = false;
  const beat = next();
  await vi.advanceTimersByTimeAsync(BEAT_MS);
  expect([await beat, await next()]).toEqual([':\n\n', undefined]);
  streams.close();
  expect(end).toHaveBeenCalledOnce();
});

it('drops a reader who takes nothing until the next beat', async () => {
  const { body } = open();
  await vi.advanceTimersByTimeAsync(BEAT_MS);
  await expect(body?.getReader().read()).rejects.toThrow('took nothing');
  expect(end).toHaveBeenCalledOnce();
});

it('drops a reader for whom too much is waiting', async () => {
  const { body } = open();
  send({ name: 'order', id: '1', data: 'x'.repeat(20_000) });
  await expect(body?.getReader().read()).rejects.toThrow('took nothing');
  send({ name: 'order', id: '2', data: 'late' });
  expect(end).toHaveBeenCalledOnce();
});

it('limits streams per customer and in total, and frees a place when one closes', async () => {
  const own = Array.from({ length: 4 }, () => open());
  expect(open().status).toBe(429);
  await own[0]?.body?.cancel();
  expect(open().status).toBe(200);
  for (let count = 4; count < 500; count += 1) expect(open(`customer ${count}`).status).toBe(200);
  expect(open('one more').status).toBe(503);
});

it('close together, and none is opened afterwards', async () => {
  const next = readerOf(open());
  await next();
  streams.close();
  expect(await next()).toBeUndefined();
  expect(open().status).toBe(503);
});
