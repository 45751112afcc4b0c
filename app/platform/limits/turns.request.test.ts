import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { takeTurns, waitingBefore } from './turns.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.sql`delete from pgboss.job where name = 'draw-hero'`);
afterAll(() => shop.close());

const QUEUE = { name: 'draw-hero', turnOf: sql`select job.data ->> 'customer'` };

interface Work {
  /** The customer and the number of the piece: `a1`. */
  key: string;
  state?: 'created' | 'active' | 'completed';
  /** Stored on the job itself, for work that belongs to an address. */
  address?: string;
  doneMinutesAgo?: number;
}

/** Puts work in the queue, the oldest first. None of it starts by itself. */
async function put(work: readonly Work[]): Promise<void> {
  for (const [at, { key, state = 'created', address = null, doneMinutesAgo }] of work.entries()) {
    const data = JSON.stringify({ customer: address ? null : key[0] });
    await shop.sql`
      insert into pgboss.job (id, name, singleton_key, data, state, group_id, start_after, created_on, completed_on)
      values (${randomUUID()}, 'draw-hero', ${key}, ${data}::jsonb, ${state}::pgboss.job_state, ${address},
        now() + interval '1 day', now() - interval '1 hour' + ${at} * interval '1 second',
        now() - ${doneMinutesAgo ?? null}::int * interval '1 minute')`;
  }
}

const w = (keys: string): Work[] => keys.split(' ').map((key) => ({ key }));

/** The waiting keys, in the order in which the queue hands them out. */
const order = async () =>
  (
    await shop.sql<{ key: string }>`
      select singleton_key as key from pgboss.job where name = 'draw-hero' and state = 'created'
      order by priority desc, created_on`
  )
    .map(({ key }) => key)
    .join(' ');

it.each([
  { who: 'nobody is greedy', work: w('a1 b1 c1'), drawn: 'a1 b1 c1' },
  { who: 'one came first with everything', work: w('a1 a2 a3 a4 b1'), drawn: 'a1 b1 a2 a3 a4' },
  { who: 'two are greedy', work: w('a1 a2 a3 b1 b2 b3 c1'), drawn: 'a1 b1 c1 a2 b2 a3 b3' },
  {
    who: 'the greedy one is being served',
    work: [{ key: 'a1', state: 'active' as const }, ...w('a2 a3 b1')],
    drawn: 'b1 a2 a3',
  },
  {
    who: 'the greedy one was served a moment ago',
    work: [{ key: 'a1', state: 'completed' as const, doneMinutesAgo: 1 }, ...w('a2 a3 b1 b2')],
    drawn: 'b1 a2 b2 a3',
  },
  {
    who: 'somebody was served this morning',
    work: [{ key: 'a1', state: 'completed' as const, doneMinutesAgo: 120 }, ...w('a2 b1')],
    drawn: 'a2 b1',
  },
  {
    who: 'one address sends many drafts',
    work: [...['k', 'l', 'm'].map((key) => ({ key, address: 'one' })), { key: 'z', address: 'other' }],
    drawn: 'k z l m',
  },
])('when $who, $drawn are drawn in this order, and each is told its place in it', async ({ work, drawn }) => {
  await put(work);
  await takeTurns(QUEUE);
  expect(await order()).toBe(drawn);
  for (const [place, key] of drawn.split(' ').entries()) expect(await waitingBefore(QUEUE, key)).toBe(place);
});

it('what is done and counts no more keeps no mark of an address', async () => {
  await put([{ key: 'a', state: 'completed', address: 'one', doneMinutesAgo: 90 }]);
  await takeTurns(QUEUE);
  expect(await shop.sql`select group_id from pgboss.job where name = 'draw-hero'`).toEqual([
    { group_id: null },
  ]);
});

it('two processes may order the same queue at the same moment', async () => {
  await put(w('a1 a2 a3 a4 b1'));
  await Promise.all(Array.from({ length: 6 }, () => takeTurns(QUEUE)));
  expect(await order()).toBe('a1 b1 a2 a3 a4');
});
