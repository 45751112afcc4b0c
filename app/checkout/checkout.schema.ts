import { z } from 'zod';
import type { Language } from '#comic';
import { HAIR_STYLES, HEADWEAR } from '../books/drawn-hero.ts';
import { FORMATS } from '../pricing/price-list.ts';
import { oneLine, severalLines } from '../platform/typed-text.ts';
import { BOOK_LANGUAGES } from './book-language.ts';

/** A hero drawn without a photo; the workshop's `DrawnHero` without its `kind`. */
export const drawnHeroSchema = z.object({
  skin: z.string().regex(/^#[0-9a-f]{6}$/),
  hair: z.string().regex(/^#[0-9a-f]{6}$/),
  hairStyle: z.enum(HAIR_STYLES.map(({ id }) => id)),
  glasses: z.boolean(),
  headwear: z.enum(HEADWEAR.map(({ id }) => id)),
  hearingAid: z.boolean().optional(),
  bindi: z.boolean().optional(),
});

export const WIZARD_BOOKS = [
  'superhero-adventure',
  'magic-kingdom',
  'space-explorer',
  'princess-adventure',
] as const;

export const optionalText = (longest: number, clean: (text: string) => string) =>
  z
    .string()
    .overwrite(clean)
    .max(longest)
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .default(null);

/** The name of the hero. */
export const characterNameSchema = z.string().overwrite(oneLine).min(1).max(60);

/** What the story is told in. */
export const languageSchema = z.enum(BOOK_LANGUAGES).default('en');

/** What the wizard knows of one book. Limits of length are generous; nothing is cut silently. */
export const bookSchema = z.object({
  story: z.enum(WIZARD_BOOKS),
  format: z.enum(FORMATS),
  characterName: characterNameSchema,
  language: languageSchema,
  customTitle: optionalText(80, oneLine),
  customMessage: optionalText(600, severalLines),
  customStory: optionalText(4000, severalLines),
  drawnHero: drawnHeroSchema.nullable().default(null),
});
export type WizardBook = z.infer<typeof bookSchema>;

/** What the workshop needs to make the book later, beside the words: kept with the order. */
export interface BookChoices {
  story: string;
  drawnHero: z.infer<typeof drawnHeroSchema> | null;
  photoId: string | null;
  /** English where an older order does not say. */
  language?: Language;
}

export interface CheckoutLine {
  productTitle: string;
  productImage: string;
  format: (typeof FORMATS)[number];
  quantity: number;
  unitPrice: number;
  characterName: string | null;
  customMessage: string | null;
  customStory: string | null;
  customTitle: string | null;
  book: BookChoices;
  /** The row of the cart that it was; null for a book of the wizard. */
  cartItemId: string | null;
}
