import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { times } from './long-form.ts';
import { shopRoutes } from './staff-routes.ts';
import { type Suspect, whatStalls } from './stalling.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';
const repeat = (text: string, bytes: number): string =>
  text.repeat(Math.ceil(bytes / text.length)).slice(0, bytes);
const part = (headers: string, content = ''): string =>
  `--x\r\nContent-Disposition: form-data; name="a"${headers}\r\n\r\n${content}\r\n`;

interface Call {
  method: string;
  path: string;
  shape: Shape;
}

interface Shape {
  path?: (path: string) => string;
  headers?: Record<string, string>;
  body?: Buffer;
}

const body = (type: string, text: string): Shape => ({
  headers: { 'Content-Type': type },
  body: Buffer.from(text),
});

/** The current release: the router answers at once when it is asked about another one. */
const [manifest = ''] = readdirSync('build/client/assets').filter((name) => /^manifest-\w+/.test(name));
const [, RELEASE = ''] =
  /"version":"(\w+)"/.exec(readFileSync(`build/client/assets/${manifest}`, 'utf8')) ?? [];

/** Requests without a body that are expensive to process. */
const ASKED: Record<string, Shape> = {
  'a deep path': { path: (path) => `${path}${'/a'.repeat(3_500)}` },
  'a deep path of encoded slashes': { path: (path) => `${path}/${'a%2F'.repeat(2_000)}` },
  'a path that ends in data': { path: (path) => `${path}${'/a'.repeat(3_000)}.data` },
  'a long path': { path: (path) => `${path}/${'a'.repeat(7_000)}` },
  'a long query': { path: (path) => `${path}?${'a=b&'.repeat(1_700)}` },
  'a query of encoded signs': { path: (path) => `${path}?${'%F0%9F%98%80'.repeat(500)}` },
  'many routes asked for': { path: (path) => `${path}.data?_routes=${'a,'.repeat(3_000)}` },
  'many links asked for': {
    path: () =>
      `/__manifest?version=${RELEASE}&paths=${Array.from({ length: 1_500 }, (_, at) => `/${at}`).join(',')}`,
  },
  'thousands of cookies': { headers: { Cookie: 'a=b; '.repeat(2_400) } },
  'a long cookie': { headers: { Cookie: `nv_draft=${'a'.repeat(12_000)}` } },
  'a long list of encodings': { headers: { 'Accept-Encoding': 'gzip;q=0.1, '.repeat(900) } },
  'a long list of languages': { headers: { 'Accept-Language': 'en-IN;q=0.9,'.repeat(900) } },
  'a long list of known answers': { headers: { 'If-None-Match': '"a", '.repeat(2_000) } },
  'a long list of ranges': { headers: { Range: `bytes=${'0-1,'.repeat(2_500)}0-1` } },
  'a long list of proxies': { headers: { 'X-Forwarded-For': '1.1.1.1, '.repeat(1_300) } },
  'a long referrer': { headers: { Referer: `http://localhost/${'a/'.repeat(5_500)}` } },
  'blanks in a header': { headers: { Accept: `a${' '.repeat(12_000)}b` } },
};

/** Bodies that are expensive to parse. */
const SENT: Record<string, Shape> = {
  'a list of types': body(`multipart/form-data, ${FORM}`, repeat('a&', 5_000_000)),
  'a list of types the other way round': body(`${FORM}, ${MULTIPART}`, repeat('a&', 5_000_000)),
  'two boundaries': body(`${MULTIPART}; boundary=y`, repeat('--x\r\n', 5_000_000)),
  'a form of millions of fields': body(FORM, repeat('a&', 5_000_000)),
  'a form of thousands of fields': body(FORM, repeat('a&', 65_000)),
  'a form of encoded signs': body(FORM, repeat('%F0%9F%98%80', 65_000)),
  'thousands of parts': body(MULTIPART, `${repeat(part(''), 5_000_000)}\r\n--x--\r\n`),
  'thousands of empty files': body(MULTIPART, `${repeat(part('; filename="f"'), 5_000_000)}\r\n--x--\r\n`),
  'a part of thousands of headers': body(MULTIPART, `--x\r\n${repeat('A: b\r\n', 5_000_000)}\r\n`),
  'a part with one long header': body(MULTIPART, part(`; filename="${'f'.repeat(5_000_000)}"`)),
  'nothing but line ends': body(MULTIPART, repeat('\r\n', 5_000_000)),
  'nothing but beginnings of boundaries': body(MULTIPART, repeat('\r\n--', 5_000_000)),
  'multipart within multipart': body(
    MULTIPART,
    `--x\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n${repeat('--x\r\n', 4_000_000)}`,
  ),
  'nested lists': body('application/json', '['.repeat(65_000)),
  'nested records': body('application/json', `${'{"a":'.repeat(13_000)}1${'}'.repeat(13_000)}`),
  'a long number': body('application/json', '1'.repeat(65_000)),
  'a record of thousands of keys': body(
    'application/json',
    `{${Array.from({ length: 5_000 }, (_, i) => `"k${i}":1`).join(',')}}`,
  ),
  'a long text without an end': body('application/json', `{"a":"${'\\u0000'.repeat(10_000)}`),
  'a long text': body('text/plain', 'a'.repeat(65_000)),
  'a long type': {
    headers: { 'Content-Type': `multipart/form-data;${' a=b;'.repeat(2_000)}` },
    body: Buffer.from('x'),
  },
};

