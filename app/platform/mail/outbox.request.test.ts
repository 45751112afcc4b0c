import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDevServices, type DevServices } from '../../../dev/dev-services.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { db, environment } from '../runtime/runtime.server.ts';
import { lettersGivenUp } from './given-up.server.ts';
import { queueLetter } from './outbox.server.ts';
import { sendLetter, sweepOutbox } from './send-letter.job.server.ts';

interface Row {
  id: string;
  message_id: string;
  sent: boolean;
  attempts: number;
  last_error: string | null;
}

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(() => shop.street.control.behaveWell());

const letter = (event: string, to: string) => ({
  event,
  to,
  subject: 'Namaste 🎉 ₹799',
  html: '<p>नमस्ते</p>',
  text: 'नमस्ते',
});
const queue = (event: string, to: string) => db().transaction((tx) => queueLetter(tx, letter(event, to)));
const rows = (event: string) =>
  shop.sql<Row>`select id, message_id, sent_at is not null as sent, attempts, last_error from letters where event = ${event}`;
const row = async (event: string) => (await rows(event))[0];
const arrived = (to: string) => shop.street.control.letters().filter((each) => each.to === to);
const someone = () => `${randomUUID()}@example.in`;
describe('the outbox', () => {
  it('sends a letter once it is committed, with its own message id', async () => {
    const [event, to] = [randomUUID(), someone()];
    await db().transaction((tx) => queueLetter(tx, { ...letter(event, to), replyTo: 'parent@example.in' }));
    await expect.poll(() => arrived(to).length).toBe(1);
    const [got] = arrived(to);
    expect(got).toMatchObject({ subject: 'Namaste 🎉 ₹799', messageId: (await row(event))?.message_id });
    expect(got?.text).toContain('नमस्ते');
    expect(got?.html).toContain('<p>नमस्ते</p>');
    await expect.poll(() => row(event)).toMatchObject({ sent: true, attempts: 1, last_error: null });
  });

  it('sends nothing of a transaction that was undone', async () => {
    const [event, to] = [randomUUID(), someone()];
    await expect(
      db().transaction(async (tx) => {
        await queueLetter(tx, letter(event, to));
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await rows(event)).toEqual([]);
    const jobs = await shop.sql`select 1 from pgboss.job where name = 'send-letter' and state < 'active'`;
    expect(jobs).toEqual([]);
    expect(arrived(to)).toEqual([]);
  });

  it('sends one letter for one event, however often it is told', async () => {
    const [event, to] = [randomUUID(), someone()];
    await Promise.all([queue(event, to), queue(event, to), queue(event, to)]);
    await queue(event, to);
    await expect.poll(() => row(event)).toMatchObject({ sent: true });
    const [sent] = await rows(event);
    await Promise.all([1, 2, 3].map(() => sendLetter.run({ letterId: sent?.id ?? '' })));
    expect(arrived(to)).toHaveLength(1);
  });

  it.each(['refuse', 'temporary failure 451', 'garbage', 'hang'] as const)(
    'tries again after the mail server said: %s',
    async (smtp) => {
      const [event, to] = [randomUUID(), someone()];
      shop.street.control.behave({ smtp });
      await queue(event, to);
      // The shop waits ten seconds for a server that says nothing.
      await expect.poll(async () => (await row(event))?.last_error).toBeTruthy();
      expect(await row(event)).toMatchObject({ sent: false, attempts: 1 });
      expect(arrived(to)).toEqual([]);

      shop.street.control.behaveWell();
      await expect.poll(() => waitingJobs(event)).toBe(1);
      await sweepOutbox.run({});
      expect(await waitingJobs(event)).toBe(1);
      const [waiting] = await rows(event);
      await sendLetter.run({ letterId: waiting?.id ?? '' });
      expect(await row(event)).toMatchObject({ sent: true, attempts: 2, last_error: null });
      expect(arrived(to)).toHaveLength(1);
    },
  );

  it.each([
    ['gives up at once, and keeps to itself what is said about it', '550', 16],
    ['tries again while the server does not let us send', '554 5.7.1', 1],
    ['tries again while the mailbox is full', '452', 1],
  ])('to a mailbox that is refused %s', async (_, code, attempts) => {
    const [event, to] = [randomUUID(), someone()];
    const refuses = await mailServer((address) => {
      const [responseCode = '', enhanced = ''] = code.split(' ');
      return Object.assign(new Error(`${enhanced} No such mailbox: ${address}`.trim()), {
        responseCode: Number(responseCode),
      });
    });
    try {
      await queue(event, to);
      await expect.poll(async () => (await row(event))?.last_error).toBeTruthy();
    } finally {
      await refuses.close();
    }
    const last_error = `The mail server answered ${code.slice(0, 3)}.`;
    expect(await row(event)).toMatchObject({ sent: false, attempts, last_error });
    if (attempts === 1) return;
    await expect.poll(() => waitingJobs(event)).toBe(0);
    await sweepOutbox.run({});
    expect(await waitingJobs(event)).toBe(0);
    expect((await lettersGivenUp(9)).letters.map((each) => each.to)).toContain(to);
  });

  it('wipes a letter with a secret as soon as it is sent, and no sooner', async () => {
    const [event, to] = [randomUUID(), someone()];
    shop.street.control.behave({ smtp: 'refuse' });
    await db().transaction((tx) => queueLetter(tx, { ...letter(event, to), secret: true }));
    await expect.poll(async () => (await row(event))?.last_error).toBeTruthy();
    shop.street.control.behaveWell();
    await sendLetter.run({ letterId: (await row(event))?.id ?? '' });
    expect(arrived(to)[0]?.text).toContain('नमस्ते');
    expect(await shop.sql`select html, text from letters where event = ${event}`).toEqual([
      { html: '', text: '' },
    ]);
  });

  it('finds a letter whose job is gone, and gives a letter up in the end', async () => {
    const [event, to, hopeless] = [randomUUID(), someone(), randomUUID()];
    shop.street.control.behave({ smtp: 'temporary failure 451' });
    await queue(event, to);
    await queue(hopeless, someone());
    for (const each of [event, hopeless]) {
      await expect.poll(async () => (await row(each))?.last_error).toBeTruthy();
    }
    await expect.poll(() => waitingJobs(event)).toBe(1);
    await shop.sql`delete from pgboss.job where name = 'send-letter'`;
    await shop.sql`update letters set attempts = 1000 where event = ${hopeless}`;
    shop.street.control.behaveWell();
    await sweepOutbox.run({});
    await expect.poll(() => row(event)).toMatchObject({ sent: true });
    expect(arrived(to)).toHaveLength(1);
    expect(await row(hopeless)).toMatchObject({ sent: false });
  });
});

/**
 * Replaces the shop's mail server until it is closed.
 * @param refusal the error that the server gives for a recipient.
 */
async function mailServer(refusal: (address: string) => Error): Promise<{ close: () => Promise<void> }> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(refusal(address)),
    logger: false,
  });
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', () => resolve());
  });
  const before = environment().SMTP_URL;
  environment().SMTP_URL = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
  return {
    close: () => {
      environment().SMTP_URL = before;
      return new Promise((resolve) => {
        smtp.close(() => resolve());
      });
    },
  };
}

