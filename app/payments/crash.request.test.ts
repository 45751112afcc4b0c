import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStreet, type Street } from '../../dev/street.ts';
import { becomeCustomer, lettersOn } from '../../testing/customer.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { freePorts, type ShopProcess, startShop } from '../../testing/shop-process.ts';
import { Visitor } from '../../testing/visitor.ts';

/** SIGKILL between the steps from "pay" to "letters sent": one order, one payment, one confirmation, within a minute. */
const HEALING_LIMIT_MS = 60_000;
vi.setConfig({ testTimeout: 100_000 });
/** One moment in the gate, more of them by `npm run kill-loop`. */
const MOMENTS_MS = (process.env['KILL_MOMENTS_MS'] ?? '20').split(',').map(Number);
const OWNER = 'owner@nanheveer.example';

let database: TestDatabase;
let street: Street;
let ports: { PORT: string; STREET_PORT: string };
let shop: ShopProcess;
let parent: Visitor;
let email: string;

beforeAll(async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-crash-'));
  database = await freshDatabase(dataDir);
  street = await openStreet({ port: 0, dataDir: path.join(dataDir, 'street') });
  ports = await freePorts();
  street.control.behave({
    webhookUrl: `http://127.0.0.1:${ports.PORT}/api/payments/webhook`,
    webhookRetryMs: 500,
  });
  shop = await start();
  email = `parent-${randomUUID()}@example.in`;
  parent = new Visitor(shop.url);
  await becomeCustomer(parent, street, email);
});

afterAll(async () => {
  await shop.kill();
  await street.close();
  await database.remove();
});

function start(): Promise<ShopProcess> {
  return startShop({
    ...ports,
    ...database.variables,
    DATABASE_URL: database.variables['DATABASE_URL'] ?? '',
    RAZORPAY_KEY_ID: street.payment.keyId,
    RAZORPAY_KEY_SECRET: street.payment.keySecret,
    RAZORPAY_WEBHOOK_SECRET: street.payment.webhookSecret,
    RAZORPAY_API_URL: street.payment.apiUrl,
    RAZORPAY_CHECKOUT_URL: street.payment.checkoutScriptUrl,
    SMTP_URL: street.smtpUrl,
    OWNER_EMAIL: OWNER,
  });
}

async function crash(): Promise<void> {
  await shop.kill('SIGKILL');
  street.control.behaveWell();
  street.control.behave({ webhookRetryMs: 500 });
  shop = await start();
}

function checkout(intentKey: string): Promise<Response> {
  return parent.postJson('/api/checkout', {
    intentKey,
    book: { story: 'space-explorer', format: 'print', characterName: 'Mira' },
    shipping: {
      fullName: 'Asha Rao',
      email,
      phone: '98450 12345',
      address: '12 Lake Road',
      city: 'Mysuru',
      state: 'Karnataka',
      postalCode: '570001',
    },
    couponCode: null,
    addOns: [],
  });
}

async function providerOrder(intentKey: string): Promise<string> {
  const answer = (await (await checkout(intentKey)).json()) as { payment: { orderId: string } };
  return answer.payment.orderId;
}

function pay(orderId: string): Record<string, string> {
  const attempt = street.control.attempt({ orderId, choice: 'pay' });
  if (attempt.outcome !== 'paid') throw new Error('The sandbox did not take the payment.');
  return attempt.response;
}

/** Waits until the new order and its two letters are there, then a little longer for anything that doubles them. */
async function expectOneMore(before: { orders: number; letters: number }): Promise<void> {
  const deadline = Date.now() + HEALING_LIMIT_MS;
  let seen = await state();
  while ((seen.orders <= before.orders || seen.letters < before.letters + 2) && Date.now() < deadline) {
    await pause(250);
    seen = await state();
  }
  await street.control.webhooksQuiet();
  await pause(500);
  expect(await state()).toEqual({ orders: before.orders + 1, letters: before.letters + 2 });
  expect(street.control.refunds()).toEqual([]);
}

async function state(): Promise<{ orders: number; letters: number }> {
  const page = await (await parent.get('/orders')).text();
  const letters = (await lettersOn(street)).filter((letter) => /ORD-\d+/.test(letter.subject));
  return {
    orders: new Set(page.match(/ORD-\d+/g)).size,
    letters: letters.filter((letter) => letter.to === email || letter.to === OWNER).length,
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a crash between paying and the letters', () => {
  it('while the provider opens its order: the same wish to pay finds one order', async () => {
    const before = await state();
    const intent = randomUUID();
    street.control.behave({ api: 'hang' });
    const lost = checkout(intent).catch(() => undefined);
    await pause(300);
    await crash();
    await lost;
    const orderId = await providerOrder(intent);
    expect(await providerOrder(intent)).toBe(orderId);
    await parent.postJson('/api/payments/callback', pay(orderId));
    await expectOneMore(before);
  });

  it('after the money was taken and before anybody was told', async () => {
    const before = await state();
    const orderId = await providerOrder(randomUUID());
    await shop.kill('SIGKILL');
    pay(orderId);
    await crash();
    await expectOneMore(before);
  });

  it('while the callback asks the provider', async () => {
    const before = await state();
    const orderId = await providerOrder(randomUUID());
    street.control.behave({ api: 'hang', webhook: 'late', webhookDelayMs: 2_000 });
    const callback = parent.postJson('/api/payments/callback', pay(orderId)).catch(() => undefined);
    await pause(300);
    await crash();
    await callback;
    await expectOneMore(before);
  });

  it('after the order was written and before its letters left', async () => {
    const before = await state();
    const orderId = await providerOrder(randomUUID());
    street.control.behave({ smtp: 'hang' });
    await parent.postJson('/api/payments/callback', pay(orderId));
    await pause(300);
    await crash();
    await expectOneMore(before);
  });

  it.each(MOMENTS_MS)('%i ms into everything at once', async (ms) => {
    const before = await state();
    const orderId = await providerOrder(randomUUID());
    const callback = parent.postJson('/api/payments/callback', pay(orderId)).catch(() => undefined);
    await pause(ms);
    await crash();
    await callback;
    await expectOneMore(before);
  });
});
