import { execFileSync, execSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, statfs } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db, machine } from '../app/platform/runtime/runtime.server.ts';
import { post } from '../app/platform/mail/post.server.ts';
import { createOrder } from '../app/payments/payments/razorpay.server.ts';
import { plainPicture } from './photos.ts';
import { takeRefusedInTransactions } from './quiet-transactions.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const WORK: [what: string, work: () => Promise<unknown>][] = [
  ['a call to the network', () => fetch(`${shop.url}/healthz`)],
  ['a question to the payment provider', () => createOrder(randomUUID(), 100)],
  ['a file that is kept', () => machine().files.put('test/file', new Uint8Array(1), 'image/png')],
  ['a file that is read', () => machine().files.get('test/file')],
  ['a look into a folder', () => readdir('.')],
  ['how full a disk is', () => statfs('.')],
  ['another program', async () => execFileSync('true')],
  ['a line for the shell', async () => execSync('true')],
  ['a picture', () => plainPicture(4, 4).jpeg().toBuffer()],
  [
    'a letter',
    () =>
      post({
        to: 'a@example.in',
        replyTo: null,
        subject: '',
        html: '',
        text: '',
        messageId: '<1@a>',
        inReplyTo: null,
      }),
  ],
];

describe('inside a database transaction', () => {
  it.each(WORK)('%s is refused, and the refusal is recorded', async (_, work) => {
    await expect(db().transaction(work)).rejects.toThrow(
      /inside a database transaction|The mail server failed|could not be reached/,
    );
    expect(takeRefusedInTransactions()).not.toEqual([]);
    await db().transaction(async () => {
      await (async () => work())().catch(() => undefined);
    });
    expect(takeRefusedInTransactions()).not.toEqual([]);
    await work();
    expect(takeRefusedInTransactions()).toEqual([]);
  });
});
