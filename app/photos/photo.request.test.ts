import { randomUUID } from 'node:crypto';
import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { db, machine } from '../platform/machine.server.ts';
import { draftKeyHash } from './draft-key.server.ts';
import { CONSENT_VERSION } from './photo-rules.ts';
import { forgetDraftPhotos, forgetDuePhotos, givePhotoToOrder, keepPhoto } from './photos.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function upload(
  visitor: Visitor,
  bytes: Uint8Array | Buffer,
  form: Record<string, string> = { consent: 'yes', consentText: CONSENT_VERSION },
): Promise<Response> {
  await shop.sql`delete from rate_limits`;
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.set(name, value);
  body.set(
    'photo',
    new File([new Uint8Array(bytes)], '../../evil<svg onload=1>.jpg', { type: 'image/jpeg' }),
  );
  return visitor.send('POST', '/api/photo', body);
}

const field = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c58c5a' } });

/** Red on the left, blue on the right, stored so that the given EXIF orientation shows it that way. */
async function turnedPhoto(orientation: number): Promise<Buffer> {
  const upright = await field(400, 200)
    .composite([
      {
        input: await sharp({ create: { width: 200, height: 200, channels: 3, background: '#ff0000' } })
          .png()
          .toBuffer(),
        left: 0,
        top: 0,
      },
      {
        input: await sharp({ create: { width: 200, height: 200, channels: 3, background: '#0000ff' } })
          .png()
          .toBuffer(),
        left: 200,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
  const stored = sharp(upright);
  if ([2, 4, 5, 7].includes(orientation)) stored.flop();
  const turned = { 3: 180, 4: 180, 5: 270, 6: 270, 7: 90, 8: 90 }[orientation];
  const pixels = await stored.png().toBuffer();
  return sharp(turned ? await sharp(pixels).rotate(turned).png().toBuffer() : pixels)
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
}

describe('a photo on its way in', () => {
  it('is kept for the browser that sent it, and for no other', async () => {
    const parent = shop.visitor();
    const sent = await upload(parent, await field(900, 700).jpeg().toBuffer());
    expect(sent.status).toBe(200);
    const cookie = sent.headers.getSetCookie().join();
    expect(cookie).toMatch(/nv_draft=[\w-]{43};.*HttpOnly; SameSite=Lax/);

    const seen = await parent.get('/api/photo');
    expect(seen.status).toBe(200);
    expect(seen.headers.get('cache-control')).toBe('private, no-store');
    expect(seen.headers.get('x-content-type-options')).toBe('nosniff');
    expect(seen.headers.get('content-security-policy')).toContain('sandbox');
    const stranger = shop.visitor();
    expect((await stranger.get('/api/photo')).status).toBe(404);
    stranger.cookies.set('nv_draft', 'A'.repeat(43));
    expect((await stranger.get('/api/photo')).status).toBe(404);
    expect(await (await stranger.get('/api/photo?info')).json()).toEqual({ photo: null });
  });

  it('stores the moment and the wording of the consent, and nothing without it', async () => {
    const parent = shop.visitor();
    const bytes = await field(300, 300).jpeg().toBuffer();
    const count = async () => (await shop.sql<{ n: number }>`select count(*)::int n from photos`)[0]?.n;
    const before = await count();
    for (const form of [{}, { consent: 'yes' }, { consent: 'no', consentText: CONSENT_VERSION }]) {
      expect((await upload(parent, bytes, form as Record<string, string>)).status).toBe(422);
    }
    expect(await count()).toBe(before);
    expect(parent.cookies.has('nv_draft')).toBe(false);
    await upload(parent, bytes);
    const [row] = await shop.sql<Record<string, unknown>>`
      select consent_text_version, consent_at, stored_at from photos order by stored_at desc limit 1`;
    expect(row?.['consent_text_version']).toBe(CONSENT_VERSION);
    expect(row?.['consent_at']).not.toBeNull();
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'stands upright whatever way it was held (orientation %i)',
    async (way) => {
      const parent = shop.visitor();
      await upload(parent, await turnedPhoto(way));
      const kept = Buffer.from(await (await parent.get('/api/photo')).arrayBuffer());
      const { data, info } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([400, 200]);
      const pixel = (x: number) => [...data.subarray((100 * 400 + x) * 3, (100 * 400 + x) * 3 + 3)];
      expect(pixel(50)[0]).toBeGreaterThan(200);
      expect(pixel(350)[2]).toBeGreaterThan(200);
      expect((await sharp(kept).metadata()).orientation).toBeUndefined();
    },
  );

  it('loses place, camera and everything else that is not the picture', async () => {
    const parent = shop.visitor();
    const told = await field(500, 500)
      .withExif({
        IFD0: { Make: 'CANARYCAM', Artist: 'Asha of Malleswaram' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 17/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>CANARYXMP</rdf></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(told.includes('CANARYCAM')).toBe(true);
    await upload(parent, Buffer.concat([told, Buffer.from('PK\u0003\u0004<script>CANARYTAIL</script>')]));
    const kept = Buffer.from(await (await parent.get('/api/photo')).arrayBuffer());
    const { exif, xmp, icc, iptc } = await sharp(kept).metadata();
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(kept.toString('latin1')).not.toContain('CANARY');
  });

  it('is made no larger than it is drawn, and any colours become plain ones', async () => {
    const parent = shop.visitor();
    await upload(parent, await field(4000, 3000).toColourspace('cmyk').jpeg().toBuffer());
    const kept = await sharp(Buffer.from(await (await parent.get('/api/photo')).arrayBuffer())).metadata();
    expect([kept.width, kept.height, kept.space, kept.format]).toEqual([2400, 1800, 'srgb', 'jpeg']);
    for (const format of ['png', 'webp'] as const) {
      expect((await upload(parent, await field(80, 80).toFormat(format).toBuffer())).status).toBe(200);
    }
  });
});

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
  const jpeg = await field(1200, 900).jpeg().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const corpus: [string, Buffer][] = [
    ['a PNG of 50 000 × 50 000 pixels', hugePng(50_000)],
    ['a PNG just over the limit', hugePng(7_200)],
    ['SVG', Buffer.from(svg)],
    ['SVG behind an XML line', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['HTML', Buffer.from('<!doctype html><img src=x onerror=alert(1)>')],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF')],
    ['ZIP', Buffer.from('PK\u0003\u0004\u0014\u0000\u0000\u0000', 'latin1')],
    ['GIF', await field(20, 20).gif().toBuffer()],
    ['TIFF', await field(20, 20).tiff().toBuffer()],
    ['AVIF', await field(64, 64).avif().toBuffer()],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2)],
    ['the first bytes of a JPEG', jpeg.subarray(0, 12)],
    ['a JPEG head on a script', Buffer.concat([jpeg.subarray(0, 20), Buffer.from('<script>1</script>')])],
    ['nothing at all', Buffer.alloc(0)],
    ['noise', Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251))],
  ];

  it.each(corpus)('is refused in well under a second: %s', async (_, bytes) => {
    const parent = shop.visitor();
    const started = performance.now();
    const refused = await upload(parent, bytes);
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
    expect((await upload(visitor, jpeg)).status).toBe(403);
    visitor.origin = null;
    expect((await upload(visitor, jpeg)).status).toBe(403);
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

const pictureOf = (id: string) => machine().files.get(`photos/${id}.jpg`);
const row = async (parent: Visitor) => {
  const [found] = await shop.sql<{
    id: string;
    forgotten_because: string | null;
    gone: boolean;
    days: number;
  }>`
    select id, forgotten_because, forgotten_at is not null gone,
      round(extract(epoch from leaves_at - stored_at) / 86400)::int days
    from photos where draft_key_hash = ${draftKeyHash(parent.cookies.get('nv_draft') ?? '')}
    order by stored_at desc limit 1`;
  if (!found) throw new Error('No photo of this parent.');
  return found;
};

describe('a photo on its way out', () => {
  it('leaves at once when the parent removes it', async () => {
    const parent = shop.visitor();
    await upload(parent, await field(320, 320).jpeg().toBuffer());
    expect((await parent.send('DELETE', '/api/photo')).status).toBe(200);
    expect((await parent.get('/api/photo')).status).toBe(404);
    expect(await row(parent)).toMatchObject({ forgotten_because: 'removed', gone: true });
    expect(await pictureOf((await row(parent)).id)).toBeUndefined();
  });

  it('makes room for the next one, and stays the same when it is sent twice', async () => {
    const parent = shop.visitor();
    await upload(parent, await field(330, 330).jpeg().toBuffer());
    const first = await row(parent);
    await upload(parent, await field(330, 330).jpeg().toBuffer());
    expect((await row(parent)).id).toBe(first.id);
    await upload(parent, await field(340, 330).jpeg().toBuffer());
    const second = await row(parent);
    expect(second.id).not.toBe(first.id);
    const [old] = await shop.sql<{ forgotten_because: string; gone: boolean }>`
      select forgotten_because, forgotten_at is not null gone from photos where id = ${first.id}`;
    expect(old).toEqual({ forgotten_because: 'replaced', gone: true });
    expect((await parent.get('/api/photo')).status).toBe(200);
  });

  it('leaves after three days when no book was ordered, and the record says so', async () => {
    const parent = shop.visitor();
    await upload(parent, await field(350, 350).jpeg().toBuffer());
    expect((await row(parent)).days).toBe(3);
    shop.clock.advance({ days: 3, minutes: 1 });
    expect((await parent.get('/api/photo')).status).toBe(404);
    await machine().boss.send('photo-clock', {});
    await expect
      .poll(() => row(parent), { timeout: 20_000 })
      .toMatchObject({
        forgotten_because: 'expired',
        gone: true,
      });
    expect(await pictureOf((await row(parent)).id)).toBeUndefined();
  });

  it('stays with the order that was made from it, until 30 days after delivery', async () => {
    const parent = shop.visitor();
    await upload(parent, await field(360, 360).jpeg().toBuffer());
    const { id } = await row(parent);
    const order = randomUUID();
    expect(await givePhotoToOrder(db(), id, order, 'asha')).toBe(true);
    expect(await givePhotoToOrder(db(), id, order, 'asha')).toBe(true);
    expect(await givePhotoToOrder(db(), id, randomUUID(), 'someone-else')).toBe(false);
    expect((await parent.get('/api/photo')).status).toBe(404);
    await parent.send('DELETE', '/api/photo');
    shop.clock.advance({ days: 36, hours: 23 });
    await forgetDuePhotos();
    expect(await pictureOf(id)).toBeDefined();
    shop.clock.advance({ hours: 2 });
    await forgetDuePhotos();
    expect(await pictureOf(id)).toBeUndefined();
    expect(await givePhotoToOrder(db(), id, order, 'asha')).toBe(false);
  });

  it('gets a new key with every picture, so that a key planted in a browser opens nothing', async () => {
    const stranger = shop.visitor();
    await upload(stranger, await field(372, 330).jpeg().toBuffer());
    const planted = stranger.cookies.get('nv_draft') ?? '';
    const parent = shop.visitor();
    parent.cookies.set('nv_draft', planted);
    const picture = await field(374, 330).jpeg().toBuffer();
    await upload(parent, picture);
    expect((await parent.get('/api/photo')).status).toBe(200);
    expect((await stranger.get('/api/photo')).status).toBe(404);
    stranger.cookies.set('nv_draft', parent.cookies.get('nv_draft') ?? '');
    await upload(parent, picture);
    expect((await parent.get('/api/photo')).status).toBe(200);
    expect((await stranger.get('/api/photo')).status).toBe(404);
  });

  it('leaves no file behind when it is forgotten while it is being written', async () => {
    const parent = shop.visitor();
    await upload(parent, await field(376, 376).jpeg().toBuffer());
    const key = parent.cookies.get('nv_draft') ?? '';
    const { id } = await row(parent);
    const files = machine().files;
    const put = files.put.bind(files);
    files.put = async (...args) => {
      await forgetDraftPhotos(key, 'removed');
      await put(...args);
    };
    try {
      const [kept] = await shop.sql<{
        content_hash: string;
      }>`select content_hash from photos where id = ${id}`;
      const picture = {
        bytes: new Uint8Array([1]),
        width: 1,
        height: 1,
        contentHash: kept?.content_hash ?? '',
      };
      await keepPhoto(key, key, picture, CONSENT_VERSION);
    } finally {
      files.put = put;
    }
    expect(await row(parent)).toMatchObject({ id, gone: true });
    expect(await pictureOf(id)).toBeUndefined();
  });

  it('leaves even if its file came back behind the deletion', async () => {
    const parent = shop.visitor();
    await upload(parent, await field(378, 378).jpeg().toBuffer());
    const { id } = await row(parent);
    await parent.send('DELETE', '/api/photo');
    await machine().files.put(`heroes/${id}.json`, new Uint8Array([1]), 'application/json');
    await forgetDuePhotos();
    expect(await machine().files.get(`heroes/${id}.json`)).toBeUndefined();
  });

  it('leaves on its date even if another one cannot be deleted', async () => {
    const [stuck, parent] = [shop.visitor(), shop.visitor()];
    await upload(stuck, await field(380, 380).jpeg().toBuffer());
    await upload(parent, await field(382, 382).jpeg().toBuffer());
    const { id } = await row(stuck);
    const files = machine().files;
    const remove = files.delete.bind(files);
    files.delete = async (key) => {
      if (key.includes(id)) throw new Error('The disk says no.');
      await remove(key);
    };
    shop.clock.advance({ days: 4 });
    await expect(forgetDuePhotos()).rejects.toThrow('The disk says no.');
    files.delete = remove;
    expect(await row(parent)).toMatchObject({ gone: true });
    expect(await row(stuck)).toMatchObject({ gone: false });
    await forgetDuePhotos();
    expect(await row(stuck)).toMatchObject({ gone: true });
  });

  it('is finished off after a crash between the mark and the deletion', async () => {
    const parent = shop.visitor();
    await upload(parent, await field(370, 370).jpeg().toBuffer());
    const { id } = await row(parent);
    await shop.sql`update photos set forgotten_because = 'removed' where id = ${id}`;
    expect((await parent.get('/api/photo')).status).toBe(404);
    await forgetDuePhotos();
    expect(await pictureOf(id)).toBeUndefined();
    expect(await row(parent)).toMatchObject({ forgotten_because: 'removed', gone: true });
  });
});
