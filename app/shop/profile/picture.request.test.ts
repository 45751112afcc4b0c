import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { environment } from '../../platform/runtime/runtime.server.ts';
import { forgetLeftPictures } from './pictures.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.sql`delete from rate_limits`;
});

const ADDRESS = '/api/profile/picture';

/** A wide picture, red but for a blue middle, with the place where it was taken in it. */
async function portrait(): Promise<Buffer> {
  const middle = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 900, height: 300, channels: 3, background: '#ff0000' } })
    .composite([{ input: middle, left: 300, top: 0 }])
    .withExif({ IFD0: { Copyright: 'secret-camera' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
    .jpeg()
    .toBuffer();
}

function send(visitor: Visitor, bytes: Uint8Array, name = '../../evil.jpg'): Promise<Response> {
  const body = new FormData();
  body.set('photo', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
  return visitor.send('POST', ADDRESS, body);
}

async function shownTo(visitor: Visitor): Promise<string | null> {
  const { user } = (await (await visitor.get('/api/me')).json()) as { user: { picture: string | null } };
  return user.picture;
}

function filesKept(): string[] {
  const folder = path.join(environment().DATA_DIR, 'files', 'profiles');
  return existsSync(folder) ? readdirSync(folder) : [];
}

describe('a profile picture', () => {
  it('is cut square, freed of where it was taken, and shown to nobody else', async () => {
    const [owner, other] = [await shop.customer(), await shop.customer()];
    const answer = await send(owner, await portrait());
    expect(answer.status).toBe(200);
    const { picture } = (await answer.json()) as { picture: string };
    expect(await shownTo(owner)).toBe(picture);

    const seen = await owner.get(picture);
    expect(seen.headers.get('content-type')).toBe('image/jpeg');
    expect(seen.headers.get('cache-control')).toBe('private, no-store');
    expect(seen.headers.get('x-content-type-options')).toBe('nosniff');
    expect(seen.headers.get('content-security-policy')).toContain('sandbox');
    const bytes = Buffer.from(await seen.arrayBuffer());
    const { width, height, exif, format } = await sharp(bytes).metadata();
    expect({ width, height, exif, format }).toEqual({
      width: 256,
      height: 256,
      exif: undefined,
      format: 'jpeg',
    });
    expect(bytes.includes('secret-camera')).toBe(false);
    const { channels } = await sharp(bytes).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([0, 0, 1]);

    expect((await other.get(picture)).status).toBe(404);
    expect(await shownTo(other)).toBeNull();
    expect((await shop.visitor().get(picture)).status).toBe(401);
  });

  it('is deleted when it is replaced or removed', async () => {
    const owner = await shop.customer();
    const before = filesKept();
    await send(owner, await portrait());
    const first = await shownTo(owner);
    await send(owner, await portrait());
    expect(await shownTo(owner)).not.toBe(first);
    expect(filesKept()).toHaveLength(before.length + 1);

    expect((await owner.send('DELETE', ADDRESS)).status).toBe(200);
    expect(await shownTo(owner)).toBeNull();
    expect((await owner.get(ADDRESS)).status).toBe(404);
    expect(filesKept()).toEqual(before);
    expect((await owner.send('DELETE', ADDRESS)).status).toBe(200);
  });

  it('stays a single picture when many are sent at the same time', async () => {
    const owner = await shop.customer();
    const before = filesKept();
    const picture = await portrait();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(owner, picture)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await owner.get(ADDRESS)).status).toBe(200);
    expect(filesKept()).toHaveLength(before.length + 1);
  });

  it.each([
    ['words', Buffer.from('not a picture'), 422, 'Invalid File Type'],
    [
      'a drawing with scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      422,
      'Invalid File Type',
    ],
    ['half a picture', 'half', 422, 'Damaged Photo'],
    ['5 MB and a byte', Buffer.alloc(5 * 1024 * 1024 + 1), 413, 'File Too Large'],
  ])('%s is refused by its name and changes nothing', async (_what, given, status, title) => {
    const owner = await shop.customer();
    await send(owner, await portrait());
    const [shown, kept] = [await shownTo(owner), filesKept()];
    const bytes = typeof given === 'string' ? (await portrait()).subarray(0, 900) : given;
    const answer = await send(owner, bytes);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ title });
    expect(await shownTo(owner)).toBe(shown);
    expect(filesKept()).toEqual(kept);
  });

  it('is for signed-in customers on the shop’s own pages', async () => {
    expect((await send(shop.visitor(), await portrait())).status).toBe(401);
    const owner = await shop.customer();
    for (const origin of ['https://evil.example', 'null', null]) {
      owner.origin = origin;
      expect((await send(owner, await portrait())).status).toBe(403);
      expect((await owner.send('DELETE', ADDRESS)).status).toBe(403);
    }
  });

  it('goes with its account, and an upload that died leaves nothing', async () => {
    const owner = await shop.customer();
    const staying = await shop.customer();
    await send(owner, await portrait());
    await send(staying, await portrait());
    const before = filesKept();
    await shop.sql`delete from users where email = ${owner.email}`;
    await shop.sql`insert into profile_pictures (id, user_id, stored_at)
      select gen_random_uuid(), id, now() from users where email = ${staying.email}`;
    await forgetLeftPictures();
    expect(filesKept()).toHaveLength(before.length - 1);
    expect((await staying.get(ADDRESS)).status).toBe(200);
    shop.clock.advance({ hours: 2 });
    await forgetLeftPictures();
    expect(await shop.sql`select 1 from profile_pictures where shown_at is null or user_id is null`).toEqual(
      [],
    );
    expect((await staying.get(ADDRESS)).status).toBe(200);
  });
});
