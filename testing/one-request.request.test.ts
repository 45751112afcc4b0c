import { readFileSync } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { get } from 'node:http';
import { connect } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILE_ROUTES } from '../app/platform/http/file-routes.ts';
import { machine } from '../app/platform/runtime/runtime.server.ts';
import { shopRoutes } from './staff-routes.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

const routes = await shopRoutes();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const PARTS = 'multipart/form-data; boundary=x';
const PAIRS = 'application/x-www-form-urlencoded';

/** Content types that another parser could read differently from the shop's own. */
const TYPES = [
  `multipart/form-data, ${PAIRS}`,
  `${PAIRS}, multipart/form-data; boundary=x`,
  `${PARTS}; boundary=y`,
  `${PARTS}, ${PARTS}`,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=""',
  `multipart/form-data; boundary=${'x'.repeat(71)}`,
  `multipart/form-data; boundary=${'x'.repeat(8_000)}`,
  `multipart/form-data; charset=utf-16; boundary=x`,
  'multipart/mixed; boundary=x',
  'multipart/form-datax; boundary=x',
  `${PAIRS}; charset=utf-16`,
  `${PAIRS};${' '.repeat(8_000)}`,
  'application/json, multipart/form-data; boundary=x',
  '*/*',
];

/**
 * Sends a form that is too large, as a browser without scripts does.
 * @param from the page with the form, as the browser names it.
 */
const sendTooLarge = (from = '') => {
  const form = new FormData();
  form.set('photo', new File([new Uint8Array(6 * 1024 * 1024)], 'a.jpg', { type: 'image/jpeg' }));
  return shop.visitor().send('POST', '/api/claim-photo', form, {
    'Sec-Fetch-Dest': 'document',
    ...(from && { Referer: new URL(from, shop.url).href }),
  });
};

describe('a body', () => {
  it('of plain text is read neither as a form nor as a picture', async () => {
    for (const path of ['/auth', '/contact', '/api/photo', '/api/claim-photo.data']) {
      const answer = await shop.visitor().send('POST', path, 'a&', { 'Content-Type': 'text/plain' });
      expect([path, answer.status]).toEqual([path, 415]);
    }
  });

  it.each(TYPES)('of the type %s is refused at the door', async (type) => {
    const filed = Object.keys(FILE_ROUTES).map((route) => `/${route.replaceAll(/:\w+/g, 'a')}`);
    for (const path of [...filed, '/auth', '/api/quote', '/api/claim-photo.data']) {
      const answer = await shop.visitor().send('POST', path, 'a&'.repeat(1_000), { 'Content-Type': type });
      expect([path, answer.status]).toEqual([path, 415]);
    }
  });

  it.each(Object.entries(FILE_ROUTES))(
    'of the largest file passes the door at %s by both addresses',
    async (route, megabytes) => {
      const path = `/${route.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')}`;
      const file = new File([new Uint8Array(megabytes * 1024 * 1024)], 'a.jpg', { type: 'image/jpeg' });
      for (const address of [path, `${path}.data`]) {
        const form = new FormData();
        form.set('photo', file);
        const { status } = await shop.visitor().send('POST', address, form);
        expect([address, [413, 415].includes(status)]).toEqual([address, false]);
      }
    },
  );

  it('that is too large gets a readable error page in a browser without scripts', async () => {
    const answer = await sendTooLarge();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([413, 'text/html; charset=UTF-8']);
    const words = await answer.text();
    expect(words).toContain('That is too large. Please send a smaller one.');
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(words) ?? [];
    expect((await shop.visitor().get(sheet)).headers.get('content-type')).toMatch(/^text\/css/);
  });

  it.each([
    ['/orders/own?page=2', '/orders/own'],
    ['https://elsewhere.example/a', '/'],
    ['', '/'],
  ])('that is too large leads from %j back to %j', async (from, back) => {
    expect(await (await sendTooLarge(from)).text()).toContain(`<a href="${back}">Go back</a>`);
  });

  it('that is too large leads to no other site', async () => {
    expect(await (await sendTooLarge(`${shop.url}//elsewhere.example/`)).text()).toContain('<a href="/">');
  });

  it('with a file is listed wherever one is read', () => {
    const reading = routes.filter(({ file }) =>
      /takeUpload|receiveUpload/.test(readFileSync(`app/${file}`, 'utf8')),
    );
    expect(reading.map(({ pattern }) => pattern.slice(1)).toSorted()).toEqual(
      Object.keys(FILE_ROUTES).toSorted(),
    );
  });
});

