import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { strangePromises, wordsOfPage } from '../../../testing/promises.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { READY_MADE } from '../../ready-made.ts';

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
    ['/about', ['Our mission', 'नन्हे', 'वीर', 'little ones', 'heroes']],
    ['/about', ['That walk is the reason we do this. The founder of Nanhe Veer']],
    ['/about', ['Creativity', 'Family', 'Excellence']],
    ['/how-it-works', ['up to 5 MB', 'at your door in 7-8 days', '20+ pages', '300 DPI PDF']],
    ['/how-it-works', ['look at the photo within 1-2 days and finish the book in 2-3 days']],
    ['/how-it-works', ['The source photo is deleted after 30 days']],
    ['/gallery', ['Before An ordinary photo', 'AI magic Ink lines', 'After The hero']],
    ['/product/thor', ['Digital Copy', '₹399', 'Physical Copy', '₹799', 'Digital + Physical', '₹999']],
    ['/product/thor', ['Ages 3-12', '20+ pages', '7-day satisfaction guarantee', '7-8 days']],
    ['/create/format', ['Digital Copy', '₹399', 'Physical Copy', '₹799', 'Digital + Physical', '₹999']],
    ['/create/format', ['Digital Copy ₹399', '300 DPI PDF to read and print 20+ pages']],
    ['/create/format', ['Physical Copy ₹799', 'Printed book, home delivery 20+ pages']],
    ['/create/format', ['Digital + Physical ₹999', 'Printed book, fast delivery 300 DPI PDF at once']],
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
    ['/faq', ['Digital copies arrive within 24-48 hours', 'Printed books take 3-5 days']],
    ['/faq', ['For ages 3-12', '7-8 days', '20+ pages', '300 DPI PDF', 'up to 5 MB']],
    ['/faq', ['the printed book ₹799 delivered home', 'both together with fast delivery ₹999']],
    ['/faq', ['The digital copy is ₹399', 'By card, UPI or wallet', 'deleted after 30 days']],
    ['/faq', ['One round of minor revisions']],
    ['/faq', ['7-day satisfaction guarantee', 'cancel within 24 hours, before the work begins']],
    ['/faq', ['India in 5-7 business days and to other countries in 10-15 business days']],
    [
      '/terms',
      ['one round', 'cancel within 24 hours, before the work begins', '7-day satisfaction guarantee'],
    ],
    ['/terms', ['children aged 3-12', '20+ pages', '300 DPI PDF', 'Printed books reach you in 7-8 days']],
    ['/terms', ['photo within 1-2 days and a finished book after 2-3 days of work']],
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
    expect(html.match(/<details/g)).toHaveLength(10);
  });
});

describe('addresses that lead nowhere', () => {
  it.each([
    ['/no-such-page', ['404', 'Oops! Page not found'], /href="\/"[^>]*>Back to Home</],
    ['/product/no-such-book', ['Product Not Found'], /href="\/gallery"[^>]*>Back to Gallery</],
  ])('%s is a true 404', async (path, words, wayOut) => {
    const answer = await shop.visitor().get(path);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    for (const word of words) expect(wordsOfPage(html)).toContain(word);
    expect(html).toMatch(wayOut);
  });
});

/** React separates a number from its words by a comment: spaces carry no meaning here. */
function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
