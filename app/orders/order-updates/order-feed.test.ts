import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openOrderFeed } from './order-feed.ts';

const POLL_MS = 30_000;
const HIDDEN_MS = 60_000;

class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeStream[] = [];
  readyState = 0;
  constructor() {
    super();
    FakeStream.opened.push(this);
  }
  say(data: string, lastEventId = '1-1'): void {
    this.readyState = 1;
    this.dispatchEvent(Object.assign(new Event('order'), { data, lastEventId }));
  }
  fail(readyState: number): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
  close(): void {
    this.readyState = FakeStream.CLOSED;
  }
}

let page: EventTarget & { hidden: boolean; readyState: string };
let windowEvents: EventTarget;
let mark: string | null;
let close: () => void;
const onChange = vi.fn<(orderNumber: string | null) => void>();
const asked = vi.fn<(address: string) => Promise<Response>>(async () =>
  mark === null ? new Response(null, { status: 503 }) : Response.json({ mark }),
);

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false, readyState: 'complete' });
  windowEvents = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents));
  vi.stubGlobal('removeEventListener', windowEvents.removeEventListener.bind(windowEvents));
  vi.stubGlobal('EventSource', FakeStream);
  vi.stubGlobal('fetch', asked);
  FakeStream.opened = [];
  mark = '1-1';
  asked.mockClear();
  onChange.mockClear();
  close = openOrderFeed(onChange);
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stream = () => FakeStream.opened.at(-1)!;
const told = () => onChange.mock.calls.map(([orderNumber]) => orderNumber);
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
function show(hidden: boolean): void {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

it('tells what the stream says, and asks nothing beside it', async () => {
  for (const data of ['any', 'ORD-1', 'same']) stream().say(data);
  show(true);
  show(false);
  await wait(3 * POLL_MS);
  expect(told()).toEqual([null, 'ORD-1']);
  expect([asked.mock.calls.length, FakeStream.opened.length]).toEqual([0, 1]);
});

it('asks every 30 s until a stream that is open says something', async () => {
  await wait(POLL_MS - 1);
  expect(asked).not.toHaveBeenCalled();
  await wait(1);
  await wait(POLL_MS);
  expect([asked.mock.calls.length, told()]).toEqual([2, [null]]);
  mark = '1-2';
  await wait(POLL_MS);
  expect(told()).toEqual([null, null]);
  stream().say('same', '1-2');
  await wait(3 * POLL_MS);
  expect([asked.mock.calls.length, told().length]).toEqual([3, 2]);
});

it('asks while the browser comes back by itself, and opens another stream when it does not', async () => {
  stream().say('any');
  stream().fail(0);
  await wait(POLL_MS);
  expect([asked.mock.calls.length, FakeStream.opened.length]).toEqual([1, 1]);
  stream().fail(FakeStream.CLOSED);
  await wait(POLL_MS);
  expect(FakeStream.opened).toHaveLength(2);
  stream().say('ORD-2', '1-2');
  await wait(3 * POLL_MS);
  expect([asked.mock.calls.length, told()]).toEqual([2, [null, 'ORD-2']]);
});

it('bears a shop that does not answer', async () => {
  mark = null;
  await wait(POLL_MS);
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await wait(POLL_MS);
  expect([asked.mock.calls.length, told()]).toEqual([2, []]);
});

it('ends the stream of a page that nobody has seen for a minute, and opens one when somebody does', async () => {
  stream().say('any');
  show(true);
  await wait(HIDDEN_MS - 1);
  expect(stream().readyState).toBe(1);
  await wait(1);
  expect(stream().readyState).toBe(FakeStream.CLOSED);
  await wait(5 * POLL_MS);
  expect([asked.mock.calls.length, FakeStream.opened.length]).toEqual([0, 1]);
  show(false);
  expect(FakeStream.opened).toHaveLength(2);
});

it('is quiet once it is closed', async () => {
  close();
  windowEvents.dispatchEvent(new Event('pageshow'));
  show(false);
  await wait(3 * POLL_MS);
  expect([stream().readyState, asked.mock.calls.length, FakeStream.opened.length]).toEqual([2, 0, 1]);
});
