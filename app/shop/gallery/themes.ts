import { CATEGORIES } from '../../buying/catalogue/sample-books.ts';

/** The themes that a tile may have. */
export const THEMES = CATEGORIES.filter(({ id }) => id !== 'all');
