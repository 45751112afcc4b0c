import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkOut, pay, report, until } from '../../../testing/buying.ts';
import { brokenRules } from '../../../testing/rules-of-the-books.ts';
import { SETTINGS_AS_NEW } from '../../../testing/settings-form.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { writeInvoices } from '../refunds/write-invoices.job.server.ts';

type Row = Record<string, unknown>;

let shop: TestShop;
let customer: Visitor & { email: string };
let owner: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  customer = await shop.customer();
  owner = await shop.staff('owner');
});
beforeEach(() => {
  shop.street.control.behaveWell();
  shop.street.control.behave({ webhook: 'never', customerFee: 'on top' });
});
afterAll(() => shop.close());

const settings = async (changes: Row) =>
  expect(
    (await owner.postForm('/admin/settings/save', { ...SETTINGS_AS_NEW, notifyOrders: 'on', ...changes }))
      .status,
  ).toBe(200);
const orderOf = async (checkoutId: string) =>
  (await shop.sql<Row>`select * from orders where checkout_id = ${checkoutId}`)[0];

async function buy() {
  const opened = await checkOut(customer);
  const proof = pay(shop, opened.payment.orderId);
  await report(customer, opened.checkoutId, proof);
  const order = await orderOf(opened.checkoutId);
  return { id: String(order?.['id']), order, paymentId: proof.razorpay_payment_id };
}

/** The fee in paise: 2.36 % on top of ₹799. */
const FEE = 1_886;

describe('a customer who pays the provider’s fee on top', () => {
  it('has a held order, as long as the owner did not say that customers do', async () => {
    const { order } = await buy();
    expect(order).toMatchObject({ held_because: 'Paid ₹817.86 instead of ₹799.' });
  });

  it('has no more than the price back also when the owner says so only after the first held order', async () => {
    const { id, paymentId } = await buy();
    await settings({ customerPaysFee: 'on', ownerDecidesBelow: '0' });
    expect((await owner.postForm(`/admin/orders/${id}/lift-hold`, {})).status).toBe(200);
    await writeInvoices.run({});
    const rest = { how: 'rest', reason: 'As asked.', formKey: `${id}/0` };
    expect((await owner.postForm(`/admin/orders/${id}/refund`, rest)).status).toBe(200);
    expect(await shop.sql`select amount_paise from refunds where payment_id = ${paymentId}`).toEqual([
      { amount_paise: 79_900 },
    ]);
    await until(
      async () =>
        (await shop.sql<Row>`select stage from orders where id = ${id}`)[0]?.['stage'] === 'refunded',
    );
  });

  it('has an order, an invoice of the price, and the price back', async () => {
    await settings({ customerPaysFee: 'on', ownerDecidesBelow: '0' });
    const { id, order, paymentId } = await buy();
    expect(order).toMatchObject({ held_at: null, total_amount: 799 });
    expect(
      await shop.sql`select amount_paise, fee_on_top_paise from payments where id = ${paymentId}`,
    ).toEqual([{ amount_paise: 79_900 + FEE, fee_on_top_paise: FEE }]);
    const [invoice] = await shop.sql<{ paper: { total: number } }>`
      select paper from invoices where order_id = ${id}`;
    expect(invoice?.paper.total).toBe(79_900);
    const more = { how: 'part', rupees: '800', reason: 'As asked.', formKey: `${id}/0` };
    expect((await owner.postForm(`/admin/orders/${id}/refund`, more)).status).toBe(409);
    const rest = { how: 'rest', reason: 'As asked.', formKey: `${id}/1` };
    expect((await owner.postForm(`/admin/orders/${id}/refund`, rest)).status).toBe(200);
    await until(
      async () =>
        (await shop.sql<Row>`select stage from orders where id = ${id}`)[0]?.['stage'] === 'refunded',
    );
    expect(
      shop.street.control
        .refunds()
        .filter((each) => each.payment_id === paymentId)
        .map(({ amount }) => amount),
    ).toEqual([79_900]);
  });

  it('who pays after cancelling gets the price back, and is told of the fee', async () => {
    const opened = await checkOut(customer);
    await customer.send('DELETE', '/api/checkout', JSON.stringify({ checkoutId: opened.checkoutId }));
    await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId));
    const letter = await shop.letter(customer.email, /^Your payment is on its way back/);
    expect(letter.text).toContain(
      'You also paid ₹18.86 to the payment provider. The provider keeps this fee.',
    );
  });

  it('whose bank allows it late has an order like any other', async () => {
    const opened = await checkOut(customer);
    shop.street.control.attempt({ orderId: opened.payment.orderId, choice: 'authorise late' });
    const [payment] = shop.street.control
      .payments()
      .filter(({ order_id: of }) => of === opened.payment.orderId);
    shop.street.control.authoriseLate(payment?.id ?? '');
    await report(customer, opened.checkoutId, null);
    expect(await orderOf(opened.checkoutId)).toMatchObject({ held_at: null });
  });

  it.each([1, -1, -FEE, FEE])(
    'has a held order when the amount is %i paise off',
    async (capturedAmountOff) => {
      shop.street.control.behave({ capturedAmountOff });
      expect((await buy()).order).toMatchObject({ held_at: expect.anything() });
    },
  );

  it('leaves books that hold', async () => {
    expect(await brokenRules(db(), shop.street)).toEqual([]);
  });
});
