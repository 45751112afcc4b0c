import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainPicture, upload } from '../../testing/photos.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
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

describe('a hostile file', async () => {
  const jpeg = await plainPicture(1200, 900).jpeg().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const corpus: [string, Buffer][] = [
    ['a PNG of 50 000 × 50 000 pixels', hugePng(50_000)],
    ['a PNG just over the limit', hugePng(7_200)],
    ['SVG', Buffer.from(svg)],
    ['SVG behind an XML line', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['HTML', Buffer.from('<!doctype html><img src=x onerror=alert(1)>')],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF')],
    ['ZIP', Buffer.from('PK\u0003\u0004\u0014\u0000\u0000\u0000', 'latin1')],
    ['GIF', await plainPicture(20, 20).gif().toBuffer()],
    ['TIFF', await plainPicture(20, 20).tiff().toBuffer()],
    ['AVIF', await plainPicture(64, 64).avif().toBuffer()],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2)],
    ['the first bytes of a JPEG', jpeg.subarray(0, 12)],
    ['a JPEG head on a script', Buffer.concat([jpeg.subarray(0, 20), Buffer.from('<script>1</script>')])],
    ['nothing at all', Buffer.alloc(0)],
    ['noise', Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251))],
  ];

  it.each(corpus)('is refused in well under a second: %s', async (_, bytes) => {
    const parent = shop.visitor();
    const started = performance.now();
    const refused = await upload(shop, parent, bytes);
    expect(performance.now() - started).toBeLessThan(1000);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      title: 'Invalid File Type',
      message: 'Please select an image file (JPG, PNG, etc.)',
    });
    expect((await parent.get('/api/photo')).status).toBe(404);
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
    expect(answer === null || answer.status === 413).toBe(true);
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