const DEEP = '/a'.repeat(7_000);
const ADDRESSES = [
  DEEP,
  `${DEEP}.data`,
  `/orders${DEEP}`,
  `/api${DEEP}`,
  `/${'%2F'.repeat(4_000)}`,
  `/__manifest?paths=${DEEP}`,
  `/__manifest?p=${DEEP}&version=1`,
  `/__manifest?version=1&paths=${Array.from({ length: 1_500 }, (_, at) => `/${at}`).join(',')}`,
  `/auth?${'a&'.repeat(6_000)}`,
  `/auth.data?_routes=${'a,'.repeat(6_000)}`,
];

describe('an address', () => {
  it.each(ADDRESSES.map((address) => [address.slice(0, 24), address]))(
    'that is deeper or longer than any holds nobody up: %s',
    async (_, address) => {
      const delay = monitorEventLoopDelay({ resolution: 5 });
      await shop.visitor().get('/auth');
      delay.enable();
      const { status } = await shop.visitor().get(address);
      delay.disable();
      expect([404, 414]).toContain(status);
      expect(delay.max / 1e6).toBeLessThan(200);
    },
  );

  it('that leads nowhere gets the not-found page with status 404', async () => {
    for (const path of ['/no-such-page', '/orders/a/b/c', '/api/nothing', DEEP]) {
      const answer = await shop.visitor().get(path);
      const html = await answer.text();
      expect([path, answer.status]).toEqual([path, 404]);
      expect(html).toContain('Oops! Page not found');
      expect(html).toContain('404');
    }
  });
});

/**
 * The embedded database has one connection, so a lock on a table there would also block reading the session.
 */
const onServer = process.env['TEST_DATABASE_URL'] !== undefined;
it.runIf(onServer)(
  'sends the beginning of a packed page before the rest is there',
  async () => {
    const customer = await shop.customer();
    const Cookie = [...customer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const locked = Promise.withResolvers<void>();
    const seenEnough = Promise.withResolvers<void>();
    const holding = machine().database.transaction(async (tx) => {
      await tx.execute('lock table orders in access exclusive mode');
      locked.resolve();
      await seenEnough.promise;
    });
    await locked.promise;
    const seen = await new Promise<string>((resolve, reject) => {
      const headers = { Cookie, 'Accept-Encoding': 'gzip' };
      get(new URL('/orders', shop.url), { headers, agent: false }, (answer) => {
        let text = '';
        const enough = setTimeout(() => resolve(text), 6_000);
        answer.pipe(createGunzip()).on('data', (piece: Buffer) => {
          text += piece.toString();
          if (!text.includes('Loading your orders...')) return;
          clearTimeout(enough);
          resolve(text);
        });
      }).on('error', reject);
    });
    seenEnough.resolve();
    await holding;
    expect(seen).toContain('Loading your orders...');
    expect(seen).not.toContain('</html>');
  },
  15_000,
);

const PLAIN = 'Host: localhost\r\n';
describe('what Node refuses before the shop sees it', () => {
  it.each([
    [400, 'NONSENSE\r\n\r\n'],
    [400, 'GET /about HTTP/1.1\r\n\r\n'],
    [400, `GET / HTTP/1.1\r\n${PLAIN}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`],
    [413, `POST /auth HTTP/1.1\r\n${PLAIN}Transfer-Encoding: chunked\r\n\r\n1;${'a'.repeat(20_000)}\r\n`],
    [417, `POST /auth HTTP/1.1\r\n${PLAIN}Expect: the unexpected\r\n\r\n`],
    [431, `GET / HTTP/1.1\r\n${PLAIN}Cookie: ${'a'.repeat(20_000)}\r\n\r\n`],
  ])('with %i carries the headers of every answer: %s', async (status, words) => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
      socket.once('data', (text) => {
        socket.destroy();
        resolve(text.toString());
      });
      socket.once('error', reject);
      socket.write(words);
    });
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const header of [
      'X-Content-Type-Options: nosniff',
      'X-Frame-Options: DENY',
      'Content-Security-Policy: ',
    ])
      expect(answer.toLowerCase()).toContain(header.toLowerCase());
  });
});
