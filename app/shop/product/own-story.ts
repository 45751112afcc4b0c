import type { ProductId } from '../../buying/catalogue/product-ids.ts';

/** The books in which parents may write title and story themselves. */
export const takesOwnStory = (productId: ProductId): boolean => productId === 'thor';