let shop: TestShop;
let cookies: string;
beforeAll(async () => {
  shop = await openTestShop();
  const browser = await shop.customer();
  for (const [name, value] of (await shop.staff('owner')).cookies) browser.cookies.set(name, value);
  cookies = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});
afterAll(() => shop.close());

/** Sends a request as it is. The answer does not matter, nor whether the shop cuts the connection. */
function send(method: string, path: string, { headers = {}, body: sent }: Shape): Promise<number> {
  const cookie = headers['Cookie'] ? `${cookies}; ${headers['Cookie']}` : cookies;
  return new Promise((resolve) => {
    const call = httpRequest(
      new URL(shop.url).origin,
      {
        method,
        path,
        headers: {
          Origin: shop.url,
          ...headers,
          Cookie: cookie,
          ...(sent && { 'Content-Length': sent.byteLength }),
        },
      },
      (answer) => {
        answer.resume().on('close', () => resolve(answer.statusCode ?? 0));
        // An event stream never ends, so close it.
        if (answer.headers['content-type']?.startsWith('text/event-stream')) call.destroy();
      },
    );
    call.on('error', () => resolve(0));
    call.end(sent);
  });
}

const suspectOf = ({ method, path, shape }: Call): Suspect => ({
  name: `${method} ${path.slice(0, 80)}`,
  call: () => send(method, path, shape),
});

/** In the gate, each shape goes to a quarter of the addresses, and the next shape to the next quarter. */
const SHARE = times(4, 1);
const shareOf = (all: readonly string[], nth: number) => all.filter((_, at) => at % SHARE === nth % SHARE);
const numbered = (shapes: Record<string, Shape>) =>
  Object.entries(shapes).map(([what, shape], nth) => [what, shape, nth] as const);

const routes = (await shopRoutes()).filter(({ path }) => !/sign-out|leave$/.test(path));
const addresses = [...new Set(routes.map(({ path }) => path.replace('*', 'no/such/page')))];
const writing = new Set(routes.filter(({ writes }) => writes).map(({ path }) => path));

describe('no request holds up the others', () => {
  it.each(numbered(ASKED))('%s', async (_, shape, nth) => {
    const calls = shareOf(addresses, nth).flatMap((address) => {
      const path = shape.path?.(address.replace(/\/$/, '')) ?? address;
      return ['GET', ...(writing.has(address) ? ['POST'] : [])].map((method) => ({ method, path, shape }));
    });
    const others = ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'];
    const [place = '/'] = addresses;
    calls.push(...others.map((method) => ({ method, path: shape.path?.(place) ?? place, shape })));
    expect(await whatStalls(calls.map(suspectOf))).toEqual([]);
  });

  it.each(numbered(SENT))('%s', async (_, shape, nth) => {
    const calls = shareOf([...writing], nth).flatMap((address) =>
      [address, `${address}.data`].map((path) => ({ method: 'POST', path, shape })),
    );
    const deleted = ['/api/photo', '/api/checkout', '/api/profile/picture'];
    calls.push(...deleted.map((path) => ({ method: 'DELETE', path, shape })));
    expect(await whatStalls(calls.map(suspectOf))).toEqual([]);
  });

  it('tries every address', () => {
    expect(addresses.length).toBeGreaterThan(100);
    expect(writing.size).toBeGreaterThan(70);
  });
});
