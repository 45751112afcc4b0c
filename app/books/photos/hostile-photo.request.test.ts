import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '../../../testing/buying.ts';
import { EXPENSIVE_PICTURES, plainPicture, TOO_EXPENSIVE_PICTURES, upload } from '../../../testing/photos.ts';
import { times } from '../../../testing/long-form.ts';
import { slowdown } from '../../../testing/slowdown.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { CONSENT_VERSION, type PhotoRefusal, WRONG_TYPE } from './photo-rules.ts';
import { UNOPENED } from './take-upload.server.ts';
import { LONGEST_MS } from './receive-upload.server.ts';

let shop: TestShop;
let slow: number;
beforeAll(async () => {
  slow = slowdown();
  shop = await openTestShop();
});
afterAll(() => shop.close());

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A PNG that claims to be enormous; its data is a few rows. */
function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Far longer than an answer takes: a later one has stood in a queue. */
const ANSWERED_WITHIN_MS = 5_000;
/** In the gate a refusal may take as long, because other tests run beside it. */
const REFUSED_WITHIN_MS = times(ANSWERED_WITHIN_MS, 1_000);

/** @returns the answer, and how many milliseconds of processor time it took. */
async function measured(
  parent: Visitor,
  bytes: Buffer,
  withinMs: number,
): Promise<{ answer: Response; took: number }> {
  const sent = performance.now();
  const begun = process.cpuUsage();
  const answer = await upload(shop, parent, bytes);
  expect(performance.now() - sent).toBeLessThan(withinMs * slow);
  const { user, system } = process.cpuUsage(begun);
  return { answer, took: (user + system) / 1000 };
}

const plain49 = sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#888888' } })
  .jpeg()
  .toBuffer();

/**
 * @returns how many milliseconds of processor time it takes now to turn a plain picture of 49 megapixels and
 *   make it small.
 */
