import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDevServices, shopVariables, type DevServices } from '../dev/dev-services.ts';
import { type CheckoutAnswer, checkOut, until } from './buying.ts';
import { becomeCustomer, letterOn } from './customer.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { freePorts, type ShopProcess, startShop } from './shop-process.ts';
import { Visitor } from './visitor.ts';

const STAFF_PASSWORD = 'qanary-staff-password';
const PERSON = { fullName: 'Qanaria Zwistle', email: 'qanaria.zwistle@example.in' };
const NOTICE = JSON.stringify({ event: 'payment.captured', payload: { name: PERSON.fullName } });

let street: DevServices;
let database: TestDatabase;
let shop: ShopProcess;
beforeAll(async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-security-'));
  street = await openDevServices({ port: 0, dataDir: path.join(dataDir, 'street') });
  database = await freshDatabase(dataDir);
  shop = await startShop({
    ...(await freePorts()),
    ...database.variables,
    ADMIN_PASSWORD: STAFF_PASSWORD,
    // The log is silent in tests.
    VITEST: '',
    TEST_WORKER_INDEX: '',
    ...shopVariables(street),
  });
});
afterAll(async () => {
  await shop.kill('SIGTERM');
  await street.close();
  await database.remove();
});

/** Log lines with this message that are marked as security events. */
const linesOf = (message: string) =>
  shop.lines().filter((line) => line.includes(message) && line.includes('"security":true'));
const found = (words: readonly string[]) =>
  words.filter((word) => shop.lines().some((line) => line.includes(word)));

/**
 * Runs `work`, which must add exactly one such line to the log.
 * @returns the status of the shop's answer.
 */
async function toldOnce(message: string, work: () => Promise<Response>): Promise<number> {
  const before = linesOf(message).length;
  const { status } = await work();
  await until(async () => linesOf(message).length > before);
  await pause(200);
  expect(linesOf(message)).toHaveLength(before + 1);
  return status;
}

describe('the log of a real process', () => {
  it.each([
    ['no signature', NOTICE, null, 401],
    ['an empty signature', NOTICE, '', 401],
    ['a forged signature', NOTICE, 'a'.repeat(64), 401],
    ['a signature of another length', NOTICE, 'abc', 401],
    ['the signature of one with another byte', NOTICE.replace('captured', 'captureD'), NOTICE, 401],
    [
      'the signature of the same JSON, written otherwise',
      JSON.stringify(JSON.parse(NOTICE), null, 1),
      NOTICE,
      401,
    ],
    ['deep JSON', '['.repeat(100_000), NOTICE, 401],
    ['a prototype', '{"__proto__":{"event":"payment.captured"}}', NOTICE, 401],
    // Keep this last: the server closes the connection of an unread body, and a later request would fail on
    // it.
    ['two megabytes', `{"a":"${'x'.repeat(2_000_000)}"}`, NOTICE, 413],
  ])('has exactly one security line for a notice with %s', async (_, body, signature, status) => {
    const forger = new Visitor(shop.url);
    forger.origin = null;
    // A valid signature of the provider, but for another body.
    const shown =
      signature === NOTICE
        ? createHmac('sha256', street.payment.webhookSecret).update(NOTICE).digest('hex')
        : signature;
    const headers: Record<string, string> = shown === null ? {} : { 'x-razorpay-signature': shown };
    const send = () => forger.send('POST', '/api/payments/webhook', body, headers);
    expect(await toldOnce('A payment notice was refused.', send)).toBe(status);
    expect(found([PERSON.fullName])).toEqual([]);
  });
});

