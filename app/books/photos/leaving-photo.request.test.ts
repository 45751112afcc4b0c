import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainPicture, upload } from '../../../testing/photos.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { db, machine } from '../../platform/runtime/runtime.server.ts';
import { draftKeyHash } from './draft-key.server.ts';
import { CONSENT_VERSION } from './photo-rules.ts';
import { forgetDraftPhotos, forgetDuePhotos, givePhotoToOrder, keepPhoto } from './photos.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

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
    await upload(shop, parent, await plainPicture(320, 320).jpeg().toBuffer());
    expect((await parent.send('DELETE', '/api/photo')).status).toBe(200);
    expect((await parent.get('/api/photo')).status).toBe(404);
    expect(await row(parent)).toMatchObject({ forgotten_because: 'removed', gone: true });
    expect(await pictureOf((await row(parent)).id)).toBeUndefined();
  });

  it('makes room for the next one, and stays the same when it is sent twice', async () => {
    const parent = shop.visitor();
    await upload(shop, parent, await plainPicture(330, 330).jpeg().toBuffer());
    const first = await row(parent);
    await upload(shop, parent, await plainPicture(330, 330).jpeg().toBuffer());
    expect((await row(parent)).id).toBe(first.id);
    await upload(shop, parent, await plainPicture(340, 330).jpeg().toBuffer());
    const second = await row(parent);
    expect(second.id).not.toBe(first.id);
    const [old] = await shop.sql<{ forgotten_because: string; gone: boolean }>`
      select forgotten_because, forgotten_at is not null gone from photos where id = ${first.id}`;
    expect(old).toEqual({ forgotten_because: 'replaced', gone: true });
    expect((await parent.get('/api/photo')).status).toBe(200);
  });

  it('leaves after three days when no book was ordered, and the record says so', async () => {
    const parent = shop.visitor();
    await upload(shop, parent, await plainPicture(350, 350).jpeg().toBuffer());
    expect((await row(parent)).days).toBe(3);
    shop.clock.advance({ days: 3, minutes: 1 });
    expect((await parent.get('/api/photo')).status).toBe(404);
    await machine().boss.send('photo-clock', {});
    await expect
      .poll(() => row(parent))
      .toMatchObject({
        forgotten_because: 'expired',
        gone: true,
      });
    expect(await pictureOf((await row(parent)).id)).toBeUndefined();
  });

  it('stays with the order that was made from it, until 30 days after delivery', async () => {
    const parent = shop.visitor();
    await upload(shop, parent, await plainPicture(360, 360).jpeg().toBuffer());
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
    await upload(shop, stranger, await plainPicture(372, 330).jpeg().toBuffer());
    const planted = stranger.cookies.get('nv_draft') ?? '';
    const parent = shop.visitor();
    parent.cookies.set('nv_draft', planted);
    const picture = await plainPicture(374, 330).jpeg().toBuffer();
    await upload(shop, parent, picture);
    expect((await parent.get('/api/photo')).status).toBe(200);
    expect((await stranger.get('/api/photo')).status).toBe(404);
    stranger.cookies.set('nv_draft', parent.cookies.get('nv_draft') ?? '');
    await upload(shop, parent, picture);
    expect((await parent.get('/api/photo')).status).toBe(200);
    expect((await stranger.get('/api/photo')).status).toBe(404);
  });

  it('leaves no file behind when it is forgotten while it is being written', async () => {
    const parent = shop.visitor();
    await upload(shop, parent, await plainPicture(376, 376).jpeg().toBuffer());
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
    await upload(shop, parent, await plainPicture(378, 378).jpeg().toBuffer());
    const { id } = await row(parent);
    await parent.send('DELETE', '/api/photo');
    await machine().files.put(`heroes/${id}.json`, new Uint8Array([1]), 'application/json');
    await forgetDuePhotos();
    expect(await machine().files.get(`heroes/${id}.json`)).toBeUndefined();
  });

  it('leaves on its date even if another one cannot be deleted', async () => {
    await upload(shop, shop.visitor(), await plainPicture(380, 380).jpeg().toBuffer());
    await upload(shop, shop.visitor(), await plainPicture(382, 382).jpeg().toBuffer());
    const files = machine().files;
    const remove = files.delete.bind(files);
    let stuck: string | undefined;
    files.delete = async (key) => {
      // The first one fails, whichever it is, so that the other one comes after it.
      stuck ??= key;
      if (key === stuck) throw new Error('The disk says no.');
      await remove(key);
    };
    const left = () =>
      shop.sql`select 'photos/' || id || '.jpg' as file from photos where forgotten_at is null`;
    shop.clock.advance({ days: 4 });
    await expect(forgetDuePhotos()).rejects.toThrow('The disk says no.');
    files.delete = remove;
    expect(await left()).toEqual([{ file: stuck }]);
    await forgetDuePhotos();
    expect(await left()).toEqual([]);
  });

  it('is finished off after a crash between the mark and the deletion', async () => {
    const parent = shop.visitor();
    await upload(shop, parent, await plainPicture(370, 370).jpeg().toBuffer());
    const { id } = await row(parent);
    await shop.sql`update photos set forgotten_because = 'removed' where id = ${id}`;
    expect((await parent.get('/api/photo')).status).toBe(404);
    await forgetDuePhotos();
    expect(await pictureOf(id)).toBeUndefined();
    expect(await row(parent)).toMatchObject({ forgotten_because: 'removed', gone: true });
  });
});
