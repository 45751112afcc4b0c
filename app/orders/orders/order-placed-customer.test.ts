import { describe, expect, it } from 'vitest';
import { orderPlacedCustomerLetter } from './order-placed-customer.mail.tsx';
import type { OrderWithItems } from './tables.server.ts';

function order(formats: string[], addOns: OrderWithItems['addOns'] = []): OrderWithItems {
  const items = formats.map((format, index) => ({
    id: `item-${index}`,
    productTitle: 'Space Explorer',
    format,
    quantity: 1,
    unitPrice: 399,
    characterName: 'Mira',
    customTitle: null,
    book: { story: 'space-explorer' },
  }));
  return {
    id: 'order',
    orderNumber: 'ORD-1795000000000',
    createdAt: new Date('2026-11-20T10:00:00Z'),
    heldAt: null,
    addOns,
    items,
    subtotalAmount: 399,
    discountAmount: 0,
    totalAmount: 399,
    couponCode: null,
    shippingAddress: {
      fullName: 'Asha Rao',
      email: 'asha@example.in',
      phone: '98450 12345',
      address: '12 Lake Road',
      city: 'Mysuru',
      state: 'Karnataka',
      postalCode: '570001',
      country: 'India',
    },
  } as unknown as OrderWithItems;
}

const letter = (...asked: Parameters<typeof order>) =>
  orderPlacedCustomerLetter(order(...asked), 'https://shop.example');

describe('the letter to a customer who ordered', () => {
  it('greets by the first name and goes on with a sentence of its own', () => {
    expect(letter(['print']).text).toContain('Namaste Asha,\n\nThank you for your order for Mira.');
  });

  it('promises a digital copy when a digital copy comes', () => {
    const { text } = letter(['digital', 'digital']);
    expect(text).toContain('your digital copy comes to your account as soon as it is drawn');
    expect(text).toContain('Expected delivery: In your account as soon as it is drawn');
    expect(text).not.toContain('7-8 days');
    expect(text).toContain('Address on the invoice');
  });

  it.each([
    ['a printed book', ['print'], []],
    ['a printed book beside a digital one', ['digital', 'print'], []],
    [
      'a printed copy of a digital one',
      ['digital'],
      [{ id: 'extra-printed-copy' as const, name: 'Additional printed copy', price: 500 }],
    ],
  ])('promises a parcel for %s', (_, formats, addOns) => {
    const { text } = letter(formats, addOns);
    expect(text).toContain('7-8 days');
    expect(text).toContain('Expected delivery: 27 November 2026');
  });

  it('asks for a word within 24 hours by links that can be pressed', () => {
    const { html, text } = letter(['print']);
    const chat =
      'https://wa.me/919876543210?text=Hello%20Nanhe%20Veer%2C%20I%20have%20just%20placed%20an%20order';
    for (const words of [html, text]) {
      expect(words).toContain('within 24 hours');
      expect(words).toContain(chat);
      expect(words).toContain('ORD-1795000000000');
    }
    expect(html).toContain('href="tel:+919876543210"');
  });
});
