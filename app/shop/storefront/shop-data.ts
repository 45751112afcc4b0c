import type { MetaDescriptor } from 'react-router';
import { siteOrigin } from '../../platform/pages/site-origin.ts';
import { structuredData } from '../../platform/pages/structured-data.ts';
import { CONTACT, SOCIAL_LINKS } from '../../platform/facts/facts.ts';

/** The shop and its site, for the front page. */
export function shopData(): MetaDescriptor[] {
  const origin = siteOrigin();
  return [
    ...structuredData('Organization', () => ({
      '@id': `${origin}/#shop`,
      name: 'Nanhe Veer',
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      sameAs: SOCIAL_LINKS.map((link) => link.url),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email: CONTACT.email,
        telephone: CONTACT.phone,
        areaServed: 'IN',
      },
    })),
    ...structuredData('WebSite', () => ({
      name: 'Nanhe Veer',
      url: `${origin}/`,
      inLanguage: 'en-IN',
      publisher: { '@id': `${origin}/#shop` },
    })),
  ];
}
