import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { HeroState } from '../app/books/drawing/hero-state.ts';
import { BOOK, checkOut, report, until } from './buying.ts';
import { becomeCustomer, PASSWORD } from './customer.ts';
import { balancerAndPooler } from './debian-programs.ts';
import { openStream } from './event-stream.ts';
import { type Runtime, type ManyMachines, startManyMachines } from './many-machines.ts';
import { openShopLoad } from './shop-load.ts';
import { photoForm, plainPicture } from './photos.ts';
import { times } from './long-form.ts';
import { slowdown } from './slowdown.ts';
import type { Visitor } from './visitor.ts';

const STUDIO = existsSync('.cache/models');
/** How often machines are lost, and how often all of them are exchanged. */
const ROUNDS = times(1, 10);
const LIMIT_MS = 300_000 * slowdown();
const STANDS_STILL_MS = LIMIT_MS / 3;
vi.setConfig({ testTimeout: LIMIT_MS * ROUNDS, hookTimeout: LIMIT_MS });

describe.runIf(balancerAndPooler)('two web processes and two workers', () => {
  let many: ManyMachines;
  let asha: Visitor;
  beforeAll(async () => {
    many = await startManyMachines();
    await many.postgres.sql(EACH_MINUTE);
    asha = many.visitor();
    await becomeCustomer(asha, many.street, 'asha@example.in');
  });
  afterAll(() => many?.close());

  /**
   * Pays in the provider's window and reports it.
   * @returns the number of the order that the shop acknowledged.
   */
  async function buy(customer: Visitor, book: Record<string, unknown> = {}): Promise<string> {
    const opened = await checkOut(customer, { book: { ...BOOK, ...book } });
    const paid = many.street.control.attempt({ orderId: opened.payment.orderId, choice: 'pay' });
    if (paid.outcome !== 'paid') throw new Error('The sandbox did not take the payment.');
    const { orderNumber, status } = await report(customer, opened.checkoutId, paid.response);
    if (!orderNumber) throw new Error(`No order was acknowledged: ${status}`);
    return orderNumber;
  }

  const booksOf = (orderNumber: string) =>
    many.postgres.sql<{ item: string; made: boolean; revision: number }>(
      `select i.id as item, b.made_at is not null as made, b.revision from orders o
       join order_items i on i.order_id = o.id left join made_books b on b.order_item_id = i.id
       where o.order_number = $1`,
      orderNumber,
    );

  it('sell a book with a photo, whichever process serves, draws and makes it', async () => {
    expect((await sendPhoto(asha, readFileSync('comic/hero/fixtures/astronaut.jpg'))).status).toBe(200);
    const [one, other] = many.web.map((machine) => many.visitor(machine, asha));
    await one?.postJson('/api/hero', {});
    const end = STUDIO ? 'ready' : 'refused';
    await until(async () => (await heroOf(other ?? asha)).state === end, 90);
    expect((await heroOf(one ?? asha)).state).toBe(end);
    const number = await buy(asha, { format: 'combo' });
    const [book] = await until(async () => {
      const books = await booksOf(number);
      return books.every(({ made }) => made) && books;
    }, 90);
    const keys = many.store.keys();
    expect(keys).toContain(`books/${book?.item}.pdf`);
    expect(keys.filter((key) => key.startsWith('photos/'))).toHaveLength(1);
    for (const machine of [...many.web, ...many.workers]) expect(machine.filesLeft()).toEqual([]);
  });

  it.runIf(STUDIO)('draw a hero again when the worker dies meanwhile', async () => {
    const parent = many.visitor();
    const picture = sharp('comic/hero/fixtures/astronaut.jpg').flop().jpeg();
    expect((await sendPhoto(parent, await picture.toBuffer())).status).toBe(200);
    await parent.postJson('/api/hero', {});
    const drawing = () =>
      many.postgres.sql<{ state: string; tried: number }>(
        `select state, retry_count as tried from pgboss.job where name = 'draw-hero' order by created_on desc limit 1`,
      );
    await until(async () => (await drawing())[0]?.state === 'active', 30);
    await Promise.all(many.workers.map((worker) => worker.kill('SIGKILL')));
    await Promise.all(many.workers.map((worker) => worker.start()));
    await until(async () => (await heroOf(parent)).state === 'ready', 90);
    expect(await drawing()).toEqual([{ state: 'completed', tried: 1 }]);
  });

  it('share sessions, carts, rate limits and live updates', async () => {
    const [one, other] = many.web.map((machine) => many.visitor(machine, asha));
    const me = await (await one?.get('/api/me'))?.json();
    expect(me).toMatchObject({ user: { email: 'asha@example.in' } });
    expect(await (await other?.get('/api/me'))?.json()).toEqual(me);

    await one?.postJson('/api/cart', {
      productId: 'spider',
      format: 'print',
      quantity: 1,
      characterName: 'Kinkajou',
    });
    expect(await (await other?.get('/shopping-cart'))?.text()).toContain('Kinkajou');
    const elsewhere = many.visitor(many.web[0]);
    await elsewhere.postForm('/auth', { mode: 'sign-in', email: 'asha@example.in', password: PASSWORD });
    const copied = many.visitor(many.web[1], elsewhere);
    expect(await (await copied.get('/api/me')).json()).toMatchObject({ user: { email: 'asha@example.in' } });
    await elsewhere.postForm('/api/sign-out', {});
    expect(await (await copied.get('/api/me')).json()).toMatchObject({ user: null });

    const streams = await Promise.all(
      [asha, one, other].map((each) => openStream(each ?? asha, '/api/orders/news')),
    );
    await until(async () => streams.every(({ events }) => events.length > 0));
    const number = await buy(one ?? asha);
    await until(async () => streams.every(({ events }) => events.some(({ data }) => data === number)));
    for (const stream of streams) await stream.close();

    const guessers = [many.visitor(many.web[0]), many.visitor(many.web[1])];
    const guess = async (nth: number) => {
      const fields = { mode: 'sign-in', email: 'nobody@example.in', password: `wrong-${nth}` };
      const page = await guessers[nth % 2]?.postForm('/auth', fields);
      return (await page?.text())?.includes('Too many attempts');
    };
    const stopped: (boolean | undefined)[] = [];
    for (let nth = 0; nth < 12; nth += 1) stopped.push(await guess(nth));
    expect(stopped).toEqual([...Array<boolean>(10).fill(false), true, true]);
  });

  it('read the order list from the replica, and from the primary when the replica lags', async () => {
    const owner = many.visitor();
    await owner.postForm('/admin', { password: PASSWORD });
    const listed = async (number: string) =>
      (await (await owner.get('/admin/orders.data')).text()).includes(number);
    const first = await buy(asha);
    await until(() => listed(first));
    await many.postgres.pause(true);
    const second = await buy(asha);
    expect(await listed(second)).toBe(false);
    await until(() => listed(second), 10);
    await many.postgres.pause(false);
    await pause(2_500);
    await many.postgres.loseReplica();
    expect(await listed(await buy(asha))).toBe(true);
  });

  it('finish accepted requests when they are stopped, even slow ones', async () => {
    const picture = await plainPicture(400, 400).jpeg().toBuffer();
    // Each process is asked directly, not through the balancer, so that both can stop at once.
    await Promise.all(
      many.web.map(async (machine) => {
        const answer = sendSlowly(machine, photoForm(picture));
        await pause(500);
        const gone = machine.kill('SIGTERM');
        expect(await answer).toBe(200);
        expect(await gone).toBe(0);
        await machine.start();
      }),
    );
  });

  it('lose and duplicate nothing when machines die and when all are replaced', async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // All of them sign up from one address, so lift its limit.
      await many.postgres.sql('delete from rate_limits');
      const customers = await openShopLoad(many);
      await pause(1_000);
      const [web, worker] = [many.web[round % 2], many.workers[round % 2]];
      await Promise.all([web?.kill('SIGKILL'), worker?.kill('SIGKILL')]);
      await pause(1_500);
      await Promise.all([web?.start(), worker?.start()]);
      acknowledged.push(...(await customers.end()).acknowledged);

      const served = await openShopLoad(many);
      for (const machine of [many.web[0], many.workers[0], many.web[1], many.workers[1]]) {
        const gone = machine.kill('SIGTERM');
        expect(await served.buyNow()).toBe(true);
        expect(await gone).toBe(0);
        await machine.start();
      }
      const { acknowledged: more, failures } = await served.end();
      if (failures.length > 0) console.log(many.balancerWords());
      expect(failures).toEqual([]);
      expect(more.length).toBeGreaterThanOrEqual(4);
      acknowledged.push(...more);
    }
    await settled();
    const orders = await many.postgres.sql<{ order_number: string }>('select order_number from orders');
    const numbers = orders.map(({ order_number: number }) => number);
    expect(acknowledged.filter((number) => !numbers.includes(number))).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toHaveLength(many.street.control.payments().length);
    const letters = many.street.control.letters();
    for (const number of acknowledged) {
      expect(await booksOf(number)).toMatchObject([{ made: true, revision: 1 }]);
      // If a worker dies after the mail server accepted a letter and before it updates the row, the same
      // letter is sent again.
      const about = letters.filter(({ subject }) => subject.includes(number));
      expect(new Set(about.map(({ messageId }) => messageId)).size).toBe(2);
    }
  });

  /**
   * Waits until every paid book is made and every letter sent. It keeps waiting as long as their number goes
   * down.
   */
  async function settled(): Promise<void> {
    await many.street.control.webhooksQuiet();
    expect(many.street.control.payments().length).toBeGreaterThan(0);
    let [left, end] = [await due(), Date.now() + STANDS_STILL_MS];
    while (left > 0) {
      if (Date.now() > end) throw new Error(`${left} books and letters stand still.`);
      await pause(1_000);
      const now = await due();
      if (now < left) end = Date.now() + STANDS_STILL_MS;
      left = now;
    }
  }

  async function due(): Promise<number> {
    const [row] = await many.postgres.sql<{ due: number }>(
      `select ((select count(*) from order_items i left join made_books b on b.order_item_id = i.id where b.made_at is null)
        + (select count(*) from letters where sent_at is null))::int as due`,
    );
    return row?.due ?? 0;
  }

  it('run each scheduled job once', async () => {
    const { slots, jobs } = await until(async () => {
      const [row] = await many.postgres.sql<{ slots: number; open: number; jobs: number }>(CLOCKWORK);
      return row && row.slots > 0 && row.open === 0 && row;
    }, 90);
    expect(jobs).toBe(slots);
  });
});

