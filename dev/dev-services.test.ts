import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createHmac } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDevServices } from './dev-services.ts';
import type { DevServices } from './dev-services.ts';

let street: DevServices;
let dataDir: string;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'street-'));
  street = await openDevServices({ port: 0, dataDir });
});
afterEach(async () => {
  await street.close();
  rmSync(dataDir, { recursive: true });
});

async function newOrder(receipt: string): Promise<string> {
  const { keyId, keySecret, apiUrl } = street.payment;
  const response = await fetch(`${apiUrl}/v1/orders`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}` },
    body: JSON.stringify({ amount: 79_900, currency: 'INR', receipt, unique_receipt: true }),
  });
  return ((await response.json()) as { id: string }).id;
}

async function restart() {
  await street.close();
  street = await openDevServices({ port: 0, dataDir });
}

describe('after a restart', () => {
  it('orders, payments, receipts and letters are still there', async () => {
    const orderId = await newOrder('kept');
    street.control.attempt({ orderId, choice: 'pay' });
    await fetch(`${street.url}/api/v1.0/email/send`, {
      method: 'POST',
      body: JSON.stringify({
        service_id: 's',
        template_id: 't',
        user_id: 'u',
        template_params: { to_email: 'a@example.com', subject: 'Kept', message: 'm' },
      }),
    });
    const before = { payments: street.control.payments(), letters: street.control.letters() };
    await restart();
    expect(await newOrder('kept')).toBe(orderId);
    expect({ payments: street.control.payments(), letters: street.control.letters() }).toEqual(before);
    expect(before.letters[0]?.subject).toBe('Kept');
  });

  it('a late authorisation and webhooks that found nobody still happen', async () => {
    street.control.behave({ lateAuthoriseMs: 300 });
    const orderId = await newOrder('late');
    street.control.attempt({ orderId, choice: 'authorise late' });
    await restart();
    await expect.poll(() => street.control.orders()[0]?.status).toBe('paid');
    street.control.behave({ webhookUrl: `${street.url}/nowhere` });
    await street.control.webhooksQuiet();
    expect(street.control.webhooks().map((each) => [each.event, each.answers])).toEqual([
      ['payment.failed', ['404']],
      ['payment.authorized', ['404']],
      ['payment.captured', ['404']],
      ['order.paid', ['404']],
    ]);
  });

  it('a line that a crash cut short loses only itself', async () => {
    const orderId = await newOrder('first');
    appendFileSync(join(dataDir, 'orders.jsonl'), '{"id":"order_half');
    await restart();
    const second = await newOrder('second');
    await restart();
    expect(street.control.orders().map((order) => order.id)).toEqual([orderId, second]);
  });
});

const set = (body: string, type = 'application/json') =>
  fetch(`${street.url}/sandbox/behaviour`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    redirect: 'manual',
  });

describe('the switches', () => {
  it('are set by JSON and by a form, one without the others', async () => {
    expect((await set('{"webhook":"twice"}')).status).toBe(200);
    expect((await set('api=hang&webhookDelayMs=7', 'application/x-www-form-urlencoded')).status).toBe(303);
    expect(street.control.behaviour()).toMatchObject({ webhook: 'twice', api: 'hang', webhookDelayMs: 7 });
    const page = await (await fetch(`${street.url}/sandbox`)).text();
    expect(page).toContain('Misbehaving just now: Webhooks: twice, Payment API: hang</p>');
    await fetch(`${street.url}/sandbox/behaviour/reset`, { method: 'POST' });
    expect(await (await fetch(`${street.url}/sandbox`)).text()).not.toContain('Misbehaving');
  });

  it('refuse what they do not know and stay as they were', async () => {
    const before = street.control.behaviour();
    expect((await set('{"webhook":"sometimes"}')).status).toBe(400);
    expect((await set('{"weather":"rain"}')).status).toBe(400);
    expect((await set('nonsense')).status).toBe(400);
    expect(street.control.behaviour()).toEqual(before);
  });
});

const attempt = (body: Record<string, unknown>) =>
  fetch(`${street.url}/checkout/attempts`, { method: 'POST', body: JSON.stringify(body) });

describe('the window’s own door', () => {
  it('hands out a signature over order and payment', async () => {
    const orderId = await newOrder('signed');
    const key = street.payment.keyId;
    const answer = (await (
      await attempt({ key, orderId, choice: 'pay', method: 'card', last4: '1111' })
    ).json()) as any;
    const { razorpay_payment_id: paymentId, razorpay_signature: signature } = answer.response;
    const expected = createHmac('sha256', street.payment.keySecret)
      .update(`${orderId}|${paymentId}`)
      .digest('hex');
    expect(signature).toBe(expected);
    expect(street.control.payments()[0]).toMatchObject({ id: paymentId, card: { last4: '1111' } });
  });

  it('withholds the answer when it must be lost, although the money is taken', async () => {
    const orderId = await newOrder('lost');
    const body = { key: street.payment.keyId, orderId, choice: 'pay and lose the answer' };
    expect(await (await attempt(body)).json()).toEqual({ outcome: 'lost' });
    expect(street.control.payments()[0]?.status).toBe('captured');
  });

  it('refuses a foreign key', async () => {
    const orderId = await newOrder('foreign');
    expect((await attempt({ key: 'rzp_test_other', orderId, choice: 'pay' })).status).toBe(400);
    expect(street.control.payments()).toEqual([]);
  });
});

const ask = (headers: Record<string, string>, text = 'You are kind.\nUser: which book?') =>
  fetch(`${street.chat.apiUrl}/v1beta/models/gemini-flash-latest:generateContent`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ contents: [{ parts: [{ text }] }] }),
  });

describe('the chat model', () => {
  it('answers the last words for the right key only', async () => {
    const answer = (await (await ask({ 'x-goog-api-key': street.chat.apiKey })).json()) as any;
    expect(answer.candidates[0].content.parts[0].text).toContain('User: which book?');
    expect((await ask({ 'x-goog-api-key': 'wrong' })).status).toBe(400);
  });

  it('can be empty, broken or nonsense', async () => {
    const key = { 'x-goog-api-key': street.chat.apiKey };
    street.control.behave({ chat: 'empty' });
    const answer = (await (await ask(key)).json()) as any;
    expect(answer.candidates[0]).toMatchObject({ content: { role: 'model' }, finishReason: 'MAX_TOKENS' });
    street.control.behave({ chat: '500' });
    expect((await ask(key)).status).toBe(500);
    street.control.behave({ chat: 'garbage' });
    await expect((await ask(key)).json()).rejects.toThrow(SyntaxError);
  });
});
