import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../../../testing/buying.ts';
import { openStream } from '../../../testing/event-stream.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

const NEWS = '/api/orders/news';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ HEARTBEAT_SECONDS: '0.1' });
});
afterAll(() => shop.close());

it('a quiet stream shows that it lives', async () => {
  const stream = await openStream(await shop.customer(), NEWS);
  await until(async () => stream.beats() > 2);
  expect(stream.events).toHaveLength(1);
  await stream.close();
});

it('a change that the database did not tell of is found with the heartbeat', async () => {
  const asha = await shop.customer();
  const stream = await openStream(asha, NEWS);
  await until(async () => stream.events.length > 0);
  await shop.sql`insert into order_news (order_id, user_id, order_number, revision, changed_at)
    select gen_random_uuid(), id, 'ORD-9', 1, now() from users where email = ${asha.email}`;
  await until(async () => stream.events.length > 1);
  expect(stream.events.at(-1)).toEqual({ id: '1-1', name: 'order', data: 'ORD-9' });
  await stream.close();
});

it('a stream ends with its session', async () => {
  const asha = await shop.customer();
  const stream = await openStream(asha, NEWS);
  await until(async () => stream.beats() > 0);
  expect(stream.ended()).toBe(false);
  await asha.postForm('/api/sign-out', {});
  await until(async () => stream.ended());
  expect((await openStream(asha, NEWS)).status).toBe(401);
});

it('the shop closes without waiting for open streams', async () => {
  const stream = await openStream(await shop.customer(), NEWS);
  await until(async () => stream.events.length > 0);
  const started = performance.now();
  await shop.close();
  expect(stream.ended()).toBe(true);
  expect(performance.now() - started).toBeLessThan(5_000);
  shop = await openTestShop();
});
