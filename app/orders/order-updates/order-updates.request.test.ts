import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOOK, checkOut, pay, report, until } from '../../../testing/buying.ts';
import { type HeardStream, openStream } from '../../../testing/event-stream.ts';
import { openTestShop, PASSWORD, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { announceOrder } from './announce-order.server.ts';

/**
 * The heartbeat comes only every half minute, so every event in these tests comes from the database's
 * notification.
 */
const NEWS = '/api/orders/news';

let shop: TestShop;
let asha: Visitor & { email: string };
let ravi: Visitor & { email: string };
const opened: HeardStream[] = [];

beforeAll(async () => {
  shop = await openTestShop({}, { press: true });
  [asha, ravi] = [await shop.customer(), await shop.customer()];
});
// All requests come from one address, so the tests reset its rate limits.
beforeEach(() => shop.sql`delete from rate_limits`);
afterEach(async () => {
  for (const stream of opened.splice(0)) await stream.close();
});
afterAll(() => shop.close());

async function follow(customer: Visitor, lastEventId?: string): Promise<HeardStream> {
  const stream = await openStream(customer, NEWS, lastEventId);
  opened.push(stream);
  return stream;
}

/** Opens a stream and waits for its first event. */
async function following(customer: Visitor, lastEventId?: string): Promise<HeardStream> {
  const stream = await follow(customer, lastEventId);
  await until(async () => stream.events.length > 0);
  return stream;
}

const heard = (stream: HeardStream) => stream.events.map(({ data }) => data);

const markOf = async (customer: Visitor) =>
  ((await (await customer.get(NEWS)).json()) as { mark: string }).mark;

/** The parts of an order that its announcements need. */
async function orderOf({ email }: { email: string }) {
  const [user] = await shop.sql<{ id: string }>`select id from users where email = ${email}`;
  return { id: randomUUID(), userId: user?.id ?? 'nobody', orderNumber: `ORD-${Date.now()}` };
}

const announced = (order: Awaited<ReturnType<typeof orderOf>>) =>
  db().transaction((tx) => announceOrder(tx, order));

describe('news of orders', () => {
  it('are for customers', async () => {
    const answer = await shop.visitor().get(NEWS, { Accept: 'text/event-stream' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([401, 'application/json']);
  });

  it('come as a stream that no proxy keeps, collects or packs', async () => {
    const stream = await following(asha);
    expect(stream.status).toBe(200);
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(stream.headers.has('content-encoding')).toBe(false);
    expect(stream.events).toEqual([{ id: '0-0', name: 'order', data: 'any' }]);
  });

  it('come when a change is committed, and not when it is taken back', async () => {
    const stream = await following(asha);
    const [undone, done] = [await orderOf(asha), { ...(await orderOf(asha)), orderNumber: 'ORD-7' }];
    const taken = db().transaction(async (tx) => {
      await announceOrder(tx, undone);
      throw new Error('Taken back.');
    });
    await expect(taken).rejects.toThrow('Taken back.');
    const finish = Promise.withResolvers<void>();
    const slow = db().transaction(async (tx) => {
      await announceOrder(tx, done);
      await finish.promise;
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(heard(stream)).toEqual(['any']);
    finish.resolve();
    await slow;
    await until(async () => stream.events.length > 1);
    await announced(done);
    await until(async () => stream.events.length > 2);
    expect(heard(stream)).toEqual(['any', 'ORD-7', 'ORD-7']);
  });

  it('of somebody else are never heard', async () => {
    const [own, foreign] = [await following(asha), await following(ravi)];
    const order = await orderOf(asha);
    await announced(order);
    await until(async () => own.events.length > 1);
    await announced({ ...(await orderOf(ravi)), orderNumber: 'ORD-8' });
    await until(async () => foreign.events.length > 1);
    expect([heard(own), heard(foreign)]).toEqual([
      ['any', order.orderNumber],
      ['any', 'ORD-8'],
    ]);
  });

  it('are not lost between two connections', async () => {
    const first = await following(asha);
    const mark = first.events.at(-1)?.id;
    await first.close();
    const unchanged = await following(asha, mark);
    expect(heard(unchanged)).toEqual(['same']);
    await unchanged.close();
    await announced(await orderOf(asha));
    expect(heard(await following(asha, mark))).toEqual(['any']);
  });

  it.each([
    ['signing out', (customer: Visitor) => customer.postForm('/api/sign-out', {})],
    [
      'a password that is changed elsewhere',
      async (customer: Visitor & { email: string }) => {
        const other = shop.visitor();
        await other.postForm('/auth', { mode: 'sign-in', email: customer.email, password: PASSWORD });
        return other.postJson('/api/profile', {
          kind: 'password',
          current: PASSWORD,
          next: 'Another-hero-22!',
        });
      },
    ],
    [
      'an account that is deleted',
      (customer: Visitor) => customer.postForm('/delete-account', { current: PASSWORD }),
    ],
  ])('end at once with their session by %s', async (_how, end) => {
    const customer = await shop.customer();
    const order = await orderOf(customer);
    const stream = await following(customer);
    const answer = await end(customer);
    expect(answer.status).toBeLessThan(400);
    await until(async () => stream.ended(), 3);
    await announced(order);
    expect(heard(stream)).toEqual(['any']);
  });

  it.runIf(process.env['TEST_DATABASE_URL'])('are found when the lost connection is back', async () => {
    const order = await orderOf(asha);
    await announced(order);
    const stream = await following(asha);
    await shop.sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'LISTEN%shop_news%' and datname = current_database()`;
    await shop.sql`update order_news set revision = revision + 1 where order_id = ${order.id}`;
    await until(async () => stream.events.length > 1, 8);
    expect(heard(stream)).toEqual(['any', order.orderNumber]);
  });

  it('can be asked for where no stream comes through', async () => {
    const before = await markOf(asha);
    expect(await markOf(asha)).toBe(before);
    await announced(await orderOf(asha));
    expect(await markOf(asha)).not.toBe(before);
  });

  it('tell of a new order and of its book until that is made', async () => {
    const stream = await following(ravi);
    const { checkoutId, payment } = await checkOut(ravi, {
      book: { ...BOOK, story: 'space-explorer', format: 'digital' },
    });
    const { orderNumber } = await report(ravi, checkoutId, pay(shop, payment.orderId));
    await until(async () => {
      const [book] = await shop.sql<{ made_at: string | null }>`select made_at from made_books`;
      return book?.made_at;
    }, 25);
    const mark = await markOf(ravi);
    await until(async () => stream.events.at(-1)?.id === mark);
    // Changes at the same moment may be reported as one.
    expect(new Set(heard(stream).slice(1))).toEqual(new Set([orderNumber]));
  });
});

describe('streams', () => {
  it('are a few for each customer, and a closed one makes room', async () => {
    const streams = [];
    for (let count = 0; count < 4; count += 1) streams.push(await following(asha));
    expect((await follow(asha)).status).toBe(429);
    expect((await following(ravi)).status).toBe(200);
    await streams[0]?.close();
    const again = await until(async () => {
      const stream = await follow(asha);
      return stream.status === 200 && stream;
    });
    expect(again.status).toBe(200);
  });

  it('are not opened for whoever asks for the headers only', async () => {
    const customer = await shop.customer();
    for (let count = 0; count < 5; count += 1) {
      const { status, headers } = await customer.send('HEAD', NEWS, undefined, {
        Accept: 'text/event-stream',
      });
      expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    }
    expect((await following(customer)).status).toBe(200);
  });
});
