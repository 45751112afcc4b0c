import { globSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainPicture, upload } from '../../../testing/photos.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { filesFolder } from '../../platform/files/files.server.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';
import { CONSENT_VERSION } from './photo-rules.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Photos on the disk, thumbnails too. */
const files = () => globSync('**/*.*', { cwd: filesFolder(machine().environment.DATA_DIR) });

/** Red on the left, blue on the right, stored so that the given EXIF orientation shows it that way. */
async function turnedPhoto(orientation: number): Promise<Buffer> {
  const upright = await plainPicture(400, 200)
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
    const sent = await upload(shop, parent, await plainPicture(900, 700).jpeg().toBuffer());
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
    const bytes = await plainPicture(300, 300).jpeg().toBuffer();
    const count = async () => (await shop.sql<{ n: number }>`select count(*)::int n from photos`)[0]?.n;
    const before = { rows: await count(), files: files() };
    for (const form of [{}, { consent: 'yes' }, { consent: 'no', consentText: CONSENT_VERSION }]) {
      expect((await upload(shop, parent, bytes, form as Record<string, string>)).status).toBe(422);
    }
    expect({ rows: await count(), files: files() }).toEqual(before);
    expect(parent.cookies.has('nv_draft')).toBe(false);
    await upload(shop, parent, bytes);
    expect(files()).toHaveLength(before.files.length + 1);
    const [row] = await shop.sql<Record<string, unknown>>`
      select consent_text_version, consent_at, stored_at from photos order by stored_at desc limit 1`;
    expect(row?.['consent_text_version']).toBe(CONSENT_VERSION);
    expect(row?.['consent_at']).not.toBeNull();
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'stands upright whatever way it was held (orientation %i)',
    async (way) => {
      const parent = shop.visitor();
      await upload(shop, parent, await turnedPhoto(way));
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
    const told = await plainPicture(500, 500)
      .withExif({
        IFD0: { Make: 'CANARYCAM', Artist: 'Asha of Malleswaram' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 17/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>CANARYXMP</rdf></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(told.includes('CANARYCAM')).toBe(true);
    await upload(
      shop,
      parent,
      Buffer.concat([told, Buffer.from('PK\u0003\u0004<script>CANARYTAIL</script>')]),
    );
    const kept = Buffer.from(await (await parent.get('/api/photo')).arrayBuffer());
    const { exif, xmp, icc, iptc } = await sharp(kept).metadata();
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(kept.toString('latin1')).not.toContain('CANARY');
  });

  it('is made no larger than it is drawn, and any colours become plain ones', async () => {
    const parent = shop.visitor();
    await upload(shop, parent, await plainPicture(4000, 3000).toColourspace('cmyk').jpeg().toBuffer());
    const kept = await sharp(Buffer.from(await (await parent.get('/api/photo')).arrayBuffer())).metadata();
    expect([kept.width, kept.height, kept.space, kept.format]).toEqual([2400, 1800, 'srgb', 'jpeg']);
    for (const format of ['png', 'webp'] as const) {
      expect(
        (await upload(shop, parent, await plainPicture(80, 80).toFormat(format).toBuffer())).status,
      ).toBe(200);
    }
  });
});
