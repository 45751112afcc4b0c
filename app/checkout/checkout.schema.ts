import { z } from 'zod';
import type { Favourites, Language } from '#comic';
import { HAIR_STYLES, HEADWEAR } from '../books/drawn-hero.ts';
import { FORMATS } from '../pricing/price-list.ts';
import { oneLine, severalLines } from '../text/typed-text.ts';
import { BOOK_LANGUAGES } from './book-language.ts';
import type { StoryNotes } from './custom-story.ts';

import { ANIMALS, COLOURS } from './favourites.ts';
import { whyNameUnprintable, whyUnprintable } from './printable.ts';
import { LONGEST } from './stored-book.ts';
import { WIZARD_BOOKS } from './wizard-book-ids.ts';

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

/** For `refine`: a book has the letters of it. */
const printable = (why: (text: string) => string | undefined) =>
  [(text: string) => !why(text), { error: ({ input }: { input?: unknown }) => why(String(input)) }] as const;

/** Words of one line, or of several, that a book need not have. */
const optionalWords = (longest: number, clean: (text: string) => string) =>
  z
    .string()
    .overwrite(clean)
    .max(longest)
    .refine(...printable(whyUnprintable))
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .default(null);

export const customTitleSchema = optionalWords(80, oneLine);
export const customMessageSchema = optionalWords(600, severalLines);

/** The name of the hero. */
export const characterNameSchema = z
  .string()
  .overwrite(oneLine)
  .min(1)
  .max(60)
  .refine(...printable(whyNameUnprintable));

/** What the story is told in. */
export const languageSchema = z.enum(BOOK_LANGUAGES).default('en');

/** What the child loves best: the book tells and shows it. */
export const favouritesSchema = z
  .object({
    animal: z.enum(ANIMALS.map(({ id }) => id)).exactOptional(),
    colour: z.enum(COLOURS.map(({ id }) => id)).exactOptional(),
  })
  .default({});

/** Whether the hero goes about in a wheelchair. */
export const wheelchairSchema = z.boolean().default(false);

/** What a director would show of a custom story, as the preview was drawn with it; null when nobody was asked. */
export const storyNotesSchema = z
  .object({
    of: z.string().max(24),
    notes: z
      .array(
        z.object({
          beat: z.int().min(0).max(9999),
          place: z.string().max(24).optional(),
          pose: z.string().max(24).optional(),
          mood: z.string().max(24).optional(),
        }),
      )
      .max(400),
  })
  .nullable()
  .default(null);

/** The parent's own story. What does not fit is said with its count, before anything is paid. */
export const customStorySchema = z
  .string()
  .overwrite(severalLines)
  .max(LONGEST.customStory, {
    error: ({ input }) =>
      `The story has ${Array.from(String(input)).length.toLocaleString('en-IN')} letters; a book holds ${LONGEST.customStory.toLocaleString('en-IN')}.`,
  })
  .refine(...printable(whyUnprintable))
  .transform((text) => (text === '' ? null : text))
  .nullable()
  .default(null);

/** What the wizard knows of one book. Limits of length are generous; nothing is cut silently. */
export const bookSchema = z.object({
  story: z.enum(WIZARD_BOOKS),
  /** A story that the shop wrote, told in the world of `story`. */
  shopStory: z.uuid().nullable().default(null),
  format: z.enum(FORMATS),
  characterName: characterNameSchema,
  language: languageSchema,
  favourites: favouritesSchema,
  wheelchair: wheelchairSchema,
  customTitle: customTitleSchema,
  customMessage: customMessageSchema,
  customStory: customStorySchema,
  storyNotes: storyNotesSchema,
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
  /** Left out when nothing was chosen, and by older orders. */
  favourites?: Favourites;
  /** The hero goes about in a wheelchair. */
  wheelchair?: true;
  /** A story that the shop wrote, as its parent saw it. */
  told?: ToldStory;
  /** What its pictures show, chosen once: the same book whenever it is made. */
  storyNotes?: StoryNotes;
  /** The earlier order item whose kept drawing stands in when the photo has left: this book replaces it. */
  drawingOf?: string;
}

/** The words of a story that the shop wrote, with places for the hero's name. */
export interface ToldStory {
  id: string;
  title: string;
  template: string;
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
