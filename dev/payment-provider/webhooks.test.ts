import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDevServices } from '../dev-services.ts';
import type { DevServices } from '../dev-services.ts';

let street: DevServices;
let shop: Server;
let heard: { headers: IncomingHttpHeaders; raw: string; event: any }[] = [];
let answers: number[] = [];
const dataDir = mkdtempSync(join(tmpdir(), 'street-webhooks-'));

beforeAll(async () => {
  shop = createServer(async (request, response) => {
    const raw = Buffer.concat(await request.toArray()).toString();
    heard.push({ headers: request.headers, raw, event: JSON.parse(raw) });
    response.writeHead(answers.shift() ?? 200).end();
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  street = await openDevServices({ port: 0, dataDir });
  const { port } = shop.address() as AddressInfo;
  street.control.behave({ webhookUrl: `http://127.0.0.1:${port}/webhooks` });
});
beforeEach(() => {
  street.control.behaveWell();
  heard = [];
  answers = [];
});
afterAll(async () => {
  await street.close();
  shop.close();
  rmSync(dataDir, { recursive: true });
});

async function newOrder(): Promise<string> {
  const { keyId, keySecret, apiUrl } = street.payment;
  const response = await fetch(`${apiUrl}/v1/orders`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}` },
    body: JSON.stringify({ amount: 79_900, currency: 'INR' }),
  });
  return ((await response.json()) as { id: string }).id;
}

async function pay(): Promise<string> {
  const orderId = await newOrder();
  street.control.attempt({ orderId, choice: 'pay' });
  await street.control.webhooksQuiet();
  return orderId;
}

const names = () => heard.map((each) => each.event.event);
const inOrder = ['payment.authorized', 'payment.captured', 'order.paid'];

describe('webhooks', () => {
  it('tell of a payment in order, in the envelope, signed over the raw body', async () => {
    const orderId = await pay();
    expect(names()).toEqual(inOrder);
    for (const { headers, raw } of heard) {
      const expected = createHmac('sha256', street.payment.webhookSecret).update(raw).digest('hex');
      expect(headers['x-razorpay-signature']).toBe(expected);
    }
    expect(new Set(heard.map((each) => each.headers['x-razorpay-event-id'])).size).toBe(3);
    const [authorised, , paid] = heard;
    expect(authorised?.event.payload.payment.entity).toMatchObject({ status: 'authorized', captured: false });
    expect(paid?.event).toMatchObject({
      entity: 'event',
      contains: ['payment', 'order'],
      payload: {
        payment: { entity: { status: 'captured', order_id: orderId, amount: 79_900 } },
        order: { entity: { id: orderId, status: 'paid' } },
      },
    });
  });

  it('tell of a failure with its reason', async () => {
    const orderId = await newOrder();
    street.control.attempt({ orderId, choice: 'decline' });
    await street.control.webhooksQuiet();
    expect(names()).toEqual(['payment.failed']);
    expect(heard[0]?.event.payload.payment.entity.error_code).toBe('BAD_REQUEST_ERROR');
  });

  it('tell of a refund with its payment, once for a repeated request', async () => {
    const orderId = await pay();
    heard = [];
    const payment = street.control.payments().find((each) => each.order_id === orderId);
    const { keyId, keySecret, apiUrl } = street.payment;
    for (const _ of [1, 2]) {
      await fetch(`${apiUrl}/v1/payments/${payment?.id}/refund`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
          'x-refund-idempotency': 'refund-of-one-order',
        },
        body: '{}',
      });
    }
    await street.control.webhooksQuiet();
    expect(names()).toEqual(['refund.processed']);
    expect(heard[0]?.event).toMatchObject({
      contains: ['refund', 'payment'],
      payload: {
        refund: { entity: { payment_id: payment?.id, amount: 79_900, status: 'processed' } },
        payment: { entity: { status: 'refunded', amount_refunded: 79_900 } },
      },
    });
  });

  it('can come reversed, twice with the same event id, late or never', async () => {
    street.control.behave({ webhook: 'reversed' });
    await pay();
    expect(names()).toEqual(inOrder.toReversed());

    heard = [];
    street.control.behave({ webhook: 'twice' });
    await pay();
    expect(names()).toEqual([...inOrder, ...inOrder]);
    expect(new Set(heard.map((each) => each.headers['x-razorpay-event-id'])).size).toBe(3);

    heard = [];
    street.control.behave({ webhook: 'late', webhookDelayMs: 150 });
    await pay();
    expect(names()).toEqual([]);
    await expect.poll(names).toEqual(inOrder);

    heard = [];
    street.control.behave({ webhook: 'never' });
    await pay();
    expect(names()).toEqual([]);
  });

  it('are sent again after growing pauses until they are acknowledged', async () => {
    answers = [500, 503, 302];
    street.control.behave({ webhookRetryMs: 30 });
    const orderId = await newOrder();
    const began = Date.now();
    street.control.attempt({ orderId, choice: 'decline' });
    await expect.poll(() => heard.length).toBe(4);
    expect(Date.now() - began).toBeGreaterThanOrEqual(30 + 60 + 120);
    expect(new Set(heard.map((each) => each.headers['x-razorpay-event-id'])).size).toBe(1);
    await street.control.webhooksQuiet();
    const delivery = street.control.webhooks().find((each) => each.orderId === orderId);
    expect(delivery).toMatchObject({ state: 'acknowledged', answers: ['500', '503', '302', '200'] });
  });

  it('can be sent again by hand from the page', async () => {
    street.control.behave({ webhook: 'never' });
    const orderId = await pay();
    const held = street.control.webhooks().find((each) => each.orderId === orderId)!;
    const response = await fetch(`${street.url}/sandbox/webhooks/${held.eventId}/send`, {
      method: 'POST',
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    await street.control.webhooksQuiet();
    expect(heard.map((each) => each.raw)).toEqual([held.body]);
  });
});

describe('what else the provider tells', () => {
  it.each(['created', 'under_review', 'won', 'lost'] as const)(
    'is that a dispute is %s, always for the one dispute of a payment',
    async (word) => {
      const orderId = await pay();
      const payment = street.control.payments().find((each) => each.order_id === orderId)!;
      heard = [];
      const first = street.control.dispute(payment.id, 'created');
      const dispute = street.control.dispute(payment.id, word);
      await street.control.webhooksQuiet();
      expect(names()).toEqual(['payment.dispute.created', `payment.dispute.${word}`]);
      expect(heard[1]!.event.payload.dispute.entity).toEqual(dispute);
      expect(dispute).toMatchObject({
        id: first.id,
        payment_id: payment.id,
        amount_deducted: word === 'lost' ? payment.amount : 0,
      });
    },
  );

  it('is any event that it is asked for', async () => {
    street.control.tell('payment.downtime.started', {});
    await street.control.webhooksQuiet();
    expect(names()).toEqual(['payment.downtime.started']);
    expect(() => street.control.tell('no event', {})).toThrow('An event has a name');
  });

  it('is the fee that the payer bears, on top of the price', async () => {
    street.control.behave({ customerFee: 'on top' });
    await pay();
    const { entity } = heard.at(-1)!.event.payload.payment;
    expect(entity).toMatchObject({ amount: 79_900 + 1_886, fee: 1_886, tax: 288, fee_bearer: 'customer' });
  });
});
