import type { MetaDescriptor } from 'react-router';
import { siteOrigin } from './site-origin.ts';

/** One page in a breadcrumb trail. */
export interface Crumb {
  name: string;
  path: string;
}

/**
 * Facts about a page in the vocabulary of schema.org. They are for search engines, which load each page
 * whole. The browser gets none: it would have to make a script from a string, which the policy of every page
 * refuses.
 * @param facts is not called in the browser.
 */
export function structuredData(type: string, facts: () => Record<string, unknown>): MetaDescriptor[] {
  if (!import.meta.env.SSR) return [];
  return [{ 'script:ld+json': { '@context': 'https://schema.org', '@type': type, ...facts() } }];
}

/** The breadcrumb trail from the front page to this one. */
export function breadcrumbs(crumbs: Crumb[]): MetaDescriptor[] {
  const way = [{ name: 'Home', path: '/' }, ...crumbs];
  return structuredData('BreadcrumbList', () => ({
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteOrigin() + path,
    })),
  }));
}