/**
 * The scheduled minutes so far, those not passed on yet, and the jobs that they started. Each job starts a
 * while after its minute.
 */
const CLOCKWORK = `
  select count(distinct data->>'slot')::int as slots, (count(*) filter (where state <> 'completed'))::int as open,
    (select count(*)::int from pgboss.job where name = 'vacuum') as jobs
  from pgboss.job where name = '__pgboss__send-it' and data->>'key' = 'each-minute'`;

/** Schedules the nightly job for every minute, too. On a PostgreSQL server, that job does nothing. */
const EACH_MINUTE = `
  insert into pgboss.schedule (name, key, kind, cron, timezone, data, options)
  select name, 'each-minute', kind, '* * * * *', timezone, data, options from pgboss.schedule where name = 'vacuum'`;

const sendPhoto = (visitor: Visitor, picture: Buffer) =>
  visitor.send('POST', '/api/photo', photoForm(picture));

/**
 * Sends half of the form now and the rest after four seconds, directly to one machine.
 * @returns the status.
 */
async function sendSlowly({ url }: Runtime, form: FormData): Promise<number | undefined> {
  const sent = new Response(form);
  const bytes = Buffer.from(await sent.arrayBuffer());
  const headers = {
    Origin: url,
    'Content-Type': sent.headers.get('Content-Type') ?? '',
    'Content-Length': bytes.length,
  };
  const request = http.request(`${url}/api/photo`, { method: 'POST', headers });
  const answered = once(request, 'response') as Promise<[http.IncomingMessage]>;
  request.write(bytes.subarray(0, bytes.length / 2));
  setTimeout(() => request.end(bytes.subarray(bytes.length / 2)), 4_000);
  const [{ statusCode }] = await answered;
  return statusCode;
}

const heroOf = async (visitor: Visitor) => (await (await visitor.get('/api/hero')).json()) as HeroState;
