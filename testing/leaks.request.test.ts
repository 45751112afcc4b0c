import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDevServices, shopVariables, type DevServices } from '../dev/dev-services.ts';
import { SHIPPING, until, wizardCheckout } from './buying.ts';
import { becomeCustomer, letterOn, lettersOn } from './customer.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { type ObjectStore, startObjectStore } from './object-store.ts';
import { photoForm, plainPicture } from './photos.ts';
import { freePorts, type ShopProcess, startShop } from './shop-process.ts';
import { Visitor } from './visitor.ts';

/** A unique text for every field that people fill in. */
const PERSON = {
  fullName: 'Qanaria Zwistle',
  email: 'qanaria.zwistle@example.in',
  phone: '98450 91357',
  address: '77 Qanarybird Lane, Zwistlepura',
  password: 'Qanary-secret-of-a-parent',
};
const CHILD = {
  name: 'Zwistlekid',
  title: 'Zwistlekid and the Qanarytitle',
  message: 'For my Qanarymessage heart',
  story: 'One morning Zwistlekid found a Qanarystory under the pillow.',
};
const TYPED = [
  ...Object.values(PERSON),
  ...Object.values(CHILD),
  'Qanarytitle',
  'Qanarymessage',
  'Qanarystory',
  'Qanaryphone',
  'qanaryletter',
  'Qanaryquestion',
  '9845091357',
  'Zwistlepura',
];
/** Secrets of the shop and its services. */
const SECRETS = {
  SESSION_SECRET: 'qanary-session-secret-0123456789abcdef',
  ADMIN_PASSWORD: 'qanary-staff-password',
  CHAT_API_KEY: 'qanary-chat-key',
};

let street: DevServices;
let database: TestDatabase;
let shop: ShopProcess;
/** A proxy in front of the dev services that records what the shop sends. */
let helper: Server;
let store: ObjectStore;
const sent: { to: 'payment' | 'chat'; url: string; headers: string; body: string }[] = [];
/** Bodies of refusals, and addresses of redirects. */
const refusals: { path: string; body: string }[] = [];
const addresses: string[] = [];
let customer: Visitor;
let smtpSecret = '';

beforeAll(async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-leaks-'));
  street = await openDevServices({ port: 0, dataDir: path.join(dataDir, 'street') });
  helper = createServer((request, response) => void passOn(request).then((answer) => answer(response)));
  await new Promise<void>((resolve) => helper.listen(0, '127.0.0.1', resolve));
  const here = `http://127.0.0.1:${(helper.address() as AddressInfo).port}`;
  smtpSecret = 'qanary-mail-password';
  database = await freshDatabase(dataDir);
  store = await startObjectStore();
  shop = await startShop({
    ...(await freePorts()),
    ...database.variables,
    ...SECRETS,
    ...store.variables,
    // The log is silent in tests.
    VITEST: '',
    TEST_WORKER_INDEX: '',
    ...shopVariables(street),
    RAZORPAY_API_URL: here,
    CHAT_URL: here,
    SMTP_URL: street.smtpUrl.replace('smtp://', `smtp://shop:${smtpSecret}@`),
  });
  street.control.behave({ webhookUrl: `${shop.url}/api/payments/webhook` });
  customer = noted(new Visitor(shop.url));
});
afterAll(async () => {
  await shop.kill('SIGTERM');
  helper.close();
  await store.stop();
  await street.close();
  await database.remove();
});

async function passOn(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString();
  const url = request.url ?? '';
  const to = url.includes('generateContent') ? 'chat' : 'payment';
  sent.push({ to, url, headers: JSON.stringify(request.headers), body });
  const there = to === 'chat' ? street.chat.apiUrl : street.payment.apiUrl;
  const answer = await fetch(there + url, {
    method: request.method ?? 'GET',
    headers: {
      ...(request.headers.authorization ? { Authorization: request.headers.authorization } : {}),
      'Content-Type': 'application/json',
    },
    ...(body ? { body } : {}),
  });
  const text = await answer.text();
  return (response: import('node:http').ServerResponse) =>
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(text);
}

function noted(visitor: Visitor): Visitor {
  const send = visitor.send.bind(visitor);
  visitor.send = async (...call) => {
    const answer = await send(...call);
    if (answer.status >= 400) refusals.push({ path: call[1], body: await answer.clone().text() });
    addresses.push(answer.headers.get('location') ?? '');
    return answer;
  };
  return visitor;
}

