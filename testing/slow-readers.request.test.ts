import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { upload } from './photos.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

const READERS = 60;
const MB = 1024 * 1024;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** The process's memory outside the heap, where data waits to be sent. */
const held = () => process.memoryUsage().arrayBuffers / MB;

/** Sends a request and reads nothing of the answer. */
function askAndWait(path: string, cookie: string): Socket {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`);
  return socket;
}

it('clients that stop reading keep no photo in memory', async () => {
  const stranger = shop.visitor();
  const noise = await sharp(randomBytes(2_000 * 2_000 * 3), {
    raw: { width: 2_000, height: 2_000, channels: 3 },
  })
    .jpeg({ quality: 60 })
    .toBuffer();
  expect((await upload(shop, stranger, noise)).status).toBe(200);
  const cookie = [...stranger.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const whole = await stranger.get('/api/photo');
  const length = (await whole.arrayBuffer()).byteLength;
  expect(Number(whole.headers.get('content-length'))).toBe(length);
  expect(length).toBeGreaterThan(4 * MB);
  const before = held();
  const sockets = Array.from({ length: READERS }, () => askAndWait('/api/photo', cookie));
  await pause(3_000);
  const more = held() - before;
  for (const socket of sockets) socket.destroy();
  expect(more).toBeLessThan(60);
});
