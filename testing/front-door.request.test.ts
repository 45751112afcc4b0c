import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { machine } from '../app/platform/runtime/runtime.server.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ PROXY_HOPS: '1' });
});
afterAll(() => shop.close());

const CHUNK = `4000\r\n${'x'.repeat(0x4000)}\r\n`;

/**
 * Sends a body until the shop answers, without reading the rest of the answer.
 * @returns the first line of the answer.
 */
function sendTooMuch(path: string, length: string): Promise<string> {
  const { host, port, origin } = new URL(shop.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\n${length}\r\n\r\n`);
    const sending = setInterval(() => socket.write(CHUNK), 2);
    socket.once('data', (text) => {
      clearInterval(sending);
      socket.destroy();
      resolve(text.toString().split('\r\n')[0] ?? '');
    });
    socket.once('error', (error) => {
      clearInterval(sending);
      reject(error);
    });
  });
}

/**
 * Starts a request and sends none of its body.
 * @returns the first line of the answer.
 */
function begin(path: string, ...headers: string[]): Promise<string> {
  const { host, port } = new URL(shop.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write([`POST ${path} HTTP/1.1`, `Host: ${host}`, ...headers, '', ''].join('\r\n'));
    socket.once('data', (text) => {
      socket.destroy();
      resolve(text.toString().split('\r\n')[0] ?? '');
    });
    socket.once('error', reject);
  });
}

const readiness = async () => (await shop.visitor().get('/readyz')).status;
const feedbackFrom = (forwardedFor: string) =>
  shop.visitor().postForm('/feedback', { message: 'Again!' }, { 'X-Forwarded-For': forwardedFor });

describe('the front door', () => {
  it.each([
    ['/auth', 64],
    ['/api/profile', 64],
    ['/contact', 64],
    // Limits for forms without files. Pictures come in forms with files.
    ['/api/photo', 64],
    ['/admin/gallery/pictures', 64],
    ['/api/payments/webhook', 256],
  ])('takes no more on %s than %i kB', async (path, kilobytes) => {
    expect(await sendTooMuch(path, `Content-Length: ${kilobytes * 1024 + 1}`)).toBe(
      'HTTP/1.1 413 Payload Too Large',
    );
  });

  it('counts the bytes of a webhook event without a length', async () => {
    expect(await sendTooMuch('/api/payments/webhook', 'Transfer-Encoding: chunked')).toBe(
      'HTTP/1.1 413 Payload Too Large',
    );
  });

  it('reads no body that comes from another site, has no length or exceeds the limit', async () => {
    const own = `Origin: ${shop.url}`;
    const picture = 'Content-Type: multipart/form-data; boundary=x';
    const chunked = 'Transfer-Encoding: chunked';
    const long = `Content-Length: ${49 * 1024 * 1024}`;
    for (const path of ['/admin/gallery/pictures', '/api/photo', '/contact']) {
      expect(await begin(path, chunked, picture)).toBe('HTTP/1.1 403 Forbidden');
      expect(await begin(path, own, chunked, picture)).toBe('HTTP/1.1 411 Length Required');
    }
    expect(await begin('/admin/gallery/pictures', own, long, picture)).toBe('HTTP/1.1 303 See Other');
  });

  it.each([
    '/',
    '/contact',
    '/back-soon',
    '/auth',
    '/cart',
    '/admin',
    '/admin/join',
    '/no-such-page',
    '/api/no-such-call',
  ])('asks for trusted types and nonces or hashes on %s', async (path) => {
    const policy = (await shop.visitor().get(path)).headers.get('Content-Security-Policy');
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types drawing studio");
    expect(policy).toContain("object-src 'none'; base-uri 'none'");
    expect(policy).not.toMatch(/'unsafe-(inline|eval|hashes)'|strict-dynamic|\*/);
  });

  it('sends a policy with scripts and SVGs, and none with stylesheets and photos', async () => {
    const home = await (await shop.visitor().get('/')).text();
    const headers = async (file: RegExp) =>
      (await shop.visitor().get(file.exec(home)?.[0] ?? 'not on the page')).headers;
    for (const file of [/\/assets\/[\w.-]+\.js/, /\/pictures\/[\w.-]+\.svg/])
      expect((await headers(file)).get('Content-Security-Policy')).toContain("default-src 'self'");
    for (const file of [/\/assets\/[\w.-]+\.css/, /\/covers\/[\w.-]+\.avif/]) {
      const sent = await headers(file);
      expect(sent.get('Content-Security-Policy')).toBeNull();
      expect(sent.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });

  it('is not ready while the database does not answer', async () => {
    expect(await readiness()).toBe(200);
    const { probe } = machine();
    const { execute } = probe;
    probe.execute = () => {
      throw new Error('The database is gone.');
    };
    try {
      expect(await readiness()).toBe(503);
    } finally {
      probe.execute = execute;
    }
    expect(await readiness()).toBe(200);
  });

  it('counts visitors by the address that the proxy reports', async () => {
    for (let sent = 0; sent < 5; sent += 1)
      expect((await feedbackFrom(`192.0.2.${sent}, 198.51.100.7`)).status).toBe(200);
    expect((await feedbackFrom('192.0.2.99, 198.51.100.7')).status).toBe(429);
    expect((await feedbackFrom('198.51.100.8')).status).toBe(200);
  });
});
