import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

const PUBLIC_URL = 'https://nanheveer.example';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ PUBLIC_URL });
});
afterAll(() => shop.close());

const text = async (path: string) => (await shop.visitor().get(path)).text();
const sitemap = async () =>
  [...(await text('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

function tag(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1];
}

function structuredData(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
}

describe('search engines', () => {
  it('find every page of the sitemap at its one address, under the origin that customers see', async () => {
    const addresses = await sitemap();
    expect(addresses).toHaveLength(17);
    const titles = new Set<string | undefined>();
    const descriptions = new Set<string | undefined>();
    for (const address of addresses) {
      const html = await text(new URL(address).pathname);
      expect(address.startsWith(`${PUBLIC_URL}/`)).toBe(true);
      expect(tag(html, /<link rel="canonical" href="(.*?)"/)).toBe(address);
      expect(tag(html, /<meta property="og:url" content="(.*?)"/)).toBe(address);
      expect(html).not.toContain('shop.invalid');
      expect(html).not.toContain('noindex');
      titles.add(tag(html, /<title>(.*?)<\/title>/));
      descriptions.add(tag(html, /<meta name="description" content="(.*?)"/));
      const picture = tag(html, /<meta property="og:image" content="(.*?)"/) ?? '';
      expect(picture.startsWith(`${PUBLIC_URL}/`)).toBe(true);
      const { status, headers } = await shop.visitor().get(new URL(picture).pathname);
      expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
    }
    expect(titles.size).toBe(17);
    expect(descriptions.size).toBe(17);
  });

  it('are told the other address of the wizard’s first step, and to leave private screens alone', async () => {
    expect(await text('/create-book')).toContain(`<link rel="canonical" href="${PUBLIC_URL}/create"`);
    for (const path of ['/auth', '/create/details', '/no-such-page', '/product/no-such-book']) {
      expect(await text(path)).toContain('<meta name="robots" content="noindex"');
    }
    const robots = await text('/robots.txt');
    expect(robots).toContain('Disallow: /admin');
    expect(robots).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  });

  it.each(['hanuman', 'spider', 'iron', 'thor'])('read the three prices of %s, and no rating', async (id) => {
    const data = structuredData(await text(`/product/${id}`));
    const product = data.find((each) => each['@type'] === 'Product') as {
      offers: { price: number; priceCurrency: string; url: string }[];
    };
    expect(product.offers.map((offer) => [offer.price, offer.priceCurrency])).toEqual([
      [399, 'INR'],
      [799, 'INR'],
      [999, 'INR'],
    ]);
    expect(product.offers[0]?.url).toBe(`${PUBLIC_URL}/product/${id}`);
    expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
    const crumbs = data.find((each) => each['@type'] === 'BreadcrumbList') as { itemListElement: unknown[] };
    expect(crumbs.itemListElement).toHaveLength(3);
  });

  it('read who the shop is and its ten answers, and take no sample letter for a review', async () => {
    const home = await text('/');
    expect(structuredData(home).map((each) => each['@type'])).toEqual(['Organization', 'WebSite']);
    expect(home).toMatch(/<section[^>]*data-nosnippet[^>]*>[\s\S]*Priya S\./);
    const faq = structuredData(await text('/faq')).find((each) => each['@type'] === 'FAQPage');
    expect(faq?.['mainEntity']).toHaveLength(10);
  });
});

describe('machines', () => {
  it('read the security contact, valid for the next half year', async () => {
    const contact = await text('/.well-known/security.txt');
    expect(contact).toMatch(/^Contact: mailto:\S+@\S+$/m);
    const expires = new Date(tag(contact, /^Expires: (.*)$/m) ?? '').getTime();
    expect(expires).toBeGreaterThan(Date.now() + 90 * 86_400_000);
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  });

  it('are redirected to the password dialog, after sign-in', async () => {
    const stranger = await shop.visitor().get('/.well-known/change-password');
    expect(stranger.status).toBe(302);
    expect(stranger.headers.get('location')).toBe('/auth?next=%2F%3Fchange-password');
  });

  it('find every icon of the manifest', async () => {
    const manifest = JSON.parse(await text('/manifest.webmanifest')) as { icons: { src: string }[] };
    const icons = [...manifest.icons.map((icon) => icon.src), '/favicon.ico', '/apple-touch-icon.png'];
    for (const icon of icons) expect((await shop.visitor().get(icon)).status).toBe(200);
  });
});
