import type { MetaDescriptor } from 'react-router';

/** Title, description and sharing tags of a page. `title` without the shop's name; the front page has its own form. */
export function pageMeta(title: string, description: string, picture = '/share.png'): MetaDescriptor[] {
  const full = title.includes('Nanhe Veer') ? title : `${title} | Nanhe Veer`;
  return [
    { title: full },
    { name: 'description', content: description },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:image', content: picture },
    { property: 'og:site_name', content: 'Nanhe Veer' },
    { property: 'og:type', content: 'website' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
