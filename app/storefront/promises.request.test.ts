import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { strangePromises, wordsOfPage } from '../../testing/promises.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { READY_MADE } from '../ready-made.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const wordsOf = async (path: string, visitor = shop.visitor()) =>
  wordsOfPage(await (await visitor.get(path)).text());

describe('every number and promise stands on its page', () => {
  it.each([
    ['/', ['Personalized Stories', 'Kid-Safe Content', 'Print & Digital', 'Latest Adventures', '7-8 days']],
    ['/', ['Sample letters', 'From ₹399', '7-day satisfaction guarantee', '20+ pages', 'ages 3-12']],
    ['/about', ['Our mission', 'नन्हे', 'वीर', 'little ones', 'heroes', 'The founder of Nanhe Veer']],
    ['/about', ['Creativity', 'Family', 'Excellence']],
    ['/how-it-works', ['5 MB', '1-2 days', '2-3 days', '7-8 days', '20+ pages', '300 DPI PDF', '30 days']],
    ['/gallery', ['Before', 'AI magic', 'After']],
    ['/product/thor', ['Digital Copy', '₹399', 'Physical Copy', '₹799', 'Digital + Physical', '₹999']],
    ['/product/thor', ['Ages 3-12', '20+ pages', '7-day satisfaction guarantee', '7-8 days']],
    ['/create/format', ['Digital Copy', '₹399', 'Physical Copy', '₹799', 'Digital + Physical', '₹999']],
    ['/create/format', ['300 DPI PDF', '20+ pages', 'home delivery', 'fast delivery']],
    ['/pricing', ['Digital Edition ₹399', 'Print + Digital ₹799', 'Ultimate Hero Pack ₹999', 'Most popular']],
    [
      '/pricing',
      [
        'Extra story theme +₹300',
        'Rush delivery (1 day) +₹200',
        'Gift box +₹150',
        'Additional printed copy +₹500',
      ],
    ],
    ['/pricing', ['50% off', 'first 100 customers', 'HERO50', '₹200 off', 'Family pack', '2 or more books']],
    ['/pricing', ['7-day satisfaction guarantee', 'One round of minor revisions', '3-5 business days']],
    ['/faq', ['3-12', '24-48 hours', '3-5 days', '7-8 days', '20+ pages', '300 DPI PDF', '5 MB', '30 days']],
    ['/faq', ['₹399', '₹799', '₹999', 'By card, UPI or wallet', 'One round of minor revisions']],
    ['/faq', ['7-day satisfaction guarantee', 'cancel within 24 hours, before the work begins']],
    ['/faq', ['5-7 business days', '10-15 business days']],
    [
      '/terms',
      ['one round', 'cancel within 24 hours, before the work begins', '7-day satisfaction guarantee'],
    ],
    ['/terms', ['3-12', '20+ pages', '300 DPI PDF', '1-2 days', '2-3 days', '7-8 days']],
    ['/privacy-policy', ['Source photos are deleted after 30 days', 'two-factor authentication']],
    [
      '/privacy-policy',
      ['We answer every privacy request within 30 days', 'letters that we sent you, for 30 days'],
    ],
    ['/shipping-policy', ['Digital copy, by e-mail 3-5 business days', 'doorstep is 7-8 days']],
    [
      '/shipping-policy',
      [
        'Printed book within India 5-7 business days ₹50 under ₹500, free above',
        'other countries 10-15 business days',
        'confirm a new order with us within 24 hours',
      ],
    ],
    ['/cancellation-refunds', ['cancel within 24 hours of ordering, before the work begins']],
    ['/cancellation-refunds', ['you have 7 days from delivery to ask for a refund']],
    ['/cancellation-refunds', ['within 2-3 business days', 'refund is processed within 5-7 business days']],
    [
      '/cancellation-refunds',
      [
        'Credit and debit cards 5-7 business days',
        'UPI and wallets 2-3 business days',
        'Net banking 3-5 business days',
      ],
    ],
    ['/cancellation-refunds', ['Partial refunds For minor issues that revisions can fix', 'one round']],
    ['/thank-you', ['Please confirm within 24 hours', 'A confirmation e-mail arrives within minutes']],
    ['/thank-you', ['Production starts immediately', 'Delivery is within 7-8 days', 'account dashboard']],
  ])('%s says %j', async (path, promises) => {
    const words = squeezed(await wordsOf(path));
    for (const promise of promises) expect(words).toContain(squeezed(promise));
  });

  it.each([...READY_MADE, '/contact/received', '/auth', '/forgot-password', '/thank-you', '/no-such-page'])(
    '%s promises nothing else',
    async (path) => expect(strangePromises(await wordsOf(path))).toEqual([]),
  );

  it('asks ten questions, of which one is open at a time', async () => {
    const html = await (await shop.visitor().get('/faq')).text();
    expect(html.match(/<details name="faq"/g)).toHaveLength(10);
  });
});

describe('addresses that lead nowhere', () => {
  it.each([
    ['/no-such-page', ['404', 'Oops! Page not found', 'Back to Home']],
    ['/product/no-such-book', ['Product Not Found', 'Back to Gallery']],
  ])('%s is a true 404', async (path, words) => {
    expect((await shop.visitor().get(path)).status).toBe(404);
    const text = await wordsOf(path);
    for (const word of words) expect(text).toContain(word);
  });
});

/** React separates a number from its words by a comment: spaces carry no meaning here. */
function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
