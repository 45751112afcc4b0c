import type { MetaDescriptor } from 'react-router';
import { FORMAT_NAME, FORMATS } from '../../books/book/formats.ts';
import { siteOrigin } from '../../platform/pages/site-origin.ts';
import { structuredData } from '../../platform/pages/structured-data.ts';
import type { OfferedBook } from '../../buying/catalogue/offered-book.ts';

/** A book and its three prices. It has no ratings: nobody has given any. */
export function productData({ productId, title, description, prices }: OfferedBook): MetaDescriptor[] {
  const address = `${siteOrigin()}/product/${productId}`;
  return structuredData('Product', () => ({
    name: title,
    description,
    sku: productId,
    image: `${siteOrigin()}/covers/${productId}-share.jpg`,
    brand: { '@type': 'Brand', name: 'Nanhe Veer' },
    url: address,
    offers: FORMATS.map((format) => ({
      '@type': 'Offer',
      name: FORMAT_NAME[format],
      price: prices[format],
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      url: address,
    })),
  }));
}
