import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** What a visitor reads: the text of the page without its markup. */
async function wordsOf(path: string): Promise<string> {
  const html = await (await shop.visitor().get(path)).text();
  return html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}

describe('every number and promise stands on its page', () => {
  it.each([
    ['/', ['Personalized Stories', 'Kid-Safe Content', 'Print & Digital', 'Latest Adventures', '7-8 days']],
    ['/about', ['नन्हे', 'वीर', 'little ones', 'heroes', 'Creativity', 'Family', 'Excellence', 'founder']],
    ['/how-it-works', ['Upload a photo', 'Choose your adventure', 'Personalize and preview', 'Get the book']],
    ['/how-it-works', ['5 MB', '1-2 days', '2-3 days', '20+ pages', '300 DPI PDF', '30 days']],
    ['/gallery', ['All Books', 'Mythology', 'Superheroes', 'Customize Story by Your Own', 'Technology']],
    ['/gallery', ['Before', 'AI magic', 'After']],
    ['/pricing', ['Digital Edition ₹399', 'Print + Digital ₹799', 'Ultimate Hero Pack ₹999', 'Most popular']],
    [
      '/pricing',
      ['+ ₹300', '+ ₹200', '+ ₹150', '+ ₹500', 'HERO50', '50 % off', 'first 100 customers', '₹200 off'],
    ],
    ['/pricing', ['7 -day satisfaction guarantee']],
    ['/faq', ['3-12', '24-48 hours', '3-5 days', '7-8 days', '20+ pages', '300 DPI PDF']],
    ['/terms', ['one round', '24 hours', '3-12', '20+ pages']],
    ['/privacy-policy', ['30 days', 'two-factor authentication']],
    [
      '/shipping-policy',
      ['3-5 business days', '5-7 business days', '10-15 business days', '₹50', '₹500', '24 hours'],
    ],
    [
      '/cancellation-refunds',
      ['2-3 business days', '5-7 business days', '3-5 business days', '7 days', '24 hours'],
    ],
    ['/cancellation-refunds', ['Partial refunds', 'minor issues', 'E-mail us', 'WhatsApp']],
  ])('%s says %j', async (path, promises) => {
    const words = squeezed(await wordsOf(path));
    for (const promise of promises) expect(words).toContain(squeezed(promise));
  });

  it('asks ten questions, of which one is open at a time', async () => {
    const html = await (await shop.visitor().get('/faq')).text();
    expect(html.match(/<details name="faq"/g)).toHaveLength(10);
  });
});

describe('addresses that lead nowhere', () => {
  it.each([
    ['/no-such-page', ['404', 'Oops! Page not found']],
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
