import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { machine } from '../app/platform/runtime/runtime.server.ts';
import { checkOut } from './buying.ts';
import { plainPicture, upload } from './photos.ts';
import { openTestShop, type TestShop } from './test-shop.ts';
import type { Visitor } from './visitor.ts';

/** A compromised service that redirects the shop elsewhere. */
let helper: Server;
let elsewhere: Server;
const asked: string[] = [];
const reached: string[] = [];
let shop: TestShop;
let customer: Visitor;

beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    reached.push(request.url ?? '');
    response.end('{}');
  });
  const there = await listen(elsewhere);
  helper = createServer((request, response) => {
    asked.push(request.url ?? '');
    request.resume().on('end', () => response.writeHead(307, { Location: there + request.url }).end());
  });
  const here = await listen(helper);
  shop = await openTestShop({
    RAZORPAY_API_URL: here,
    CHAT_API_KEY: 'key',
    CHAT_URL: here,
    EMAILJS_PUBLIC_KEY: 'public',
    EMAILJS_PRIVATE_KEY: 'private',
    EMAILJS_SERVICE_ID: 'service',
    EMAILJS_TEMPLATE_ID: 'template',
    EMAILJS_URL: here,
    OTEL_EXPORTER_OTLP_ENDPOINT: here,
    S3_ENDPOINT: `${here}/bucket`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  customer = await shop.customer();
  // From here on, send mail through the e-mail service. The first letter had to reach the customer to open
  // the account.
  delete machine().environment.SMTP_URL;
});

afterAll(async () => {
  await shop.close();
  helper.close();
  elsewhere.close();
});

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}

const HELPERS: [name: string, path: RegExp, use: () => Promise<unknown>][] = [
  [
    'the chat model',
    /generateContent/,
    () =>
      shop.visitor().postJson('/api/chat', { messages: [{ isUser: true, text: 'What does a book cost?' }] }),
  ],
  [
    'the mail service',
    /email\/send/,
    () =>
      shop.visitor().postForm('/contact', {
        name: 'Asha',
        email: 'asha@example.in',
        subject: 'A question',
        message: 'Is there a story with a cat?',
      }),
  ],
  [
    'the object store',
    /bucket/,
    async () => upload(shop, shop.visitor(), await plainPicture(40, 40).jpeg().toBuffer()),
  ],
  ['the payment provider', /v1\/orders/, () => checkOut(customer)],
  ['the collector of traces', /v1\/traces/, () => shop.visitor().get('/contact')],
];

describe('a helper that sends the shop elsewhere', () => {
  it.each(HELPERS)('is not followed: %s', async (_, path, use) => {
    await use();
    await expect.poll(() => asked.filter((url) => path.test(url)).length).toBeGreaterThan(0);
    expect(reached.filter((url) => path.test(url))).toEqual([]);
  });
});
