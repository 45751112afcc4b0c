import { forEveryone } from '../../account/account/audience.server.ts';
import { SAMPLE_BOOKS } from '../../buying/catalogue/sample-books.ts';
import { siteOrigin } from '../../platform/pages/site-origin.ts';

export const middleware = [forEveryone];

/** Every page that search engines may show, the books first among the rest. */
const PATHS = [
  '/',
  '/gallery',
  ...SAMPLE_BOOKS.map((book) => `/product/${book.productId}`),
  '/create',
  '/pricing',
  '/how-it-works',
  '/about',
  '/faq',
  '/contact',
  '/feedback',
  '/shipping-policy',
  '/cancellation-refunds',
  '/privacy-policy',
  '/terms',
];

export function loader() {
  const addresses = PATHS.map((path) => `  <url><loc>${siteOrigin()}${path}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`,
    {
      headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    },
  );
}
