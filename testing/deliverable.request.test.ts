import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressSeen } from '../app/admin/order-actions/seen.ts';
import { BOOK, checkOut, SHIPPING } from './buying.ts';
import { deed, orderAtDesk, rowOf } from './order-page.ts';
import { buy } from './ordering.ts';
import { actionData } from './page-data.ts';
import { openTestShop, type TestShop } from './test-shop.ts';
import type { Visitor } from './visitor.ts';

let shop: TestShop;
let parent: Visitor;
let owner: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  parent = await shop.customer();
  owner = await shop.staff('owner');
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

type Typed = Partial<typeof SHIPPING>;
interface Answer {
  taken: boolean;
  /** The fields of the address that were refused. */
  wrong: string[];
}

/**
 * A way to order a parcel: sends an address, and the fields that stay as typed although the shop asked about
 * them.
 */
type Way = (typed: Typed, anyway?: string[]) => Promise<Answer>;

const fieldsIn = (text: string) =>
  ['state', 'postalCode', 'phone'].filter((name) => text.includes(`${name}"`));

async function opened(body: Record<string, unknown>): Promise<Answer> {
  const { status, problem, fields = {} } = await checkOut(parent, body);
  if (status !== 200) expect([status, problem]).toEqual([422, 'address']);
  return { taken: status === 200, wrong: Object.keys(fields).map((name) => name.replace('shipping.', '')) };
}

const inWizard =
  (book: Record<string, unknown>, addOns: string[] = []): Way =>
  (typed, anyway) =>
    opened({
      book: { ...BOOK, ...book },
      addOns,
      shipping: { ...SHIPPING, ...typed },
      ...(anyway && { anyway }),
    });

async function fillCart(format: string): Promise<void> {
  await shop.sql`delete from cart_items`;
  await parent.postJson('/api/cart', { productId: 'thor', format, quantity: 1, characterName: 'Mira' });
}

const inCart: Way = async (typed, anyway) => {
  await fillCart('print');
  const shipping = { ...SHIPPING, ...typed };
  return opened({ source: 'cart', book: undefined, shipping, ...(anyway && { anyway }) });
};

/** The form of the cart's checkout. */
const onForm =
  (format: string, extra = ''): Way =>
  async (typed, anyway = []) => {
    await fillCart(format);
    const form = new URLSearchParams({ form: 'address', ...SHIPPING, ...typed });
    for (const name of anyway) form.append('anyway', name);
    const answer = await parent.send('POST', `/cart.data?step=checkout${extra}`, form);
    const { shipping, problems } = await actionData<{ shipping: object | null; problems: object }>(answer);
    return { taken: shipping !== null, wrong: Object.keys(problems) };
  };

const byPhone: Way = async (typed, anyway = []) => {
  const book = { story: 'thor', format: 'print', characterName: 'Mira', language: 'en', quantity: '1' };
  const form = new URLSearchParams({
    ...SHIPPING,
    ...typed,
    ...book,
    couponCode: '',
    reduction: '',
    reductionBecause: '',
  });
  for (const name of anyway) form.append('anyway', name);
  const answer = await owner.send('POST', '/admin/phone-orders/make', form);
  const said = await answer.text();
  return { taken: answer.status === 200, wrong: fieldsIn(said) };
};

const byStaff: Way = async (typed, anyway = []) => {
  const order = await orderAtDesk(shop, parent);
  const row = await rowOf(shop, order.id);
  const seen = addressSeen(row?.['shipping_address'] as Parameters<typeof addressSeen>[0]);
  const form = new URLSearchParams({ ...SHIPPING, city: 'Mysuru', ...typed, seen });
  for (const name of anyway) form.append('anyway', name);
  const answer = await owner.send('POST', `${order.desk}/edit-address.data`, form);
  const said = await answer.text();
  return { taken: answer.status === 200, wrong: answer.status === 422 ? fieldsIn(said) : [] };
};

const WAYS: Readonly<Record<string, Way>> = {
  'a printed book of the wizard': inWizard({ format: 'print' }),
  'a combo of the wizard': inWizard({ format: 'combo' }),
  'a digital book with a printed copy': inWizard({ format: 'digital' }, ['extra-printed-copy']),
  'a printed book of the cart': inCart,
  'the address form of the cart': onForm('print'),
  'the address form with a printed copy': onForm('digital', '&extra=extra-printed-copy'),
  'an order of the phone': byPhone,
  'an address that staff change': byStaff,
};

