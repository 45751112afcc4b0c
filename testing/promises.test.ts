import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { confirmEmailLetter } from '../app/account/account/confirm-email.mail.tsx';
import { passwordChangedLetter } from '../app/account/account/password-changed.mail.tsx';
import { resetPasswordLetter } from '../app/account/account/reset-password.mail.tsx';
import { bookRefusedLetter } from '../app/books/drawing/book-refused.mail.tsx';
import { copyReadyLetter } from '../app/books/drawing/copy-ready.mail.tsx';
import { PLEASANTRIES } from '../app/shop/chat/about-the-shop.ts';
import { persona } from '../app/shop/chat/persona.ts';
import { topics, unknownTopic } from '../app/shop/chat/topics.ts';
import { messageForOwner } from '../app/shop/contact/message-for-owner.mail.tsx';
import { messageReceived } from '../app/shop/contact/message-received.mail.tsx';
import { orderPlacedCustomerLetter } from '../app/orders/orders/order-placed-customer.mail.tsx';
import { orderPlacedOwnerLetter } from '../app/orders/orders/order-placed-owner.mail.tsx';
import type { OrderWithItems } from '../app/orders/orders/tables.server.ts';
import { paymentProblemLetter } from '../app/payments/payments/payment-problem.mail.tsx';
import { paymentReturnedLetter } from '../app/payments/payments/payment-returned.mail.tsx';
import { accountDeletedLetter } from '../app/shop/privacy/account-deleted.mail.tsx';
import { SHIPPING } from './buying.ts';
import { LETTERS_FROM_THE_COUNTER } from './letters-from-the-counter.ts';
import { strangePromises, wordsOfPage } from './promises.ts';

const shopUrl = 'https://shop.example';
const account = { shopUrl, fullName: 'Asha Rao', link: `${shopUrl}/?confirm=x` };
const message = {
  id: 'message',
  kind: 'contact',
  ticket: 'NV-ABCDEF',
  receivedAt: new Date('2026-11-20T10:00:00Z'),
  rating: null,
  name: 'Asha',
  email: 'asha@example.in',
  subject: 'A question',
  message: 'Is there a story with a cat?',
} as unknown as Parameters<typeof messageForOwner>[0]['message'];
const order = (format: string) =>
  ({
    id: 'order',
    orderNumber: 'ORD-1795000000000',
    createdAt: new Date('2026-11-20T10:00:00Z'),
    heldAt: null,
    addOns: [],
    items: [
      {
        id: 'item',
        productTitle: 'Space Explorer',
        format,
        quantity: 1,
        unitPrice: 799,
        characterName: 'Mira',
        customTitle: null,
        customMessage: null,
        customStory: null,
        book: { story: 'space-explorer', drawnHero: null, photoId: null },
      },
    ],
    subtotalAmount: 799,
    discountAmount: 0,
    totalAmount: 799,
    couponCode: null,
    paymentId: 'pay_1',
    shippingAddress: { ...SHIPPING, country: 'India' },
  }) as unknown as OrderWithItems;
const returned = { shopUrl, fullName: 'Asha Rao', amount: '₹799', paymentId: 'pay_1' };
const NO_DISCOUNT = ['₹0'];
const books = ['digital', 'print', 'combo'];

const LETTERS: Record<string, { html: string; text: string }[]> = {
  'account/account/confirm-email': [confirmEmailLetter(account)],
  'account/account/password-changed': [passwordChangedLetter(account)],
  'account/account/reset-password': [resetPasswordLetter(account)],
  'books/drawing/book-refused': [bookRefusedLetter(shopUrl, [['Order', 'ORD-1795000000000']], [])],
  'books/drawing/copy-ready': [
    copyReadyLetter({
      shopUrl,
      fullName: 'Asha Rao',
      title: 'Space Explorer',
      orderUrl: `${shopUrl}/orders/x`,
    }),
  ],
  'shop/contact/message-for-owner': [messageForOwner({ shopUrl, message })],
  'shop/contact/message-received': [messageReceived({ shopUrl, name: 'Asha', ticket: 'NV-ABCDEF' })],
  'orders/orders/order-placed-customer': books.map((format) =>
    orderPlacedCustomerLetter(order(format), shopUrl),
  ),
  'orders/orders/order-placed-owner': books.map((format) => orderPlacedOwnerLetter(order(format), shopUrl)),
  'payments/payments/payment-problem': [
    paymentProblemLetter(shopUrl, 'A second payment', [['Amount', '₹799']]),
  ],
  'payments/payments/payment-returned': (
    ['paid twice', 'books paid before', 'paid after cancelling', 'offer full'] as const
  ).map((reason) => paymentReturnedLetter({ ...returned, reason })),
  'shop/privacy/account-deleted': [accountDeletedLetter(account)],
  ...LETTERS_FROM_THE_COUNTER,
};

describe('the numbers that the shop promises', () => {
  it('are told apart from other numbers', () => {
    const text = 'In 7-8 days, or 9 days, for ₹799 or ₹698: a 300 DPI PDF with 20+ pages, 4 MB, 12% off';
    expect(strangePromises(text)).toEqual(['9 days', '₹698', '4 MB', '12%']);
  });

  it('are checked in every letter', () => {
    const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
    const letters = files.filter((file) => file.endsWith('.mail.tsx')).map((file) => file.slice(0, -9));
    expect(letters.sort()).toEqual(Object.keys(LETTERS).sort());
  });

  it.each(Object.entries(LETTERS))('are the only ones in the letter %s', (_, letters) => {
    for (const { html, text } of letters)
      expect(strangePromises(text + wordsOfPage(html), NO_DISCOUNT)).toEqual([]);
  });

  it('are the only ones that the chat helper and its prompt contain', () => {
    for (const { text } of [...topics(), ...PLEASANTRIES, unknownTopic()])
      expect(strangePromises(text)).toEqual([]);
    expect(strangePromises(persona())).toEqual([]);
  });
});
