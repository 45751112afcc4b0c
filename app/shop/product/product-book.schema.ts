import { z } from 'zod';
import { PRODUCT_IDS } from '../../buying/catalogue/product-ids.ts';
import {
  characterNameSchema,
  chosenHeroSchema,
  customMessageSchema,
  customStorySchema,
  customTitleSchema,
  favouritesSchema,
  languageSchema,
  wheelchairSchema,
} from '../../books/book/book.schema.ts';
import { photoMarkSchema } from '../../books/photos/photo-meant.ts';
import { FORMATS } from '../../books/book/formats.ts';
import { MOST_OF_ONE } from '../../buying/pricing/quantity.ts';
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
    customMessage: customMessageSchema,
    customStory: customStorySchema,
    customTitle: customTitleSchema,
    drawnHero: chosenHeroSchema.nullable().default(null),
    photoMark: photoMarkSchema,
  })
  .transform((book) =>
    takesOwnStory(book.productId) ? book : { ...book, customStory: null, customTitle: null },
  );
