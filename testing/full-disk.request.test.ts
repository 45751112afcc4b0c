import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from './buying.ts';
import { CrashingShop } from './crashing-shop.ts';
import { photoForm, plainPicture } from './photos.ts';
import { ON_POSTGRES } from './long-form.ts';
import { Visitor } from './visitor.ts';

let shop: CrashingShop;
beforeAll(async () => {
  shop = await CrashingShop.open(new URL('./full-disk.ts', import.meta.url));
});
afterAll(() => shop.close());

async function disk(word: 'full' | 'full of files' | 'room'): Promise<void> {
  const [web] = shop.processes;
  const heard = once(web!, 'message');
  web!.send(word);
  await heard;
}

async function sendPhoto(visitor: Visitor): Promise<Response> {
  return visitor.send('POST', '/api/photo', photoForm(await plainPicture(40, 40).jpeg().toBuffer()));
}

describe('a full disk', () => {
  it('refuses photos with a message, and accepts them again when there is space', async () => {
    const visitor = new Visitor(shop.url);
    for (const word of ['full', 'full of files'] as const) {
      await disk(word);
      const refused = await sendPhoto(visitor);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
      await disk('room');
      expect((await sendPhoto(visitor)).status).toBe(200);
    }
  });

  // A PostgreSQL server has a disk of its own.
  it.skipIf(ON_POSTGRES)('takes no orders, still serves pages, and leaves no partial order', async () => {
    const purchase = await shop.purchase();
    const paid = await shop.purchase();
    const checkoutId = await shop.openOrder(paid);
    await disk('full');
    // Overwriting existing data still works. After that, the disk is full.
    await until(async () => (await shop.checkOut(await shop.purchase())).status === 503, 60);
    const reported = await shop.report(paid, checkoutId, shop.pay(paid));
    expect(reported.status).toBe(503);
    for (const path of ['/', '/readyz', '/api/me']) expect((await fetch(shop.url + path)).status).toBe(200);
    await disk('room');
    await shop.buy(purchase);
    await shop.healed(purchase);
    await shop.healed(paid);
    expect(await shop.rulesBroken()).toEqual([]);
  });
});
