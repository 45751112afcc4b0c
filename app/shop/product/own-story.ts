import type { ProductId } from '../../buying/catalogue/product-ids.ts';

/** In which of the books parents may write title and story themselves. */
export const takesOwnStory = (productId: ProductId): boolean => productId === 'thor';