async function waitingJobs(event: string): Promise<number> {
  const [sent] = await rows(event);
  const jobs = await shop.sql`
    select 1 from pgboss.job
    where name = 'send-letter' and data ->> 'letterId' = ${sent?.id ?? ''} and state in ('created', 'retry')`;
  return jobs.length;
}

describe('the e-mail service, when only its keys are set', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mail-street-'));
  let outside: DevServices;
  beforeAll(async () => {
    await shop.close();
    outside = await openDevServices({ port: 0, dataDir });
    shop = await openTestShop({
      SMTP_URL: '',
      EMAILJS_PUBLIC_KEY: 'public',
      EMAILJS_PRIVATE_KEY: 'private',
      EMAILJS_SERVICE_ID: 'service',
      EMAILJS_TEMPLATE_ID: 'template',
      EMAILJS_URL: outside.emailService.apiUrl,
    });
  });
  afterAll(async () => {
    await outside.close();
    rmSync(dataDir, { recursive: true });
  });

  it('gets the recorded call: ids, keys and what a visitor wrote, word for word', async () => {
    const calls: { address: string | undefined; type: string | undefined; body: unknown }[] = [];
    const service = createServer(async (request, answer) => {
      const body = JSON.parse(await text(request)) as unknown;
      calls.push({ address: request.url, type: request.headers['content-type'], body });
      answer.end('OK');
    });
    await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
    const theirs = {
      name: 'Meera Iyer',
      email: someone(),
      subject: 'Twins?',
      message: 'Hello,\nthey are six.',
    };
    const { port } = service.address() as AddressInfo;
    Object.assign(environment(), { EMAILJS_URL: `http://127.0.0.1:${port}` });
    await shop.visitor().postForm('/contact', theirs);
    service.close();
    Object.assign(environment(), { EMAILJS_URL: outside.emailService.apiUrl });
    expect(calls[0]).toEqual({
      address: '/api/v1.0/email/send',
      type: 'application/json',
      body: {
        service_id: 'service',
        template_id: 'template',
        user_id: 'public',
        accessToken: 'private',
        template_params: { ...theirs, to_email: environment().OWNER_EMAIL },
      },
    });
  });

  it('takes a letter of the outbox too', async () => {
    const [event, to] = [randomUUID(), someone()];
    await queue(event, to);
    const got = () => outside.control.letters().filter((each) => each.to === to);
    await expect.poll(() => got().length).toBe(1);
    expect(got()[0]).toMatchObject({ subject: 'Namaste 🎉 ₹799' });
    expect(got()[0]?.text).toContain('नमस्ते');
  });
});
