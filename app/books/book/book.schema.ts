import { z } from 'zod';
import type { Colour, DrawnFace, Favourites, Language } from '#comic';
import { FACE_CHOICES } from '../drawing/drawn-face.ts';
import { HAIR_STYLES, HEADWEAR } from '../drawing/drawn-hero.ts';
import type { ChosenHero } from '../drawing/chosen-hero.ts';
import { FORMATS } from './formats.ts';
import { oneLine, severalLines } from '../../platform/strings/typed-text.ts';
import { BOOK_LANGUAGES } from './book-language.ts';
import { likenessSchema } from '../drawing/likeness.schema.ts';
import { ANIMALS, COLOURS } from './favourites.ts';
import { whyUnprintable } from './printable.ts';
import type { LONGEST } from './longest-words.ts';
import { WIZARD_BOOKS } from './wizard-book-ids.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** An unknown value is left out, so that this part of the face is drawn as usual. */
const choice = <Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names).optional().catch(undefined);
const isThere = z.boolean().optional().catch(undefined);
const colourOfFace = colour
  .transform((text) => text as Colour)
  .optional()
  .catch(undefined);

/** The face of a hero drawn without a photo. */
const drawnFaceSchema = z
  .object({
    age: choice(FACE_CHOICES.age),
    shape: choice(FACE_CHOICES.shape),
    eyes: choice(FACE_CHOICES.eyes),
    brows: choice(FACE_CHOICES.brows),
    nose: choice(FACE_CHOICES.nose),
    smile: choice(FACE_CHOICES.smile),
    ears: choice(FACE_CHOICES.ears),
    frames: choice(FACE_CHOICES.frames),
    eyeColour: colourOfFace,
    frameColour: colourOfFace,
    freckles: isThere,
    dimples: isThere,
    toothGap: isThere,
  })
  .transform((face) => face as DrawnFace);

/** A hero drawn without a photo; the workshop's `DrawnHero` without its `kind`. */
export const drawnHeroSchema = z.object({
  skin: colour,
  hair: colour,
  hairStyle: z.enum(HAIR_STYLES),
  glasses: z.boolean(),
  headwear: z.enum(HEADWEAR),
  cloth: colourOfFace,
  hearingAid: z.boolean().optional(),
  bindi: z.boolean().optional(),
  face: drawnFaceSchema.optional(),
});

/** A hero drawn from choices, or a child drawn from a photo. */
export const chosenHeroSchema = z.union([
  likenessSchema,
  // A damaged likeness must not pass as a hero drawn from choices.
  drawnHeroSchema.extend({ kind: z.undefined().optional() }),
]);

/** Arguments of `refine`: a book can print the letters of this text and has room for it. */
const printable = (field: keyof typeof LONGEST) =>
  [
    (text: string) => !whyUnprintable(field, text),
    { error: ({ input }: { input?: unknown }) => whyUnprintable(field, String(input)) },
  ] as const;

/** A text that a book need not have; `clean` keeps one line or several. '' becomes null. */
const optionalWords = (field: keyof typeof LONGEST, clean: (text: string) => string) =>
  z
    .string()
    .overwrite(clean)
    .refine(...printable(field))
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .default(null);

export const customTitleSchema = optionalWords('customTitle', oneLine);
export const customMessageSchema = optionalWords('customMessage', severalLines);

/** The name of the hero. */
export const characterNameSchema = z
  .string()
  .overwrite(oneLine)
  .min(1)
  .refine(...printable('characterName'));

/** The language of the story. */
export const languageSchema = z.enum(BOOK_LANGUAGES).default('en');

/** What the child loves best: the book tells and shows it. */
export const favouritesSchema = z
  .object({
    animal: z.enum(ANIMALS.map(({ id }) => id)).exactOptional(),
    colour: z.enum(COLOURS.map(({ id }) => id)).exactOptional(),
  })
  .default({});

/** Whether the hero uses a wheelchair. */
export const wheelchairSchema = z.boolean().default(false);

/** A director's notes for the pictures of one text. They are ignored for any other text. */
export interface StoryNotes {
  /** `markOf` the text. */
  of: string;
  notes: readonly object[];
}

/**
 * The notes of a director with which the preview of a custom story was drawn; null when no director was
 * asked.
 */
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

/** The parent's own story. A text that is too long is refused with its length, before anything is paid. */
export const customStorySchema = optionalWords('customStory', severalLines);

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
  drawnHero: chosenHeroSchema.nullable().default(null),
});
export type WizardBook = z.infer<typeof bookSchema>;

/** What the workshop needs, besides the words, to make the book later. Kept with the order. */
export interface BookChoices {
  story: string;
  drawnHero: ChosenHero | null;
  photoId: string | null;
  /** English where an older order does not say. */
  language?: Language;
  /** Left out when nothing was chosen, and by older orders. */
  favourites?: Favourites;
  /** The hero uses a wheelchair. */
  wheelchair?: true;
  /** A story that the shop wrote, as the parent saw it. */
  told?: ToldStory;
  /** What its pictures show. Chosen once, so that the book is the same whenever it is made. */
  storyNotes?: StoryNotes;
  /** The earlier order item that this book replaces. Its kept drawing is used once the photo is deleted. */
  drawingOf?: string;
}

/** The words of a story that the shop wrote, with places for the hero's name. */
export interface ToldStory {
  id: string;
  title: string;
  template: string;
}
