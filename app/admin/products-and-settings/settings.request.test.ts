import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../../testing/buying.ts';
import { buy } from '../../../testing/ordering.ts';
import { SETTINGS_AS_NEW } from '../../../testing/settings-form.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { readSettings } from '../../platform/settings/shop-settings.server.ts';
import { BUILT_IN_FACTS } from '../../platform/facts/facts.ts';

let shop: TestShop;
let owner: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await shop.staff('owner');
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

const AS_NEW = { ...SETTINGS_AS_NEW, notifyOrders: 'on', notifyFeedback: 'on' };
const save = (changes: Record<string, string> = {}, staff = owner) =>
  staff.postForm('/admin/settings/save', { ...AS_NEW, ...changes });
const without = (name: string) =>
  owner.postForm(
    '/admin/settings/save',
    Object.fromEntries(Object.entries(AS_NEW).filter(([key]) => key !== name)),
  );
const deeds = () =>
  shop.sql`select staff_name, subject, details from staff_log where action = 'setting changed' order by id`;

const policy = async () =>
  (await (await shop.visitor().get('/privacy-policy')).text()).replaceAll('<!-- -->', '');

describe('the settings', () => {
  it('are the recorded ones in a new shop', async () => {
    const page = await (await owner.get('/admin/settings.data')).text();
    expect(page).toContain('"maxUploadMb",10');
    expect(await readSettings(db())).toMatchObject({
      maintenanceSince: null,
      maxUploadMb: 10,
      notifyOrders: true,
      notifyFeedback: true,
      secondFactorRequired: false,
      facts: {},
    });
  });

  it('are true on every page as soon as they are saved, and the log says what was before', async () => {
    const answer = await save({ address: '7 Banyan Lane, Mysuru', maxUploadMb: '12' });
    expect(answer.status).toBe(200);
    for (const path of ['/contact', '/privacy-policy', '/terms'])
      expect(await (await shop.visitor().get(path)).text()).toContain('7 Banyan Lane, Mysuru');
    expect(await deeds()).toEqual([
      { staff_name: 'Test owner', subject: 'setting maxUploadMb', details: { from: 10, to: 12 } },
      {
        staff_name: 'Test owner',
        subject: 'setting address',
        details: { from: BUILT_IN_FACTS.address, to: '7 Banyan Lane, Mysuru' },
      },
    ]);
    await save();
    expect(await shop.sql`select value from shop_settings where key = 'facts'`).toEqual([{ value: {} }]);
  });

  it('say for how many days things are kept, on the privacy page too, and the log says what it was', async () => {
    expect((await save({ 'kept-letters': '45', 'kept-cartPhotos': '9' })).status).toBe(200);
    await until(async () => (await policy()).includes('for 45 days. Then we forget'));
    expect(await policy()).toContain('for 9 days at the most');
    expect((await deeds()).slice(-2)).toEqual([
      expect.objectContaining({
        subject: 'setting days kept: Photos of books in a cart',
        details: { from: 30, to: 9 },
      }),
      expect.objectContaining({
        subject: 'setting days kept: Words of letters',
        details: { from: 30, to: 45 },
      }),
    ]);
    await save();
    await until(async () => !(await policy()).includes('shop-facts'));
  });

  it('stay unchanged when one of them is invalid', async () => {
    const before = [await shop.sql`select key, value from shop_settings order by key`, await deeds()];
    const answer = await save({ maxUploadMb: '11', email: 'nobody' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Please write an e-mail address.');
    expect([await shop.sql`select key, value from shop_settings order by key`, await deeds()]).toEqual(
      before,
    );
  });

  it('leave the second factor alone, which is set elsewhere', async () => {
    await shop.sql`insert into shop_settings (key, value, changed_at) values ('secondFactorRequired', 'false', now())`;
    await save({ hours: 'Always' });
    expect(await shop.sql`select value from shop_settings where key = 'secondFactorRequired'`).toEqual([
      { value: false },
    ]);
  });

  it('can be changed by the owner only', async () => {
    for (const role of ['production', 'support'] as const) {
      const staff = await shop.staff(role);
      expect((await staff.get('/admin/settings.data')).status).toBe(403);
      expect((await save({}, staff)).status).toBe(403);
    }
    expect((await save({}, shop.visitor())).status).toBe(303);
  });
});

const write = (message: string) =>
  shop.visitor().postForm('/feedback', { rating: '5', name: '', email: '', message });
const kept = async () =>
  (await shop.sql`select id from contact_messages where received_at > now() - interval '1 hour'`).length;
const queued = async () => (await shop.sql`select event from letters where event like 'message/%'`).length;

/** Who is written to of a new order. */
async function toldOfOrder(): Promise<(string | undefined)[]> {
  const { id } = await buy(shop, await shop.customer());
  const letters = await shop.sql<{ event: string }>`
    select event from letters where event like ${`order-placed/${id}/%`} order by event`;
  return letters.map(({ event }) => event.split('/').at(-1));
}

describe('the owner’s letter about an order', () => {
  it('comes until the owner switches it off; the customer’s comes in any case', async () => {
    await save();
    expect(await toldOfOrder()).toEqual(['customer', 'owner']);
    await without('notifyOrders');
    expect(await toldOfOrder()).toEqual(['customer']);
    await save();
  });
});

describe('letters about feedback', () => {
  it('come until the owner switches them off; what was written is kept in any case', async () => {
    await save();
    await write('She wears the cape to school.');
    expect([await kept(), await queued()]).toEqual([1, 1]);
    await without('notifyFeedback');
    await write('And to bed.');
    await shop.visitor().postForm('/contact', {
      name: 'Asha',
      email: 'asha@example.in',
      subject: 'Hello',
      message: 'Is there a story with a cat?',
    });
    expect(await kept()).toBe(3);
    const events = await shop.sql<{ event: string }>`select event from letters where event like 'message/%'`;
    expect(events.filter(({ event }) => event.endsWith('/owner'))).toHaveLength(1);
    expect(events.filter(({ event }) => event.endsWith('/visitor'))).toHaveLength(1);
  });
});
