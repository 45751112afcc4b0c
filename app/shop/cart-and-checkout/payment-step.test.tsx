import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { CartView } from './cart-view.ts';
import { PaymentStep } from './payment-step.tsx';

const SHIPPING = {
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98450 12345',
  address: '12 Lake Road',
  city: 'Mysuru',
  state: 'Karnataka',
  postalCode: '570001',
};

/** The payment of a cart with a book of each format. */
function drawn(formats: readonly string[], addOns: readonly string[]): string {
  const cart = {
    lines: formats.map((format) => ({
      id: format,
      title: 'Space Explorer',
      format,
      quantity: 1,
      lineTotal: 399,
    })),
    addOns: addOns.map((id) => ({ id, name: 'An extra', price: 500 })),
    coupon: null,
    totals: { subtotal: 399, couponDiscount: 0, familyPackDiscount: 0, shipping: 0, total: 399 },
    whenItComes: '',
  } as unknown as CartView;
  const Stub = createRoutesStub([
    { path: '/cart', Component: () => <PaymentStep cart={cart} shipping={SHIPPING} anyway={[]} /> },
  ]);
  return renderToString(<Stub initialEntries={['/cart?step=payment']} />);
}

it('the payment of a cart is named as the step that it is', () => {
  const html = drawn(['print'], []);
  expect(html).toContain('<nav aria-label="Steps of your order"');
  expect(html.match(/<li[^>]*aria-current="step"[^>]*>[\s\S]*?<\/li>/g)).toEqual([
    expect.stringContaining('Payment'),
  ]);
  expect(html).toMatch(/<h1[^>]*>Payment</);
});

it.each([
  [['print'], [], 'Where it goes'],
  [['digital', 'combo'], [], 'Where it goes'],
  [['digital'], ['extra-printed-copy'], 'Where it goes'],
  [['digital'], [], 'Address on the invoice'],
])('of %j with %j says what its address is for', (formats, addOns, words) => {
  expect(drawn(formats, addOns)).toMatch(new RegExp(`<h2[^>]*>${words}</h2><address`));
});
