import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { CONTACT, SOCIAL_LINKS } from '../../platform/facts/facts.ts';

let shop: TestShop;
let customer: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  customer = await shop.customer();
});
afterAll(() => shop.close());

const pageOf = async (path: string) => (await shop.visitor().get(path)).text();
const mainOf = async (path: string) => /<main[\s\S]*<\/main>/.exec(await pageOf(path))?.[0] ?? '';
const partOf = (html: string, from: string, to: string) =>
  html.slice(html.indexOf(from), html.indexOf(to, html.indexOf(from)));

const titlesIn = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>([^<]*)</h${level}>`, 'g'))].map(([, title]) => title);

/** Every link as address and words, in the order of the page. */
function linksIn(html: string): [address: string, words: string][] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(([, address, inside]) => [
    (address ?? '').replaceAll('&amp;', '&'),
    (inside ?? '')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&amp;', '&')
      .trim(),
  ]);
}

describe('every address has its screen', () => {
  it.each([
    ['/', 'Your child is the hero of this comic'],
    ['/about', 'We draw small people into big stories'],
    ['/how-it-works', 'From a photo to a comic in four steps'],
    ['/create', 'Choose a book'],
    ['/create-book', 'Choose a book'],
    ['/gallery', 'The gallery of little heroes'],
    ['/pricing', 'One child, one book, one clear price'],
    ['/contact', 'Write to us'],
    ['/feedback', 'How did we do?'],
    ['/faq', 'Questions parents ask'],
    ['/terms', 'Terms of Service'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/shipping-policy', 'Shipping Policy'],
    ['/cancellation-refunds', 'Cancellations & Refunds'],
    ['/order-confirmation', 'There is no order here'],
    ['/thank-you', 'There is no order here'],
    ['/admin', 'Staff room'],
    ['/product/hanuman', 'Hanuman’s Little Helper'],
    ['/product/spider', 'The Spider Kid and the Thousand Kites'],
    ['/product/iron', 'The Iron Kid and the Tiffin Robot'],
    ['/product/thor', 'The Thor Apprentice'],
    ['/cart', 'Your cart'],
    ['/shopping-cart', 'Your cart'],
    ['/orders', 'My orders'],
    ['/order-tracking', 'My orders'],
    ['/auth', 'Welcome Back!'],
    ['/user-authentication', 'Welcome Back!'],
  ])('%s is “%s”', async (path, heading) => {
    const signedOut = path.endsWith('auth') || path.endsWith('authentication');
    const answer = await (signedOut ? shop.visitor() : customer).get(path);
    expect(answer.status).toBe(200);
    const headings = [...(await answer.text()).matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(
      ([, text]) => text,
    );
    expect(headings).toEqual([heading.replaceAll('&', '&amp;')]);
  });

  it('is for customers only where it holds what is theirs', async () => {
    for (const path of ['/cart', '/shopping-cart', '/orders', '/order-tracking']) {
      const answer = await shop.visitor().get(path);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe(`/auth?next=${encodeURIComponent(path)}`);
    }
  });
});

describe('ways from page to page', () => {
  it('the front page calls to the wizard and the gallery, and to the wizard again at its end', async () => {
    const links = linksIn(await mainOf('/'));
    expect(links.slice(0, 2)).toEqual([
      ['/create', 'Create Your Book'],
      ['/gallery', 'Browse the Gallery'],
    ]);
    expect(links.at(-1)).toEqual(['/create', 'Create Your Book']);
  });

  it('the front page has three benefits, the about page three values', async () => {
    const home = partOf(await mainOf('/'), 'aria-label="Why families like it"', '</section>');
    expect(titlesIn(home, 2)).toEqual(['Personalized Stories', 'Kid-Safe Content', 'Print &amp; Digital']);
    const about = partOf(await mainOf('/about'), 'What we hold on to', '</ul>');
    expect(titlesIn(about, 3)).toEqual(['Creativity', 'Family', 'Excellence']);
  });

  it('the gallery names its five tabs, shows four cards with their pages, and ends with the wizard', async () => {
    const html = await mainOf('/gallery');
    const tabs = [...html.matchAll(/<button[^>]*role="tab"[^>]*id="tab-(\w+)"[^>]*>([^<]*)</g)];
    expect(tabs.map(([, id, label]) => [id, label])).toEqual([
      ['all', 'All Books'],
      ['mythology', 'Mythology'],
      ['superhero', 'Superheroes'],
      ['customize', 'Customize Story by Your Own'],
      ['technology', 'Technology'],
    ]);
    const addresses = linksIn(html).map(([address]) => address);
    expect(addresses).toEqual([
      '/product/hanuman',
      '/product/spider',
      '/product/iron',
      '/product/thor',
      '/create',
    ]);
  });

  it('how it works has its four steps in order', async () => {
    const list = partOf(await mainOf('/how-it-works'), '<ol', '</ol>');
    const steps = [...list.matchAll(/<li[\s\S]*?<h2[^>]*>([^<]*)<\/h2>/g)].map(([, step]) => step);
    expect(steps).toEqual([
      'Upload a photo',
      'Choose your adventure',
      'Personalize and preview',
      'Get the book',
    ]);
  });

  it('each of the three plans leads to the wizard, and one is the most popular', async () => {
    const html = await mainOf('/pricing');
    const plans = linksIn(html).filter(([, words]) => words.startsWith('Choose '));
    expect(plans).toEqual([
      ['/create', 'Choose Digital Edition'],
      ['/create', 'Choose Print + Digital'],
      ['/create', 'Choose Ultimate Hero Pack'],
    ]);
    expect(html.match(/Most popular/g)).toHaveLength(1);
    expect(partOf(html, 'Most popular', '₹')).toContain('Print + Digital');
    const features = [...html.matchAll(/<h2[^>]*>([^<]*)<\/h2><p[^>]*>₹\d+<\/p><ul[^>]*>([\s\S]*?)<\/ul>/g)];
    expect(features.map(([, name, list = '']) => [name, list.match(/<li/g)?.length])).toEqual([
      ['Digital Edition', 5],
      ['Print + Digital', 5],
      ['Ultimate Hero Pack', 5],
    ]);
  });

  it.each([
    ['/faq', '/contact'],
    ['/cancellation-refunds', `mailto:${CONTACT.email}`],
  ])('%s leads to people: by %s, and by chat', async (path, way) => {
    const addresses = linksIn(await mainOf(path)).map(([address]) => address);
    expect(addresses).toEqual(expect.arrayContaining([way, CONTACT.whatsapp]));
  });

  it('the contact page has a form of four required fields, the contact details and the social links', async () => {
    const html = await mainOf('/contact');
    const required = [...html.matchAll(/<(?:input|textarea)[^>]*>/g)].filter(([tag]) =>
      tag.includes('required'),
    );
    expect(required.map(([tag]) => /name="(\w+)"/.exec(tag)?.[1])).toEqual([
      'name',
      'email',
      'subject',
      'message',
    ]);
    for (const detail of [CONTACT.email, CONTACT.phone, CONTACT.address]) expect(html).toContain(detail);
    const addresses = linksIn(html).map(([address]) => address);
    expect(addresses).toEqual(
      expect.arrayContaining([CONTACT.phoneLink, ...SOCIAL_LINKS.map(({ url }) => url)]),
    );
  });

  it('the received screen leads to the gallery and the wizard', async () => {
    const message = { name: 'Meera', email: 'meera@example.in', subject: 'Twins', message: 'Both of them?' };
    const sent = await shop.visitor().postForm('/contact', message);
    for (const path of ['/contact/received', sent.headers.get('location') ?? '']) {
      const addresses = linksIn(await mainOf(path)).map(([address]) => address);
      expect(addresses).toEqual(expect.arrayContaining(['/gallery', '/create']));
    }
  });

  it('the three steps of a refund stand in order', async () => {
    const html = await mainOf('/cancellation-refunds');
    const steps = [...partOf(html, '<ol', '</ol>').matchAll(/<h3[^>]*>([^<]*)<\/h3><p>([^<]*)/g)];
    expect(steps.map(([, title]) => title)).toEqual(['You tell us', 'We review', 'The money returns']);
    expect(steps[1]?.[2]).toContain('2-3 business days');
    expect(steps[2]?.[2]).toContain('5-7 business days');
  });
});

describe('around every page', () => {
  it.each(['/', '/terms', '/auth', '/no-such-page'])(
    '%s has the header’s and the footer’s links',
    async (path) => {
      const html = await pageOf(path);
      const header = linksIn(partOf(html, '<header', '</header>'));
      expect(header.slice(1, 5)).toEqual([
        ['/', 'Home'],
        ['/how-it-works', 'How It Works'],
        ['/gallery', 'Gallery'],
        ['/pricing', 'Pricing'],
      ]);
      expect(header[0]?.[0]).toBe('/');
      expect(header.map(([address]) => address)).toContain('/cart');
      expect(header.at(-1)?.[1]).toBe('Sign In');

      const footer = partOf(html, '<footer', '</footer>');
      const column = (name: string) => linksIn(partOf(footer, `aria-label="${name}"`, '</nav>'));
      expect(column('Quick Links').map(([address]) => address)).toEqual([
        '/',
        '/about',
        '/gallery',
        '/pricing',
      ]);
      expect(column('Support').map(([address]) => address)).toEqual([
        '/contact',
        '/faq',
        '/feedback',
        '/how-it-works',
      ]);
      expect(column('Legal').map(([address]) => address)).toEqual([
        '/terms',
        '/privacy-policy',
        '/shipping-policy',
        '/cancellation-refunds',
      ]);
      const all = linksIn(footer).map(([address]) => address);
      expect(all).toEqual(expect.arrayContaining(SOCIAL_LINKS.map(({ url }) => url)));
      expect(footer).toContain('© 2025');
    },
  );
});