async function turningPlainPicture(): Promise<number> {
  const picture = await plain49;
  const begun = process.cpuUsage();
  await sharp(picture).rotate(90).resize(1600, 1600, { fit: 'inside' }).jpeg().toBuffer();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/** What it took between this picture and the one before. */
let turned: number | undefined;

describe('a hostile file', async () => {
  const jpeg = await plainPicture(1200, 900).jpeg().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const corpus: [string, Buffer, PhotoRefusal?][] = [
    ['SVG', Buffer.from(svg)],
    ['SVG behind an XML line', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['HTML', Buffer.from('<!doctype html><img src=x onerror=alert(1)>')],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF')],
    ['ZIP', Buffer.from('PK\u0003\u0004\u0014\u0000\u0000\u0000', 'latin1')],
    ['GIF', await plainPicture(20, 20).gif().toBuffer()],
    ['TIFF', await plainPicture(20, 20).tiff().toBuffer()],
    ['AVIF', await plainPicture(64, 64).avif().toBuffer(), UNOPENED.avif],
    ['HEIC', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0heicmif1', 'latin1'), UNOPENED.heic],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), UNOPENED.damaged],
    ['the first bytes of a JPEG', jpeg.subarray(0, 12), UNOPENED.damaged],
    [
      'a JPEG head on a script',
      Buffer.concat([jpeg.subarray(0, 20), Buffer.from('<script>1</script>')]),
      UNOPENED.damaged,
    ],
    ['half a PNG', (await plainPicture(200, 200).png().toBuffer()).subarray(0, 300), UNOPENED.damaged],
    ['half a WebP', (await plainPicture(200, 200).webp().toBuffer()).subarray(0, 60), UNOPENED.damaged],
    ['nothing at all', Buffer.alloc(0)],
    ['noise', Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251))],
  ];

  it.each(corpus)('is refused in well under a second: %s', async (_, bytes, refusal = WRONG_TYPE) => {
    const parent = shop.visitor();
    const { answer, took } = await measured(parent, bytes, REFUSED_WITHIN_MS);
    expect(took).toBeLessThan(1000);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual(refusal);
    expect((await parent.get('/api/photo')).status).toBe(404);
  });

  it.each([
    ['a PNG of 50 000 × 50 000 pixels', () => hugePng(50_000)],
    ['a PNG just over the limit', () => hugePng(7_200)],
    ...TOO_EXPENSIVE_PICTURES,
  ] as const)('is too large to open, and is refused as fast: %s', async (_, draw) => {
    const parent = shop.visitor();
    const { answer, took } = await measured(parent, await draw(), REFUSED_WITHIN_MS);
    expect(took).toBeLessThan(300);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual(UNOPENED['too large']);
    expect((await parent.get('/api/photo')).status).toBe(404);
  });

  // On a quiet machine each takes less than a second. A busy one is slower at everything, so a plain picture
  // is the measure.
  it.each(EXPENSIVE_PICTURES)(
    'takes at most three times what turning a plain picture of 49 megapixels takes: %s',
    async (_, draw) => {
      const picture = await draw();
      const before = (turned ??= await turningPlainPicture());
      const { answer, took } = await measured(shop.visitor(), picture, ANSWERED_WITHIN_MS);
      turned = await turningPlainPicture();
      expect(took / Math.max(before, turned)).toBeLessThan(3);
      expect(answer.status).toBe(200);
    },
  );

  it('of 5 MB to the byte is taken', async () => {
    const whole = Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024 - jpeg.length)]);
    expect((await upload(shop, shop.visitor(), whole)).status).toBe(200);
  });

  it('of 5 MB and one byte is too large, declared or streamed without an end', async () => {
    const refused = await upload(
      shop,
      shop.visitor(),
      Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024 + 1 - jpeg.length)]),
    );
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({
      title: 'File Too Large',
      message: 'Please select an image smaller than 5MB',
    });
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const answer = await fetch(`${shop.url}/api/photo`, {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { Origin: shop.url, 'Content-Type': 'multipart/form-data; boundary=x' },
    } as RequestInit).catch(() => null);
    expect(answer === null || answer.status === 411).toBe(true);
    expect(sent).toBeLessThan(40 * 1024 * 1024);
  });

  it('from another site is refused', async () => {
    const visitor = shop.visitor();
    visitor.origin = 'https://evil.example';
    expect((await upload(shop, visitor, jpeg)).status).toBe(403);
    visitor.origin = null;
    expect((await upload(shop, visitor, jpeg)).status).toBe(403);
  });

  it('cannot be tried for ever from one address', async () => {
    await shop.sql`delete from rate_limits`;
    const visitor = shop.visitor();
    const tries = Array.from({ length: 61 }, () => {
      const body = new FormData();
      body.set('photo', new File(['x'], 'x.jpg'));
      return visitor.send('POST', '/api/photo', body);
    });
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

const part = (name: string, value: string) =>
  `--edge-of-a-part\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** A form with a photo and its consent, and further headers or fields. */
function formWith(jpeg: Buffer, more: { headers?: string; fields?: string }): Buffer {
  const photo = `--edge-of-a-part\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n${more.headers ?? ''}\r\n`;
  const before = part('consent', 'yes') + part('consentText', CONSENT_VERSION) + (more.fields ?? '') + photo;
  return Buffer.concat([Buffer.from(before), jpeg, Buffer.from('\r\n--edge-of-a-part--\r\n')]);
}

async function send(method: string, body: Buffer): Promise<number> {
  await shop.sql`delete from rate_limits`;
  const answer = await shop.visitor().send(method, '/api/photo', new Uint8Array(body), MULTIPART);
  return answer.status;
}

const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=edge-of-a-part' };

describe('a form that takes long to read', async () => {
  const jpeg = await plainPicture(120, 90).jpeg().toBuffer();
  it('of thousands of fields or headers is refused, though there is a photo in it', async () => {
    const field = part('a', '');
    expect(
      await send('POST', formWith(jpeg, { fields: field.repeat(10), headers: 'A: b\r\n'.repeat(10) })),
    ).toBe(200);
    expect(await send('POST', formWith(jpeg, { fields: field.repeat(4_000) }))).toBe(422);
    expect(await send('POST', formWith(jpeg, { headers: 'A: b\r\n'.repeat(12_000) }))).toBe(422);
  });

  it('is refused where no photo is asked for', async () => {
    expect(await send('DELETE', formWith(Buffer.alloc(64 * 1024), {}))).toBe(413);
  });
});

describe('uploads that do not arrive', async () => {
  const jpeg = await plainPicture(120, 90).jpeg().toBuffer();
  const begun: Socket[] = [];
  /** Begins to upload a photo of 5 MB and never finishes. */
  const begin = (bytes: Buffer) => {
    const { host, port } = new URL(shop.url);
    const socket = connect(Number(port), 'localhost');
    socket.write(
      `POST /api/photo HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${shop.url}\r\nContent-Type: multipart/form-data; boundary=edge-of-a-part\r\nContent-Length: ${5 * 1024 * 1024}\r\n\r\n`,
    );
    socket.write(bytes);
    begun.push(socket);
    return socket;
  };
  const taken = async () => (await upload(shop, shop.visitor(), jpeg)).status;
  beforeEach(() => shop.sql`delete from rate_limits`);
  afterEach(async () => {
    for (const socket of begun.splice(0)) socket.destroy();
    vi.restoreAllMocks();
  });

  it('keep nobody out', async () => {
    for (let count = 0; count < 30; count += 1) begin(Buffer.from('--edge'));
    await until(async () => {
      const [row] = await shop.sql`select 1 from rate_limits where key like 'photo:%' and uses = 30`;
      return row;
    });
    expect(await taken()).toBe(200);
  });

  it('hold eight photos’ worth of memory from one address and no more, until they are gone', async () => {
    for (let count = 0; count < 9; count += 1) begin(Buffer.alloc(4_900_000));
    const refused = await Promise.race(begun.map((socket) => text(socket)));
    expect(refused).toMatch(/^HTTP\/1\.1 503 [^]*Many photos are arriving just now/);
    for (const socket of begun) socket.destroy();
    await until(async () => (await send('POST', formWith(Buffer.alloc(4_900_000), {}))) === 422);
  });

  it('are refused in clear words after a minute and a half', async () => {
    const later = globalThis.setTimeout;
    const soon = (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) =>
      later(run, ms === LONGEST_MS ? 50 : ms, ...given);
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(soon as typeof setTimeout);
    expect(await text(begin(Buffer.from('--edge')))).toMatch(
      /^HTTP\/1\.1 408 [^]*Your connection was too slow for this photo/,
    );
  });
});
