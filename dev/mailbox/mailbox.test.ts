import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDevServices } from '../dev-services.ts';
import type { DevServices } from '../dev-services.ts';

let street: DevServices;
const dataDir = mkdtempSync(join(tmpdir(), 'street-mail-'));

beforeAll(async () => {
  street = await openDevServices({ port: 0, dataDir });
});
beforeEach(() => {
  street.control.behaveWell();
  street.control.emptyMailbox();
});
afterAll(async () => {
  await street.close();
  rmSync(dataDir, { recursive: true });
});

const letter = {
  from: 'Nanhe Veer <shop@example.in>',
  to: 'Asha <asha@example.com>',
  subject: 'नमस्ते, ₹799',
  text: 'Open http://localhost:3000/?token=1 now',
  html: '<p>Open <a href="http://localhost:3000/?token=1">the shop</a><script>bad()</script></p>',
};

function send(more: object = {}, options: object = {}) {
  const url = new URL(street.smtpUrl);
  const transport = nodemailer.createTransport({
    host: url.hostname,
    port: Number(url.port),
    greetingTimeout: 300,
    ...options,
  });
  return transport.sendMail({ ...letter, ...more }).finally(() => transport.close());
}

const read = async (accept?: string) => fetch(`${street.url}/mail`, accept ? { headers: { accept } } : {});
const list = async () => (await (await read()).json()) as Record<string, unknown>[];

describe('the mailbox', () => {
  it('lists letters newest first, with the agreed keys first', async () => {
    await send({ subject: 'first' });
    await send({ messageId: '<a@b>' }, { auth: { user: 'x', pass: 'y' } });
    const letters = await list();
    expect(letters.map((each) => each['subject'])).toEqual(['नमस्ते, ₹799', 'first']);
    expect(Object.keys(letters[0]!).slice(0, 5)).toEqual(['to', 'subject', 'text', 'html', 'date']);
    expect(letters[0]).toMatchObject({
      to: 'asha@example.com',
      from: 'shop@example.in',
      messageId: '<a@b>',
      text: letter.text,
      html: letter.html,
    });
    expect(new Date(String(letters[0]?.['date'])).toISOString()).toBe(letters[0]?.['date']);
  });

  it('gives every recipient a letter', async () => {
    await send({ to: 'a@example.com, b@example.com' });
    expect((await list()).map((each) => each['to'])).toEqual(['b@example.com', 'a@example.com']);
  });

  it('is a page for a browser and JSON for everything else', async () => {
    await send();
    const browser = await read('text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8');
    expect(browser.headers.get('content-type')).toContain('text/html');
    expect(await browser.text()).toContain('नमस्ते, ₹799');
    for (const accept of ['application/json', '*/*', 'application/json, text/html;q=0.5']) {
      expect((await read(accept)).headers.get('content-type')).toContain('application/json');
    }
    expect(await (await fetch(`${street.url}/mail.json`)).json()).toHaveLength(1);
  });

  it('shows one letter without letting it run', async () => {
    await send({ attachments: [{ filename: 'invoice.pdf', content: 'pdf!' }] });
    const [{ id }] = (await list()) as [{ id: string }];
    const response = await fetch(`${street.url}/mail/${id}`);
    const page = await response.text();
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).toContain('&lt;script&gt;bad()');
    expect(page).not.toContain('<script>bad()');
    expect(page).toContain('<a href="http://localhost:3000/?token=1"');
    const file = await fetch(`${street.url}/mail/${id}/attachments/0`);
    expect(await file.text()).toBe('pdf!');
  });

  it('can be emptied', async () => {
    await send();
    expect((await fetch(`${street.url}/mail`, { method: 'DELETE' })).status).toBe(204);
    expect(await list()).toEqual([]);
  });
});

describe('a mail server in trouble', () => {
  it('refuses, puts off, hangs or talks nonsense, and nothing arrives', async () => {
    street.control.behave({ smtp: 'refuse' });
    await expect(send()).rejects.toThrow(/closed|ECONNRESET|hang up|greeting/i);
    street.control.behave({ smtp: 'temporary failure 451' });
    await expect(send()).rejects.toMatchObject({ responseCode: 451 });
    street.control.behave({ smtp: 'garbage' });
    await expect(send()).rejects.toThrow(/greeting/i);
    street.control.behave({ smtp: 'hang' });
    await expect(send()).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    street.control.behaveWell();
    expect(await list()).toEqual([]);
    await send();
    expect(await list()).toHaveLength(1);
  });
});

describe('the e-mail service', () => {
  const params = {
    name: 'Asha',
    email: 'asha@example.com',
    subject: 'Hi',
    message: 'Hello',
    to_email: 'o@example.com',
  };
  const post = (more: object = {}) =>
    fetch(`${street.emailService.apiUrl}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        service_id: 's',
        template_id: 't',
        user_id: 'u',
        template_params: params,
        ...more,
      }),
    });

  it('turns template parameters into a letter', async () => {
    const response = await post();
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    expect((await list())[0]).toMatchObject({
      to: 'o@example.com',
      subject: 'Hi',
      text: 'Hello',
      from: 'asha@example.com',
    });
    expect((await post({ user_id: '' })).status).toBe(400);
  });

  it.each([
    ['403', 'API calls are disabled for non-browser applications'],
    ['429', 'Too Many Requests'],
    ['451', 'Unavailable For Headless Browser'],
  ] as const)('answers %s on demand', async (mode, text) => {
    street.control.behave({ emailService: mode });
    const response = await post();
    expect([String(response.status), await response.text()]).toEqual([mode, text]);
    expect(await list()).toEqual([]);
  });
});
