import type { MetaDescriptor } from 'react-router';
import { siteOrigin } from '../../platform/pages/site-origin.ts';
import { breadcrumbs, type Crumb } from '../../platform/pages/structured-data.ts';

/** The one address of a page that search engines may show. */
interface Place {
  path: string;
  /** Path of a picture of 1200 × 630 for sharing. */
  picture?: string;
  /** The pages between the front page and this one. */
  under?: Crumb[];
}

/**
 * Title, description and sharing tags of a page. The shop's name is added to `title`, unless the title
 * already contains it, as on the front page. A page without a place is kept out of search engines.
 */
export function pageMeta(title: string, description: string, place?: Place): MetaDescriptor[] {
  const full = title.includes('Nanhe Veer') ? title : `${title} | Nanhe Veer`;
  const picture = siteOrigin() + (place?.picture ?? '/share.png');
  return [
    { title: full },
    { name: 'description', content: description },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:site_name', content: 'Nanhe Veer' },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:type', content: 'website' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(place ? found(title, place) : [{ name: 'robots', content: 'noindex' }]),
  ];
}

function found(title: string, { path, under = [] }: Place): MetaDescriptor[] {
  const address = siteOrigin() + path;
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:url', content: address },
    ...(path === '/' ? [] : breadcrumbs([...under, { name: title, path }])),
  ];
}
