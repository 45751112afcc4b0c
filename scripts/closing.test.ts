import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { closable } from './closing.ts';

const ASKED = 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n';

/** @param answer what is done with a request. */
async function open(answer: (response: ServerResponse) => void = (response) => response.end('here')) {
  const server = createServer((_, response) => answer(response));
  const close = closable(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, close, connect: () => connect(port, '127.0.0.1') };
}

async function ask(socket: Socket): Promise<string> {
  socket.write(ASKED);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return answer.toString();
}

it('a server that leaves answers on the connections it has, in the end for the last time, and lets nobody new in', async () => {
  const { close, connect: join } = await open();
  const kept = join();
  expect(await ask(kept)).toMatch(/Connection: keep-alive/);
  const closed = close(400, 5_000);
  const newcomer = join();
  expect(await ask(newcomer)).toMatch(/Connection: keep-alive/);
  await pause(600);
  const late = join();
  const [refused] = (await once(late, 'error')) as [NodeJS.ErrnoException];
  expect(refused.code).toBe('ECONNREFUSED');
  expect(await ask(kept)).toMatch(/here/);
  await once(kept, 'end');
  expect(newcomer.readableEnded).toBe(false);
  await closed;
  await once(newcomer, 'close');
});

it('a connection stays open ten seconds longer than the client is told', async () => {
  const { server, close, connect: join } = await open();
  const connected = once(server, 'connection') as Promise<[Socket]>;
  const one = join();
  expect(await ask(one)).toMatch(/Keep-Alive: timeout=65/);
  const [socket] = await connected;
  await expect.poll(() => socket.timeout).toBe(75_000);
  one.destroy();
  await close(0, 1_000);
});

it('an answer under way ends its connection, and is waited for as long as the limit says', async () => {
  const responses: ServerResponse[] = [];
  const { close, connect: join } = await open((response) => responses.push(response));
  const [one, never] = [join(), join()];
  const answer = ask(one);
  never.write(ASKED);
  await expect.poll(() => responses.length).toBe(2);
  const closed = close(0, 1_000);
  await pause(100);
  responses[0]?.end('at last');
  expect(await answer).toMatch(/Connection: close[^]*at last/);
  const cut = once(never, 'close');
  await closed;
  await cut;
});

it('a client that connects during the shutdown gets its answer', async () => {
  const { close, connect: join } = await open();
  const closed = close(100, 5_000);
  const answers: Promise<string>[] = [];
  setTimeout(() => {
    for (let count = 0; count < 5; count += 1) answers.push(ask(join()));
    const shutting = performance.now() + 50;
    while (performance.now() < shutting);
  }, 80);
  await closed;
  expect(answers).toHaveLength(5);
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/here/);
});
