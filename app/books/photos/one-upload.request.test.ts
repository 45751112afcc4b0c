import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainPicture, upload } from '../../../testing/photos.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { draftKeyHash } from './draft-key.server.ts';
import { CONSENT_VERSION } from './photo-rules.ts';
import { keepPhoto } from './photos.server.ts';
import { photos } from './tables.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const consented = (name: string) => ({ consent: 'yes', consentText: CONSENT_VERSION, upload: name });
const leftAtShop = () =>
  shop.sql<{ id: string }>`select id from photos where forgotten_at is null and order_id is null`;
const forget = (name: string) => {
  const form = new FormData();
  form.set('upload', name);
  return form;
};

describe('one upload', () => {
  it('that arrives from two tabs at once, and again after its answer was lost, is one photo', async () => {
    const picture = await plainPicture(301, 303).jpeg().toBuffer();
    const [one, other, back] = [shop.visitor(), shop.visitor(), shop.visitor()];
    const name = randomUUID();
    const sent = await Promise.all([one, other].map((tab) => upload(shop, tab, picture, consented(name))));
    sent.push(await upload(shop, back, picture, consented(name)));
    expect(await Promise.all(sent.map((answer) => answer.text()))).toEqual(
      Array(3).fill(expect.stringContaining('leavesAt')),
    );
    expect(new Set([one, other, back].map((tab) => tab.cookies.get('nv_draft'))).size).toBe(1);
    expect(await leftAtShop()).toHaveLength(1);
    expect((await one.get('/api/photo')).status).toBe(200);
  });

  it('is forgotten by its name, also where its key never came, and no newer one with it', async () => {
    const parent = shop.visitor();
    const [first, second] = [randomUUID(), randomUUID()];
    await upload(shop, shop.visitor(), await plainPicture(305, 303).jpeg().toBuffer(), consented(first));
    await upload(shop, parent, await plainPicture(307, 303).jpeg().toBuffer(), consented(second));
    const before = (await leftAtShop()).length;
    await parent.send('DELETE', '/api/photo', forget(first));
    expect(await leftAtShop()).toHaveLength(before - 1);
    expect((await parent.get('/api/photo')).status).toBe(200);
    await parent.send('DELETE', '/api/photo', forget(second));
    expect((await parent.get('/api/photo')).status).toBe(404);
  });

  it('opens nothing by its name, and the key of the one before opens nothing either', async () => {
    const parent = shop.visitor();
    const picture = await plainPicture(309, 303).jpeg().toBuffer();
    const name = randomUUID();
    await upload(shop, parent, picture, consented(name));
    const noted = parent.cookies.get('nv_draft') ?? '';
    expect(draftKeyHash(noted)).not.toBe(draftKeyHash(name));
    await upload(shop, parent, picture, consented(randomUUID()));
    const stranger = shop.visitor();
    stranger.cookies.set('nv_draft', noted);
    expect((await stranger.get('/api/photo')).status).toBe(404);
    expect((await parent.get('/api/photo')).status).toBe(200);
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'])('a photo that is being ordered', () => {
  it('stays with its order when it is sent again at that moment, and the draft gets another', async () => {
    const picture = { bytes: new Uint8Array([1]), width: 1, height: 1, contentHash: randomUUID() };
    const [key, next, orderId] = [randomUUID(), randomUUID(), randomUUID()];
    const { id } = await keepPhoto(null, key, picture, CONSENT_VERSION);
    const days = new Date('2031-01-01');
    const sentAgain = await db().transaction(async (tx) => {
      await tx.update(photos).set({ orderId, leavesAt: days }).where(eq(photos.id, id));
      const sending = keepPhoto(key, next, picture, CONSENT_VERSION);
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { sending };
    });
    const again = await sentAgain.sending;
    expect(again.id).not.toBe(id);
    const [ordered] = await db().select().from(photos).where(eq(photos.id, id));
    expect(ordered).toMatchObject({ orderId, leavesAt: days, draftKeyHash: draftKeyHash(key) });
  });
});
