import {
  createServer as createWebServer,
  type IncomingMessage,
  type Server as WebServer,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../environment/environment.server.ts';
import { openFiles } from '../files/open-files.server.ts';
import { allowMailServer, askOut, callOut, NotAllowedOut } from './outgoing.server.ts';

/** Counts connections, whatever they send. */
let elsewhere: Server;
let knocks = 0;
let helper: WebServer;
let foreign = '';
let ours = '';

const OTHER_PROTOCOL = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: other\r\nConnection: Upgrade\r\n\r\n';

/** Hangs up at the second request on a connection, and counts the requests on each. */
const asked = new Map<Socket, number>();
function refuseSecond({ socket }: IncomingMessage, response: ServerResponse): void {
  asked.set(socket, (asked.get(socket) ?? 0) + 1);
  if (asked.get(socket) === 1) response.end();
  else socket.destroy();
}
const timesAsked = () => [...asked.values()].reduce((sum, times) => sum + times, 0);

beforeAll(async () => {
  elsewhere = createServer((socket) => {
    knocks += 1;
    socket.destroy();
  });
  helper = createWebServer((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { Location: foreign }).end();
    else if (request.url === '/') response.end('{}');
    else if (request.url === '/echo') request.pipe(response.writeHead(409));
    else if (request.url === '/cut') response.socket?.destroy();
    else if (request.url === '/half') response.write('{', () => response.socket?.destroy());
    else if (request.url === '/other') response.socket?.end(OTHER_PROTOCOL);
    else if (request.url === '/long') response.end('a'.repeat(1_000_001));
    else if (request.url === '/stale') refuseSecond(request, response);
    else response.write('and so on');
  });
  foreign = await listening(elsewhere);
  ours = await listening(helper);
});

beforeEach(() => {
  knocks = 0;
  asked.clear();
});

afterAll(() => {
  elsewhere.close();
  helper.close();
  helper.closeAllConnections();
});

function listening(server: Server | WebServer): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}

const whereTheyAre = () => readEnvironment({ CHAT_API_KEY: 'key', CHAT_URL: ours });
const limitMs = 2_000;
const ask = (path: string, { limit = limitMs, repeatable = false } = {}) =>
  askOut(whereTheyAre(), 'chat', `${ours}${path}`, {
    method: 'POST',
    headers: {},
    body: 'नमस्ते',
    limitMs: limit,
    repeatable,
  });
const S3_KEYS = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

describe('a call to another server', () => {
  it('is made where a setting names it', async () => {
    const environment = readEnvironment({ CHAT_API_KEY: 'key', CHAT_URL: ours });
    expect((await callOut(environment, 'chat', `${ours}/`, { limitMs })).status).toBe(200);
  });

  it.each([
    ['whom no setting names', {}],
    ['of a service whose key is not set', { CHAT_URL: 'FOREIGN', EMAILJS_URL: 'FOREIGN' }],
    ['by another protocol', { CHAT_API_KEY: 'key', CHAT_URL: 'https FOREIGN' }],
    ['of another service than the one that is asked', { S3_ENDPOINT: 'FOREIGN', ...S3_KEYS }],
    ['that only looks alike', { CHAT_API_KEY: 'key', CHAT_URL: 'http://127.0.0.1.example' }],
  ])('is refused before it connects: one %s', async (_, variables: Record<string, string>) => {
    const given = Object.entries(variables).map(([name, value]) => [
      name,
      value.replace('https FOREIGN', foreign.replace('http:', 'https:')).replace('FOREIGN', foreign),
    ]);
    const environment = readEnvironment(Object.fromEntries(given) as Record<string, string>);
    await expect(callOut(environment, 'chat', `${foreign}/v1`, { limitMs })).rejects.toThrow(NotAllowedOut);
    await expect(callOut(environment, 'chat', `${foreign}@127.0.0.1/`, { limitMs })).rejects.toThrow(/./);
    expect(knocks).toBe(0);
  });

  it('follows nobody elsewhere', async () => {
    const environment = readEnvironment({ CHAT_API_KEY: 'key', CHAT_URL: ours });
    await expect(callOut(environment, 'chat', `${ours}/moved`, { limitMs })).rejects.toThrow('fetch failed');
    expect(knocks).toBe(0);
  });

  it('ends when its time is up, though words keep coming', async () => {
    const environment = readEnvironment({ CHAT_API_KEY: 'key', CHAT_URL: ours });
    const answer = await callOut(environment, 'chat', `${ours}/slow`, { limitMs: 200 });
    await expect(answer.text()).rejects.toThrow(/timeout|aborted/i);
  });
});

describe('a small question to another server', () => {
  it('brings status and words of its answer, whatever they are', async () => {
    expect(await ask('/echo')).toEqual({ status: 409, text: 'नमस्ते' });
  });

  it('is refused before it connects where no setting names the place', async () => {
    const call = { method: 'GET', headers: {}, limitMs, repeatable: true };
    await expect(askOut(whereTheyAre(), 'chat', foreign, call)).rejects.toThrow(NotAllowedOut);
    expect(knocks).toBe(0);
  });

  it('follows nobody elsewhere', async () => {
    expect(await ask('/moved')).toMatchObject({ status: 302 });
    expect(knocks).toBe(0);
  });

  it('ends when its time is up, though words keep coming, and when it is cut off', async () => {
    await expect(ask('/slow', { limit: 200 })).rejects.toThrow('took too long');
    await expect(ask('/cut')).rejects.toThrow('socket hang up');
    await expect(ask('/half')).rejects.toThrow('cut off');
  });

  it('ends when the other side goes on in another protocol', async () => {
    await expect(ask('/other', { limit: 60_000 })).rejects.toThrow('cut off');
  });

  it('stops reading when the end is too far away', async () => {
    await expect(ask('/long')).rejects.toThrow('is too long');
  });

  it('is asked once more, on a connection of its own, when the one that was kept is closed and it may be', async () => {
    expect(await ask('/stale')).toMatchObject({ status: 200 });
    expect(await ask('/stale', { repeatable: true })).toMatchObject({ status: 200 });
    expect([...asked.values()]).toEqual([2, 1]);
  });

  it('is asked once when it may not be asked again', async () => {
    expect(await ask('/stale')).toMatchObject({ status: 200 });
    await expect(ask('/stale')).rejects.toThrow('socket hang up');
    expect(timesAsked()).toBe(2);
  });
});

describe('the object store', () => {
  it('is asked where the settings say, and whoever has its library is held to it', async () => {
    const environment = readEnvironment({
      S3_ENDPOINT: `${foreign}/bucket`,
      ...S3_KEYS,
    });
    const files = openFiles(environment);
    environment.S3_ENDPOINT = `${ours}/bucket`;
    await expect(files.put('photos/a.jpg', new Uint8Array(1), 'image/jpeg')).rejects.toThrow(
      'No setting names this place.',
    );
    expect(knocks).toBe(0);
  });
});

describe('the mail library', () => {
  const environment = readEnvironment({ SMTP_URL: 'smtps://user:secret@mail.example:465?service=gmail' });
  it('may connect to the server of the settings', () => {
    expect(() => allowMailServer(environment, 'mail.example', 465)).not.toThrow();
  });
  it.each([
    ['smtp.gmail.com', 465],
    ['mail.example', 25],
    [undefined, 465],
  ])('may not connect to %s:%s', (host, port) => {
    expect(() => allowMailServer(environment, host, port)).toThrow(NotAllowedOut);
  });
});
