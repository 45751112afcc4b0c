import { z } from 'zod';
import { checkHero, FEATURES, type LikenessHero, MOST_PATHS } from '#comic';
import { FACE_CHOICES } from './drawn-face.ts';
import { HAIR_STYLES, HEADWEAR } from './drawn-hero.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const steps = z.number().min(-2).max(2).exactOptional();
const isThere = z.boolean().exactOptional();
/** A longer list is refused without looking at its paths. */
const paths = z.array(z.string()).max(MOST_PATHS);
const hairStyle = z.enum([...HAIR_STYLES, 'traced', 'none'] as const);
const backHair = z.string();
const headwear = z.enum(HEADWEAR);
const frames = z.enum(FACE_CHOICES.frames).exactOptional();
const marks = {
  frames,
  bindi: isThere,
  hearingAid: isThere,
  freckles: isThere,
  dimples: isThere,
  toothGap: isThere,
  teeth: isThere,
};

/** The wishes of a parent: what they changed about a likeness. */
export const likenessWishesSchema = z.object({
  ...marks,
  skin: colour.exactOptional(),
  hair: colour.exactOptional(),
  hairStyle: hairStyle.exactOptional(),
  backHair: backHair.exactOptional(),
  eyes: colour.exactOptional(),
  headwear: headwear.exactOptional(),
  cloth: colour.exactOptional(),
  glasses: isThere,
  eyeSize: steps,
  brows: steps,
  faceWidth: steps,
  ears: steps,
  exaggeration: z.number().exactOptional(),
});

/** A likeness as a browser sends it: numbers, colours and paths. The workshop checks each of them. */
export const likenessSchema = z
  .object({
    ...marks,
    kind: z.literal('likeness'),
    skin: colour,
    hair: colour,
    hairTones: z.object({ dark: colour, light: colour }),
    features: z.record(z.enum(FEATURES), z.number()),
    exaggeration: z.number(),
    traced: z
      .object({
        over: paths,
        behind: paths,
        strands: paths,
        shine: z.string(),
        curly: z.boolean(),
      })
      .exactOptional(),
    hairStyle,
    backHair,
    eyes: colour,
    headwear,
    cloth: colour.exactOptional(),
    ears: steps,
    glasses: z.boolean(),
    wishes: likenessWishesSchema.exactOptional(),
  })
  .refine(isDrawable)
  .transform((hero) => hero as LikenessHero);

function isDrawable(hero: unknown): boolean {
  try {
    checkHero(hero);
    return true;
  } catch {
    return false;
  }
}