const REFUSED: readonly [field: string, typed: Typed][] = [
  ['postalCode', { postalCode: '99' }],
  ['postalCode', { postalCode: '012345' }],
  ['postalCode', { postalCode: 'SW1A 1AA' }],
  ['postalCode', { postalCode: '56000' }],
  ['postalCode', { postalCode: '5600034' }],
  ['postalCode', { postalCode: '0560003' }],
  ['postalCode', { postalCode: '०१२३४५' }],
  ['postalCode', { postalCode: 'none' }],
  ['phone', { phone: 'call me' }],
  ['phone', { phone: '12345' }],
  ['phone', { phone: '0000000000' }],
  ['phone', { phone: '+91 98450 1234' }],
  ['phone', { phone: '-' }],
  ['state', { state: 'Wonderland', postalCode: '290000' }],
];
const ASKED: readonly [field: string, typed: Typed][] = [
  ['postalCode', { postalCode: '290000' }],
  ['phone', { phone: '2345 6789' }],
  ['phone', { phone: '442079460018' }],
];
const TAKEN: readonly Typed[] = [
  { postalCode: '560 003' },
  { postalCode: '५६०००३' },
  { postalCode: '900056' },
  { phone: '080 2345 6789' },
  { phone: '0091 98450 12345' },
  { phone: '+44 20 7946 0018' },
  { phone: '९८४५० १२३४५' },
  { state: 'Tamil Nadu' },
  { state: 'Wonderland' },
];

describe.each(Object.entries(WAYS))('%s', (_, way) => {
  it('is refused for an undeliverable address, with a message at the field', async () => {
    for (const [field, typed] of REFUSED) {
      const answer = await way(typed, ['state', 'postalCode', 'phone']);
      expect([typed, answer.taken, answer.wrong.includes(field)]).toEqual([typed, false, true]);
    }
  });

  it('asks the customer to confirm a doubtful address, and then accepts it', async () => {
    for (const [field, typed] of ASKED) {
      expect([typed, await way(typed)]).toEqual([typed, { taken: false, wrong: [field] }]);
      expect([typed, (await way(typed, [field])).taken]).toEqual([typed, true]);
    }
  });

  it('accepts every spelling of a PIN and a phone, and a state that contradicts its PIN', async () => {
    for (const typed of TAKEN) expect([typed, await way(typed)]).toEqual([typed, { taken: true, wrong: [] }]);
  });
});

describe('a digital book', () => {
  it.each([{ postalCode: 'SW1A 1AA' }, { phone: 'call me' }, { postalCode: '99' }, { state: 'Wonderland' }])(
    'is sold with %j',
    async (typed) => {
      expect(await inWizard({ format: 'digital' })(typed)).toEqual({ taken: true, wrong: [] });
      expect(await onForm('digital')(typed)).toMatchObject({ taken: true });
    },
  );

  it('is not sold when neither state nor PIN determines the tax state', async () => {
    const nowhere = { state: 'Wonderland', postalCode: 'SW1A 1AA' };
    expect(await inWizard({ format: 'digital' })(nowhere)).toEqual({ taken: false, wrong: ['state'] });
  });
});

describe('an order of before, whose parcel would not arrive', () => {
  it('is made again, and waits until staff correct its address', async () => {
    const order = await buy(shop, parent);
    const address = { ...SHIPPING, country: 'India', postalCode: '99' };
    await shop.sql`update orders set shipping_address = ${JSON.stringify(address)}::jsonb, stage = 'delivered'
      where id = ${order.id}`;
    const made = await deed(owner, `/admin/orders/${order.id}/replacement`, {
      reason: 'The first one was lost.',
      formKey: randomUUID(),
      [`copies/${order.item}`]: '1',
    });
    expect(made.status).toBe(200);
    const [copy] = await shop.sql<{ id: string; held_because: string }>`
      select id, held_because from orders where replaces_order_id = ${order.id}`;
    expect(copy?.held_because).toContain('no PIN of six digits');
    const desk = `/admin/orders/${copy?.id}`;
    expect((await deed(owner, `${desk}/lift-hold`)).status).toBe(409);
    const row = await rowOf(shop, copy?.id ?? '');
    const seen = addressSeen(row?.['shipping_address'] as Parameters<typeof addressSeen>[0]);
    const mended = { ...SHIPPING, seen };
    expect((await deed(owner, `${desk}/edit-address`, mended)).status).toBe(200);
    expect((await deed(owner, `${desk}/lift-hold`)).status).toBe(200);
  });
});
