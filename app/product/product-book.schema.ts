import { z } from 'zod';
import { PRODUCT_IDS } from '../catalogue/product-ids.ts';
import {
  characterNameSchema,
  customStorySchema,
  drawnHeroSchema,
  favouritesSchema,
  languageSchema,
  optionalText,
  wheelchairSchema,
} from '../checkout/checkout.schema.ts';
import { oneLine, severalLines } from '../text/typed-text.ts';
import { FORMATS } from '../pricing/price-list.ts';
import { MOST_OF_ONE } from '../pricing/quantity.ts';
import { takesOwnStory } from './own-story.ts';

/** What a book's page sends to the cart. A price, a title or a picture that is sent along is never read. */
export const productBookSchema = z
  .object({
    productId: z.enum(PRODUCT_IDS),
    format: z.enum(FORMATS),
    quantity: z.int().min(1).max(MOST_OF_ONE),
    characterName: characterNameSchema,
    language: languageSchema,
    favourites: favouritesSchema,
    wheelchair: wheelchairSchema,
    customMessage: optionalText(600, severalLines),
    customStory: customStorySchema,
    customTitle: optionalText(80, oneLine),
    drawnHero: drawnHeroSchema.nullable().default(null),
  })
  .transform((book) =>
    takesOwnStory(book.productId) ? book : { ...book, customStory: null, customTitle: null },
  );