describe('a proof of a payment that is not believed', () => {
  let customer: Visitor;
  let stranger: Visitor;
  let mine: CheckoutAnswer;
  let others: CheckoutAnswer;
  beforeAll(async () => {
    [customer, stranger] = [new Visitor(shop.url), new Visitor(shop.url)];
    await becomeCustomer(customer, street, PERSON.email);
    await becomeCustomer(stranger, street, 'somebody.else@example.in');
    [mine, others] = [await checkOut(customer), await checkOut(stranger)];
  });

  /** The proof from the provider's window for another customer's payment. */
  function proofOfOthers() {
    const { orderId } = others.payment;
    const signed = createHmac('sha256', street.payment.keySecret).update(`${orderId}|pay_Others`);
    return {
      razorpay_payment_id: 'pay_Others',
      razorpay_order_id: orderId,
      razorpay_signature: signed.digest('hex'),
    };
  }

  it.each([
    ['another customer’s payment', () => ({ checkoutId: mine.checkoutId, proof: proofOfOthers() }), 400],
    ['another customer’s checkout', () => ({ checkoutId: others.checkoutId, proof: proofOfOthers() }), 404],
    ['a checkout that is not there', () => ({ checkoutId: randomUUID(), proof: proofOfOthers() }), 404],
    [
      'an id that is none',
      () => ({
        checkoutId: mine.checkoutId,
        proof: { ...proofOfOthers(), razorpay_payment_id: `pay_' or 1=1` },
      }),
      400,
    ],
  ])('is told of by one security line: of %s', async (_, said, status) => {
    const send = () => customer.postJson('/api/payments/callback', said());
    expect(await toldOnce('A payment’s proof was refused.', send)).toBe(status);
  });

  it.each([
    ['a forged signature', () => ({ ...proofOfOthers(), razorpay_signature: 'a'.repeat(64) })],
    ['an order that is not there', () => ({ ...proofOfOthers(), razorpay_order_id: 'order_Nowhere' })],
    ['nothing', () => ({})],
  ])('is told of by one security line when it comes as a page’s return: %s', async (_, form) => {
    const browser = new Visitor(shop.url);
    const send = () => browser.postForm('/api/payments/return', form());
    expect(await toldOnce('A payment’s return was refused.', send)).toBe(400);
  });

  it('keeps both checkouts open', async () => {
    for (const [who, { checkoutId }] of [
      [customer, mine],
      [stranger, others],
    ] as const)
      expect(await (await who.get(`/api/checkout?id=${checkoutId}`)).json()).toMatchObject({ state: 'open' });
  });
});

describe('somebody who is kept out', () => {
  it('causes one security line without an address when the sign-in is rate limited', async () => {
    const stranger = new Visitor(shop.url);
    const [email, password] = ['qanaria.guessed@example.in', 'Qanary-guess-of-a-stranger'];
    const waits = 'Somebody who signs in was asked to wait.';
    const guess = () => stranger.postForm('/auth', { mode: 'sign-in', email, password });
    for (let tries = 0; tries < 10; tries += 1) await guess();
    expect(linesOf(waits)).toEqual([]);
    await toldOnce(waits, async () => {
      const answer = await guess();
      expect(await answer.clone().text()).toContain('Too many attempts.');
      return answer;
    });
    expect(found([email, password])).toEqual([]);
  });

  it('causes one security line without a name when staff lack the role', async () => {
    const owner = new Visitor(shop.url);
    await owner.postForm('/admin', { password: STAFF_PASSWORD });
    const colleague = { name: 'Qanaria Helper', email: 'qanaria.helper@example.in' };
    const invited = await owner.postForm('/admin/staff/invite.data', {
      ...colleague,
      role: 'support',
      password: STAFF_PASSWORD,
    });
    expect(invited.status).toBe(200);
    const letter = await letterOn(street, colleague.email, /./);
    const token = /token=([\w-]+)/.exec(letter.text)?.[1] ?? '';
    const helper = new Visitor(shop.url);
    const password = 'monsoon-kite-and-7-crows';
    await helper.postForm('/admin/join', { token, name: colleague.name, password });
    await helper.postForm('/admin', { email: colleague.email, password });
    const message = 'Staff of another role were refused.';
    expect(linesOf(message)).toEqual([]);
    expect(await toldOnce(message, () => helper.postForm('/admin/settings/save', {}))).toBe(403);
    expect(found([...Object.values(colleague), password, token])).toEqual([]);
  });

  it.each([
    ['/comics/lost?email=asha@example.in', '/comics/lost'],
    ['/comics/lost-in-the-app.data?email=asha@example.in', '/comics/lost-in-the-app'],
    ['/orders/1/2/3/lost', '/orders/1/2/3/lost'],
    ['/comics/lost/', '/comics/lost/'],
    ['/comics/lost-in-the-app/_.data', '/comics/lost-in-the-app/'],
    [`/comics/${encodeURIComponent('किस्सा')}`, '/comics/किस्सा'],
    ['/product/no-such-book/more', '/product/no-such-book/more'],
    [`/deep${'/a'.repeat(50)}`, `/deep${'/a'.repeat(50)}`],
  ])('has the path of %s, which leads nowhere, as it was typed', async (address, typed) => {
    expect((await new Visitor(shop.url).get(address)).status).toBe(404);
    const told = await until(async () =>
      shop
        .lines()
        .find((line) => line.includes('A page was not found.') && line.includes(`"path":"${typed}"`)),
    );
    expect(told).not.toContain('asha@');
  });
});
