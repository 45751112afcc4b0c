import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { globSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SETTINGS_AS_NEW } from '../../../testing/settings-form.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

interface Got {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** As it comes over the wire, still compressed. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    get(new URL(path, shop.url), { method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    }).on('error', reject);
  });
}

/** The headers without those that differ from one response to the next. */
function steady({ headers }: Got): IncomingHttpHeaders {
  const { date: _, 'x-request-id': id, ...rest } = headers;
  expect(id).toMatch(/^[\da-f]{8}-/);
  return rest;
}

describe('a ready-made page', () => {
  it('is the same in every encoding, at the first time and later', async () => {
    const plain = await ask('/about');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toContain('<!DOCTYPE html>');
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate', 'gzip', gunzipSync],
      ['gzip, deflate, br', 'br', brotliDecompressSync],
    ] as const) {
      const first = await ask('/about', { 'Accept-Encoding': accepted });
      const later = await ask('/about', { 'Accept-Encoding': accepted });
      expect(steady(later)).toEqual(steady(first));
      expect(later.headers['content-encoding']).toBe(encoding);
      expect(later.headers['content-length']).toBe(String(later.body.byteLength));
      expect(unpack(later.body)).toEqual(plain.body);
      expect(unpack(first.body)).toEqual(plain.body);
      expect(later.headers['etag']).toBe(plain.headers['etag']);
    }
  });

  it('is guarded by the same headers whichever way it is sent', async () => {
    await ask('/faq');
    const atOnce = steady(await ask('/faq'));
    expect(atOnce['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(atOnce['content-security-policy']).toContain("'sha256-");
    const owner = await shop.staff('owner');
    await owner.postForm('/admin/settings/save', { ...SETTINGS_AS_NEW, maintenance: 'on' });
    const cookie = [...owner.cookies].map((pair) => pair.join('=')).join('; ');
    expect((await ask('/faq')).status).toBe(503);
    expect(steady(await ask('/faq', { Cookie: cookie }))).toEqual(atOnce);
    await owner.postForm('/admin/settings/save', SETTINGS_AS_NEW);
    expect((await ask('/faq')).status).toBe(200);
  });

  it('is not sent again to whoever has it, and without its body to whoever asks for its headers', async () => {
    const { headers } = await ask('/terms');
    const again = await ask('/terms', { 'If-None-Match': `W/${headers['etag']}, "x"` });
    expect([again.status, again.body.byteLength]).toEqual([304, 0]);
    expect(steady(again)['etag']).toBe(headers['etag']);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    const head = await ask('/terms', {}, 'HEAD');
    expect([head.status, head.body.byteLength]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  it('is found with a query and a last slash; the front page’s query may be a key', async () => {
    const { headers } = await ask('/about');
    for (const path of ['/about/', '/about?utm=x'])
      expect((await ask(path)).headers['etag']).toBe(headers['etag']);
    expect((await ask('/?utm=x')).headers['etag']).toBe((await ask('/')).headers['etag']);
    expect((await ask('/?confirm=none')).headers['location']).toMatch(/^\/\?confirmed=/);
    expect((await ask('/back-soon')).headers['location']).toBe('/');
  });

  it('is for reading only', async () => {
    expect((await shop.visitor().send('POST', '/about')).status).not.toBe(200);
  });
});

describe('a file that the build has packed', () => {
  const [file = ''] = globSync('build/client/assets/ort-*.wasm');
  const place = file.replace('build/client', '');

  it('is sent as it was packed, for as long as a browser likes to keep it', async () => {
    const { headers, body } = await ask(place, { 'Accept-Encoding': 'gzip, br' });
    expect(body.equals(readFileSync(`${file}.br`))).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/wasm',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(body).equals(readFileSync(file))).toBe(true);
  });

  it.each<Record<string, string>>([{}, { 'Accept-Encoding': 'gzip' }])(
    'is unpacked for whoever takes it in no other way',
    async (asked) => {
      const { headers, body } = await ask(place, asked);
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers['content-length']).toBe(String(body.byteLength));
      expect(body.equals(readFileSync(file))).toBe(true);
    },
  );

  it('is a script, too, and a gzip for whoever takes no Brotli', async () => {
    const [script = ''] = globSync('build/client/assets/workshop-*.js');
    const at = script.replace('build/client', '');
    const best = await ask(at, { 'Accept-Encoding': 'gzip, br' });
    expect(best.body.equals(readFileSync(`${script}.br`))).toBe(true);
    const second = await ask(at, { 'Accept-Encoding': 'gzip' });
    expect(second.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(second.body).equals(readFileSync(script))).toBe(true);
  });
});
