import type { BookPlan, PageLayers, PageWords } from '#comic';

/** A book that is open in the reader. Pages are numbered from 0, the cover. */
export interface OpenBook extends Pick<BookPlan, 'title' | 'name' | 'language'> {
  pageCount: number;
  /** Colour of the inside of the cover, `#rrggbb`. */
  ground: string;
  layers: (number: number) => PageLayers;
  words: (number: number) => PageWords;
  /** The page as one SVG, for its small picture. */
  picture: (number: number) => string;
}
