import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkOut, pay, report, until } from '../../../testing/buying.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}

let collector: Server;
/** Everything that was sent, in order. */
const received: string[] = [];
let shop: TestShop;
let parent: Visitor & { email: string };

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const body = await new Response(request as unknown as BodyInit).text();
    if (request.url === '/v1/traces') received.push(body);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  shop = await openTestShop({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_SERVICE_NAME: 'shop-under-test',
  });
  parent = await shop.customer();
});
afterAll(async () => {
  await shop.close();
  collector.close();
});
afterEach(() => {
  machine().environment.PROXY_HOPS = 0;
});

interface Sent {
  resourceSpans: {
    resource: { attributes: Span['attributes'] };
    scopeSpans: { spans: Span[] }[];
  }[];
}
const sent = () => received.flatMap((body) => (JSON.parse(body) as Sent).resourceSpans);
const spans = () => sent().flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
const textOf = (span: Span, key: string) =>
  span.attributes.find((each) => each.key === key)?.value['stringValue'];
const spanOf = (answer: Response) =>
  until(async () =>
    spans().find((span) => textOf(span, 'shop.request_id') === answer.headers.get('X-Request-Id')),
  );
const BEGUN_ELSEWHERE = `00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01`;

describe('the spans of a request', () => {
  it('go on through its calls, its transactions and the jobs that it began', async () => {
    // Only the browser reports the payment, because an earlier webhook event would have settled it.
    shop.street.control.behave({ webhook: 'never' });
    const opened = await checkOut(parent);
    await report(parent, opened.checkoutId, pay(shop, opened.payment.orderId));
    shop.street.control.behave({ webhook: 'on time' });
    const request = await until(async () =>
      spans().find(({ name }) => name === 'POST /api/payments/callback'),
    );
    const inTrace = () => spans().filter(({ traceId }) => traceId === request.traceId);
    const child = (name: string, of: Span = request) =>
      until(async () => inTrace().find((span) => span.name === name && span.parentSpanId === of.spanId));
    expect(request.parentSpanId).toBeUndefined();
    await child('call payment');
    await child('transaction');
    const job = await until(async () => inTrace().find(({ name }) => name === 'job send-letter'));
    expect(inTrace().map(({ spanId }) => spanId)).toContain(job.parentSpanId);
    await child('call mail', job);
    const [first] = sent();
    expect(first?.resource.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'shop-under-test' },
    });
  });

  it('hold its route and its status, and nothing of a person', async () => {
    const order = randomUUID();
    const answer = await parent.get(`/orders/${order}.data?word=hidden-word`);
    const span = await spanOf(answer);
    expect(span.name).toBe('GET /orders/:orderId');
    expect(textOf(span, 'http.route')).toBe('/orders/:orderId');
    expect(span.attributes).toContainEqual({
      key: 'http.response.status_code',
      value: { intValue: 404 },
    });
    for (const hidden of [order, 'hidden-word', parent.email, 'Asha', '98450'])
      expect(received.join('')).not.toContain(hidden);
  });

  it('go on where one began elsewhere, if a proxy of our own says so', async () => {
    const headers = { traceparent: BEGUN_ELSEWHERE };
    const [, traceId, spanId] = BEGUN_ELSEWHERE.split('-');
    const alone = await spanOf(await parent.get('/orders', headers));
    expect(alone.traceId).not.toBe(traceId);
    machine().environment.PROXY_HOPS = 1;
    const follows = await spanOf(await parent.get('/orders', headers));
    expect(follows).toMatchObject({ traceId, parentSpanId: spanId });
  });
});

const idFor = async (given: string, place: string) =>
  (await parent.get(place, { 'X-Request-Id': given })).headers.get('X-Request-Id');

describe('the id of a request', () => {
  it('is the one of a proxy of our own, if it is well-formed', async () => {
    machine().environment.PROXY_HOPS = 1;
    for (const place of ['/', '/orders']) {
      expect(await idFor('5f1c0a9e7d2b4c6a8e0f1a2b3c4d5e6f', place)).toBe('5f1c0a9e7d2b4c6a8e0f1a2b3c4d5e6f');
      expect(await idFor('no id <script>', place)).toMatch(/^[\da-f-]{36}$/);
    }
  });

  it('of a sweep is its own, and goes on to the letters that it finds', async () => {
    await shop.sql`
      insert into letters (id, event, recipient, subject, html, text, message_id, queued_at)
      values (${randomUUID()}, 'swept', 'swept@example.in', 'Swept', '<p>words</p>', 'words', '<a@b>', now())`;
    const before = await machine().boss.send('sweep-outbox', {});
    const { requestId } = await shop.letter('swept@example.in', /Swept/);
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    const [sweep] = await shop.sql<{ data: object }>`select data from pgboss.job where id = ${before}`;
    expect(sweep?.data).toEqual({});
    const [sending] = await shop.sql<{ data: { _begunBy?: { requestId: string } } }>`
      select data from pgboss.job where name = 'send-letter' order by created_on desc limit 1`;
    expect(sending?.data._begunBy?.requestId).toBe(requestId);
  });
});

it('a shop whose settings name no port for it is watched from nowhere', () => {
  expect(shop.watchUrl).toBeUndefined();
});
