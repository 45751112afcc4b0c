import { describe, expect, it } from 'vitest';
import { asksForData, passageOf } from './passage.ts';

describe('while the shop is closed', () => {
  it.each([
    ['/', 'nobody'],
    ['/_.data', 'nobody'],
    ['/gallery', 'nobody'],
    ['/product/spider.data', 'nobody'],
    ['/create', 'nobody'],
    ['/auth', 'nobody'],
    ['/api/cart', 'nobody'],
    ['/api/chat', 'nobody'],
    ['/api/photo', 'nobody'],
    ['/sitemap.xml', 'nobody'],
    ['/administrator', 'nobody'],
    ['/create/payment', 'paying'],
    ['/create/payment.data', 'paying'],
    ['/cart', 'paying'],
    ['/cart.data', 'paying'],
    ['/cart/_.data', 'paying'],
    ['/api/checkout', 'paying'],
    ['/thank-you', 'paying'],
    ['/order-confirmation.data', 'paying'],
    ['/orders', 'paying'],
    ['/orders/8b0e/books/1', 'paying'],
    ['/ordersomething', 'nobody'],
    ['/api/payments/webhook', 'everyone'],
    ['/api/payments/callback', 'everyone'],
    ['/api/payments/return', 'everyone'],
    ['/api/orders/news', 'everyone'],
    ['/api/me', 'everyone'],
    ['/admin', 'everyone'],
    ['/admin/settings.data', 'everyone'],
    ['/healthz', 'everyone'],
    ['/readyz', 'everyone'],
    ['/.well-known/security.txt', 'everyone'],
    ['/robots.txt', 'everyone'],
    ['/__manifest', 'everyone'],
    ['/gallery-pictures/0a-480.webp', 'everyone'],
    ['/gallery', 'nobody'],
  ])('%s is for %s', (path, passage) => expect(passageOf(path)).toBe(passage));

  it.each([
    ['/gallery', 'text/html,*/*', false],
    ['/gallery', null, false],
    ['/gallery.data', '*/*', true],
    ['/api/quote', '*/*', true],
    ['/gallery', 'application/json', true],
  ])('%s asked with %s wants data: %s', (path, accept, data) => expect(asksForData(path, accept)).toBe(data));
});
