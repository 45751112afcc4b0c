import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../../testing/buying.ts';
import { openStream } from '../../../testing/event-stream.ts';
import { pageData } from '../../../testing/page-data.ts';
import { freePorts, startWorker } from '../../../testing/shop-process.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { ToDo } from '../to-do/to-do.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { freshDatabase } from '../../../testing/database.ts';

let shop: TestShop;
let parent: Visitor & { email: string };
beforeAll(async () => {
  shop = await openTestShop({ METRICS_PORT: '0', PROXY_HOPS: '1' });
  parent = await shop.customer();
});
afterAll(() => shop.close());

const scrape = async (url = shop.watchUrl) => (await fetch(`${url}/metrics`)).text();
/** A figure by its name and labels, as they are written; undefined when there is none. */
async function figure(series: string): Promise<number | undefined> {
  const line = (await scrape()).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

const needs = async (who: Visitor) =>
  (await pageData<{ needs: ToDo[] }>(await who.get('/admin/today.data'), 'admin/gate/today')).needs;

describe('the figures', () => {
  it('have a format that Prometheus accepts', async () => {
    const text = await scrape();
    expect(text.split('\n').filter((line) => line.startsWith('# TYPE shop_')).length).toBeGreaterThan(15);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    const judge = spawnSync('promtool', ['check', 'metrics'], { input: text, encoding: 'utf8' });
    if (judge.error) return console.log('promtool is not here: the form of the figures is not checked.');
    // Node's own figures are named by the library.
    const said = `${judge.stdout}${judge.stderr}`.split('\n').filter((line) => /^(shop_|error)/.test(line));
    expect(said).toEqual([]);
  });

  it('include every metric that the alert rules use', async () => {
    const shown = [...(await scrape()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    const asked = readFileSync('deploy/alerts.yml', 'utf8').match(/\bshop_\w+/g) ?? [];
    const names = asked.map((name) => name.replace(/_(count|bucket|sum)$/, ''));
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !shown.includes(name))).toEqual([]);
  });

  it('count requests by route, method and class, and name nobody', async () => {
    const series = 'shop_request_duration_seconds_count{route="/orders/:orderId",method="GET",status="4xx"}';
    const before = (await figure(series)) ?? 0;
    const order = randomUUID();
    for (const _time of [1, 2])
      expect((await parent.get(`/orders/${order}.data?word=hidden-word`)).status).toBe(404);
    expect(await figure(series)).toBe(before + 2);
    await parent.send('QUERY', '/orders').catch(() => undefined);
    const text = await scrape();
    for (const hidden of [order, 'hidden-word', parent.email]) expect(text).not.toContain(hidden);
    expect(text.match(/[\da-f]{8}-[\da-f]{4}/)).toBeNull();
    expect(await figure('shop_requests_in_flight')).toBe(0);
  });

  it('count files of the build apart', async () => {
    const before = (await figure('shop_built_files_total')) ?? 0;
    // The second time they are compressed, and sent without the detour over the router.
    for (const place of ['/', '/', '/icon.svg', '/icon.svg']) await parent.get(place);
    expect(await figure('shop_built_files_total')).toBe(before + 4);
  });

  it('count open event streams', async () => {
    const stream = await openStream(parent, '/api/orders/news');
    expect(stream.status).toBe(200);
    expect(await figure('shop_event_streams_open')).toBe(1);
    await stream.close();
    await until(async () => (await figure('shop_event_streams_open')) === 0);
  });

  it('tell how jobs end, and what waits', async () => {
    const count = (outcome: string) =>
      figure(`shop_job_duration_seconds_count{job_name="send-letter",outcome="${outcome}"}`);
    const calls = (outcome: string) =>
      figure(`shop_outgoing_call_duration_seconds_count{to="mail",outcome="${outcome}"}`);
    const [sent = 0, taken = 0] = [await count('completed'), await calls('ok')];
    await parent.postForm('/forgot-password', { email: parent.email });
    await until(async () => (await count('completed')) === sent + 1);
    expect(await calls('ok')).toBe(taken + 1);
    expect(await figure('shop_outbox_waiting_letters')).toBe(0);
    shop.street.control.behave({ smtp: 'temporary failure 451' });
    const failed = (await count('failed')) ?? 0;
    const refused = (await calls('failed')) ?? 0;
    await shop.sql`delete from rate_limits`;
    await parent.postForm('/forgot-password', { email: parent.email });
    await until(async () => (await count('failed')) === failed + 1);
    expect(await calls('failed')).toBe(refused + 1);
    expect(await figure('shop_outbox_waiting_letters')).toBe(1);
    shop.clock.advance({ minutes: 10 });
    expect(await figure('shop_outbox_oldest_seconds')).toBeGreaterThanOrEqual(600);
    shop.street.control.behaveWell();
    await shop.sql`update pgboss.job set start_after = now() where name = 'send-letter' and state = 'retry'`;
    await until(async () => (await figure('shop_outbox_waiting_letters')) === 0);
    expect(await figure('shop_outbox_oldest_seconds')).toBe(0);
  });

  it('tell how deep each queue is and how long its oldest work waits', async () => {
    expect(await figure('shop_queue_waiting_jobs{queue="make-book"}')).toBe(0);
    await shop.sql`alter table pgboss.job disable trigger all`;
    const { boss } = machine();
    const later = { startAfter: 3600 };
    for (const _job of [1, 2, 3]) await boss.send('make-book', { orderItemId: randomUUID() }, later);
    expect(await figure('shop_queue_waiting_jobs{queue="make-book"}')).toBe(0);
    await boss.offWork('make-book');
    await shop.sql`
      update pgboss.job set start_after = now() - interval '7 minutes' where name = 'make-book' and state = 'created'`;
    expect(await figure('shop_queue_waiting_jobs{queue="make-book"}')).toBe(3);
    expect(await figure('shop_queue_oldest_waiting_seconds{queue="make-book"}')).toBeGreaterThanOrEqual(420);
    expect(await figure('shop_queue_waiting_jobs{queue="send-letter"}')).toBe(0);
    await shop.sql`delete from pgboss.job where name = 'make-book'`;
  });

  it('count payments without an order and webhook events with a wrong signature', async () => {
    const refused = (await figure('shop_refused_notices_total')) ?? 0;
    expect(await figure('shop_needs{kind="unsaved-payments"}')).toBe(0);
    await shop.sql`
      insert into payments (id, checkout_id, amount_paise, currency, first_seen_at, captured_at)
      values ('pay_lost', ${randomUUID()}, 49900, 'INR', now(), now() - interval '16 minutes')`;
    await shop
      .visitor()
      .send('POST', '/api/payments/webhook', '{}', { 'x-razorpay-signature': 'f'.repeat(64) });
    expect(await figure('shop_needs{kind="unsaved-payments"}')).toBe(1);
    expect(await figure('shop_needs{kind="refused-notices"}')).toBe(1);
    expect(await figure('shop_refused_notices_total')).toBe(refused + 1);
    await shop.sql`delete from payments where id = 'pay_lost'`;
    expect(await figure('shop_needs{kind="unsaved-payments"}')).toBe(0);
  });

  it('are missing instead of zero while the database does not answer', async () => {
    expect(await figure('shop_ready')).toBe(1);
    const { database, probe } = machine();
    const whole = [database.execute, probe.execute] as const;
    database.execute = probe.execute = () => {
      throw new Error('The database is gone.');
    };
    try {
      expect(await figure('shop_ready')).toBe(0);
      const text = await scrape();
      for (const name of ['shop_needs', 'shop_outbox_waiting_letters', 'shop_queue_waiting_jobs'])
        expect(text).not.toMatch(new RegExp(`^${name}[ {]`, 'm'));
      expect((await fetch(`${shop.watchUrl}/readyz`)).status).toBe(503);
      expect((await fetch(`${shop.watchUrl}/healthz`)).status).toBe(200);
    } finally {
      [database.execute, probe.execute] = whole;
    }
    expect(await figure('shop_outbox_waiting_letters')).toBe(0);
  });
});

describe('a disk that fills up', () => {
  const { statfs } = fs;
  const pretend = (replacement: typeof statfs) => {
    fs.statfs = replacement;
    syncBuiltinESMExports();
  };
  afterEach(() => pretend(statfs));

  it('appears in the figures and on the owner’s first screen', async () => {
    const owner = await shop.staff();
    const real = await statfs(machine().environment.DATA_DIR);
    expect(await figure('shop_disk_size_bytes')).toBe(real.blocks * real.bsize);
    const nearlyFull = { ...real, bsize: 4096, bavail: 300 * 256, blocks: 1_000_000 };
    pretend((async () => nearlyFull) as unknown as typeof statfs);
    expect(await figure('shop_disk_free_bytes')).toBe(300 * 1024 * 1024);
    expect(await figure('shop_needs{kind="full-disk"}')).toBe(1);
    expect(await needs(owner)).toContainEqual(
      expect.objectContaining({ kind: 'full-disk', lines: [{ text: '300 MB are free.' }] }),
    );
    const support = await needs(await shop.staff('support'));
    expect(support.filter(({ kind }) => kind === 'full-disk')).toEqual([]);
  });
});

describe('where a process is watched from', () => {
  it('is not the port that visitors use', async () => {
    for (const place of ['/metrics', '/metrics/', '/metrics.data'])
      expect((await shop.visitor().get(place)).status).toBe(404);
    expect((await fetch(`${shop.watchUrl}/admin`)).status).toBe(404);
  });

  it.runIf(process.env['TEST_DATABASE_URL'])('is the worker’s own port, too', async () => {
    const database = await freshDatabase(`/tmp/shop-watched-${randomUUID()}`);
    const { PORT: METRICS_PORT } = await freePorts();
    const { payment, smtpUrl: SMTP_URL } = shop.street;
    const worker = await startWorker({
      ...database.variables,
      METRICS_PORT,
      SMTP_URL,
      RAZORPAY_KEY_ID: payment.keyId,
      RAZORPAY_KEY_SECRET: payment.keySecret,
      RAZORPAY_WEBHOOK_SECRET: payment.webhookSecret,
    });
    const url = `http://127.0.0.1:${METRICS_PORT}`;
    try {
      expect(await (await fetch(`${url}/healthz`)).text()).toBe('ok');
      expect(await (await fetch(`${url}/readyz`)).text()).toBe('ready');
      expect(await scrape(url)).toContain('shop_queue_waiting_jobs{queue="send-letter"} 0');
    } finally {
      await worker.kill('SIGTERM');
      await database.remove();
    }
  });
});
