import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnvironment } from '../environment/environment.server.ts';
import { postBySmtp } from './post.server.ts';

const LETTER = {
  to: 'parent@example.in',
  replyTo: null,
  subject: 'Namaste',
  html: '<p>Namaste</p>',
  text: 'Namaste',
  messageId: '<one@shop.example>',
  inReplyTo: null,
};

let drips: Server;
let closed = 0;
beforeAll(async () => {
  drips = createServer((socket) => {
    socket.write('220-Please wait\r\n');
    const dripping = setInterval(() => socket.write('220-'), 20);
    socket
      .on('error', () => {})
      .on('close', () => {
        clearInterval(dripping);
        closed += 1;
      });
  });
  await new Promise<void>((resolve) => drips.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  drips.close();
});

it('a mail server that goes on saying a little holds a letter no longer than its time, and no connection', async () => {
  const url = `smtp://127.0.0.1:${(drips.address() as AddressInfo).port}`;
  const began = performance.now();
  await expect(postBySmtp(readEnvironment({ SMTP_URL: url }), url, LETTER, 300)).rejects.toThrow(
    'The mail server failed: EABORT.',
  );
  expect(performance.now() - began).toBeLessThan(5_000);
  await expect.poll(() => closed).toBe(1);
});