const found = (words: readonly string[], texts: readonly string[]) =>
  words.filter((word) => texts.some((text) => text.toLowerCase().includes(word.toLowerCase())));

describe('the log of a real process', () => {
  it('is one JSON object per line, whatever the address contains', async () => {
    const stranger = noted(new Visitor(shop.url));
    const forged = encodeURIComponent(`x\r\n{"level":50,"msg":"Qanaryforged"}\u2028`);
    await stranger.get(`/${forged}`);
    await stranger.get(`/order/${forged}?name=${forged}`);
    await stranger.get('/Qanaryforged%');
    stranger.origin = `https://elsewhere.example`;
    await stranger.postJson(`/api/cart?${forged}`, {}, { 'User-Agent': 'Qanaryforged' });
    await until(async () =>
      shop.lines().some((line) => line.includes('A call from another site was refused.')),
    );
    const lines = shop.lines().filter((line) => !/^(ready |\s|$)/.test(line));
    expect(lines.filter((line) => !isJson(line))).toEqual([]);
    expect(
      found(
        ['Qanaryforged'],
        lines.filter((line) => !line.includes('"path":"/')),
      ),
    ).toEqual([]);
  });
});

function isJson(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

const secrets = () => [
  ...Object.values(SECRETS),
  street.payment.keySecret,
  street.payment.webhookSecret,
  smtpSecret,
  ...customer.cookies.values(),
];

describe('what is put in by a whole purchase, with things that go wrong', () => {
  beforeAll(async () => {
    await becomeCustomer(customer, street, PERSON.email, PERSON);
    const photo = photoForm(await plainPicture(60, 60).jpeg().toBuffer(), { name: `${CHILD.name}.jpg` });
    await customer.send('POST', '/api/photo', photo);
    const book = {
      story: 'superhero-adventure',
      format: 'print',
      characterName: CHILD.name,
      customTitle: CHILD.title,
      customMessage: CHILD.message,
      customStory: CHILD.story,
    };
    const shipping = {
      ...SHIPPING,
      fullName: PERSON.fullName,
      email: PERSON.email,
      phone: PERSON.phone,
      address: PERSON.address,
      city: 'Zwistlepura',
    };
    street.control.behave({ api: '500' });
    await customer.postJson('/api/checkout', wizardCheckout({ book, shipping }));
    street.control.behave({ api: 'ok' });
    const opened = (await (
      await customer.postJson('/api/checkout', wizardCheckout({ book, shipping }))
    ).json()) as {
      checkoutId: string;
      payment: { orderId: string };
    };
    await customer.postJson('/api/payments/callback', {
      checkoutId: opened.checkoutId,
      proof: {
        razorpay_payment_id: 'pay_forged',
        razorpay_order_id: opened.payment.orderId,
        razorpay_signature: PERSON.password,
      },
    });
    // The browser reports the payment first, so that the shop asks the provider about it.
    street.control.behave({ smtp: 'refuse', webhook: 'late', webhookDelayMs: 2_000 });
    const paid = street.control.attempt({ orderId: opened.payment.orderId, choice: 'pay' });
    if (paid.outcome !== 'paid') throw new Error('Not paid.');
    await customer.postJson('/api/payments/callback', {
      checkoutId: opened.checkoutId,
      proof: paid.response,
    });
    await until(async () => shop.lines().some((line) => line.includes('letter')), 5).catch(() => {});
    street.control.behave({ smtp: 'ok' });
    await letterOn(street, PERSON.email, /order|confirm/i);
    const stranger = noted(new Visitor(shop.url));
    await stranger.postForm('/auth', {
      mode: 'sign-in',
      email: PERSON.email,
      password: `${PERSON.password}?`,
    });
    await stranger.postForm('/admin', { email: PERSON.email, password: PERSON.password });
    await stranger.postForm('/contact', {
      name: PERSON.fullName,
      email: PERSON.email,
      subject: 'qanaryletter',
      message: 'qanaryletter',
    });
    await stranger.send('POST', '/api/checkout', `{"book":"${CHILD.name}`, {
      'Content-Type': 'application/json',
    });
    const phone = { kind: 'field', name: 'phone', value: 'Qanaryphone'.repeat(20) };
    await stranger.postJson('/api/profile', phone);
    await customer.postJson('/api/profile', phone);
    await stranger.get(`/orders/${encodeURIComponent(PERSON.email)}`);
    await stranger.postJson('/api/chat', {
      messages: [{ isUser: true, text: 'Qanaryquestion: what does a book cost?' }],
    });
  });

  it('is stored as the customer typed it', async () => {
    const file = (await (await customer.get('/api/profile/data')).json()) as {
      orders: { items: Record<string, unknown>[] }[];
    };
    expect(file.orders.flatMap(({ items }) => items)).toMatchObject([
      {
        characterName: CHILD.name,
        customTitle: CHILD.title,
        customMessage: CHILD.message,
        customStory: CHILD.story,
      },
    ]);
  });

  it('appears in no log line', () => {
    expect(shop.lines().length).toBeGreaterThan(8);
    expect(found([...TYPED, ...secrets()], shop.lines())).toEqual([]);
  });

  it.each(['A wrong customer password was tried.', 'A wrong staff password was tried.'])(
    'is told of without them: %s',
    (message) => {
      const lines = shop.lines().filter((line) => line.includes(message));
      expect(lines.map((line) => (JSON.parse(line) as { security?: boolean }).security)).toEqual([true]);
    },
  );

  it('is told of without them: A customer signed in.', () => {
    const lines = shop.lines().filter((line) => line.includes('A customer signed in.'));
    expect(lines).toHaveLength(1);
    expect(found(TYPED, lines)).toEqual([]);
    expect(Object.keys(JSON.parse(lines[0] ?? '{}') as object).toSorted()).toEqual([
      'level',
      'msg',
      'requestId',
      'time',
    ]);
  });

  it('appears in no error response and in no address', () => {
    expect(refusals.length).toBeGreaterThan(6);
    const said = (path: RegExp) => refusals.filter((each) => path.test(each.path)).map(({ body }) => body);
    expect(found([...TYPED, ...secrets()], said(/^(?!\/auth$)/))).toEqual([]);
    // Only the form itself shows the typed address again.
    expect(found([...TYPED, ...secrets()], said(/^\/auth$/))).toEqual([PERSON.email]);
    expect(found([...TYPED, ...secrets()], addresses)).toEqual([]);
  });

  it('goes only to the services that need it', async () => {
    // The pictures for the custom story are chosen when its book is made.
    await until(async () => sent.some(({ body }) => body.includes('Qanarystory')), 60);
    const texts = (to: string) =>
      sent.filter((each) => each.to === to).flatMap(({ url, headers, body }) => [url, headers, body]);
    expect(texts('payment').length).toBeGreaterThan(6);
    expect(texts('chat').length).toBeGreaterThan(2);
    expect(found([...TYPED, ...Object.values(SECRETS), smtpSecret], texts('payment'))).toEqual([]);
    expect(found(TYPED, texts('chat'))).toEqual(['Qanarystory', 'Qanaryquestion']);
    expect(found([...secrets()], texts('chat'))).toEqual([SECRETS.CHAT_API_KEY]);
    expect(
      found(
        [SECRETS.CHAT_API_KEY],
        sent.map(({ url, body }) => url + body),
      ),
    ).toEqual([]);
  });

  it('appears in no key or header that the object store receives', async () => {
    await until(async () => store.keys().length > 0);
    const asked = store.questions().flatMap((question) => [question, decodeURIComponent(question)]);
    expect(asked.filter((question) => question.startsWith('PUT')).length).toBeGreaterThan(0);
    expect(found([...TYPED, ...secrets()], asked)).toEqual([]);
  });

  it('appears only in letters to its customer, and letters hold no secret', async () => {
    const letters = await until(async () => {
      const all = await lettersOn(street);
      return all.length > 2 && all;
    }, 30);
    const others = letters.filter(({ to }) => to !== PERSON.email && !to.startsWith('owner@'));
    expect(others).toEqual([]);
    expect(
      found(
        [PERSON.password, ...secrets()],
        letters.flatMap(({ html, text }) => [html, text]),
      ),
    ).toEqual([]);
  });

  it('and no file for browsers contains the name of a secret', () => {
    const files = readdirSync('build/client', { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(js|html|data|json)$/.test(name),
    );
    expect(files.length).toBeGreaterThan(100);
    const texts = files.map((name) => readFileSync(path.join('build/client', name), 'utf8'));
    const names = [
      'KEY_SECRET',
      'WEBHOOK_SECRET',
      'SESSION_SECRET',
      'ADMIN_PASSWORD',
      'CHAT_API_KEY',
      'S3_SECRET',
      'PRIVATE_KEY',
      'process.env',
    ];
    expect(found(names, texts)).toEqual([]);
  });
});
