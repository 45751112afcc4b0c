import type { MetaDescriptor } from 'react-router';
import { siteOrigin } from './site-origin.ts';

/** A page on the way to another. */
export interface Crumb {
  name: string;
  path: string;
}

/**
 * Facts about a page in the words of schema.org, for search engines, which load each page whole. In the browser there
 * are none: it would make a script of a string, which the policy of every page refuses.
 * @param facts not asked for there.
 */
export function structuredData(type: string, facts: () => Record<string, unknown>): MetaDescriptor[] {
  if (!import.meta.env.SSR) return [];
  return [{ 'script:ld+json': { '@context': 'https://schema.org', '@type': type, ...facts() } }];
}

/** The way from the front page to this one. */
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
