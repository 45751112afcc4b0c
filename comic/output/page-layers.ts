import type { Node } from '../drawing/tree.ts';
import type { Page } from '../book.ts';
import { TRIM } from '../layout/measures.ts';
import { nameOfPage } from './page-words.ts';
import { printSvg } from './svg.ts';

/** Two `<svg>` strings of the same size. The words lie over the art. */
export interface PageLayers {
  art: string;
  words: string;
}

const printed = new WeakMap<readonly Node[], { idPrefix: string; svg: string }>();

/**
 * A page for a screen on which somebody types. The art is rendered once and stays the same string as long as
 * only words change. It ends at the trim. Show the lines of `pageToWords` beside it: the picture itself has
 * only a name, no description.
 * @param idPrefix as in `pageToSvg`.
 */
export function pageToLayers(page: Page, idPrefix: string): PageLayers {
  const print = (nodes: readonly Node[], prefix: string): string =>
    printSvg(nodes, { idPrefix: prefix, view: TRIM, title: nameOfPage(page), description: '' });
  const words = print(page.nodes.slice(page.art.length), `${idPrefix}-words`);
  const known = printed.get(page.art);
  if (known?.idPrefix === idPrefix) return { art: known.svg, words };
  const art = print(page.art, `${idPrefix}-art`);
  printed.set(page.art, { idPrefix, svg: art });
  return { art, words };
}
