import type { ShelfCard } from '../product/shelf-card.ts';
import type { Tile } from './gallery-form.ts';

/** Where uploaded pictures are found; the rest of the address is the hash of their content. */
export const UPLOADED = '/gallery-pictures/';

/** Before the owner has changed anything, the tiles are the built-in cards. */
export function tileOf({ id, picture, title, alt, category, productId }: ShelfCard): Tile {
  return { id, picture, title, alt, category, productId };
}

/** The hash of an uploaded picture; null for a cover of the shop's own. */
export function hashIn(picture: string): string | null {
  return picture.startsWith(UPLOADED) ? picture.slice(UPLOADED.length) : null;
}
