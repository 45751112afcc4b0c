import { tonesOf } from './hair-tones.ts';
import type { Colour, LikenessHero } from './hero.ts';
import { clamp, EXAGGERATION, MOST_SPREADS, type Feature } from './likeness-features.ts';

/** What a parent corrects by hand. An absent field stays as the photo has it. */
export interface LikenessWishes {
  skin?: Colour;
  hair?: Colour;
  hairStyle?: LikenessHero['hairStyle'];
  backHair?: LikenessHero['backHair'];
  eyes?: Colour;
  headwear?: LikenessHero['headwear'];
  cloth?: Colour;
  glasses?: boolean;
  frames?: LikenessHero['frames'];
  bindi?: boolean;
  hearingAid?: boolean;
  freckles?: boolean;
  dimples?: boolean;
  toothGap?: boolean;
  teeth?: boolean;
  /** Steps from −2 to 2: smaller or larger than in the photo. */
  eyeSize?: number;
  brows?: number;
  faceWidth?: number;
  ears?: number;
  /** See `EXAGGERATION`. */
  exaggeration?: number;
}

type Steps = 'eyeSize' | 'brows' | 'faceWidth' | 'exaggeration';

/** The wishes that replace a field as chosen. Fields with other names are ignored. */
const CHOSEN: Record<Exclude<keyof LikenessWishes, Steps>, true> = {
  skin: true,
  hair: true,
  hairStyle: true,
  backHair: true,
  eyes: true,
  headwear: true,
  cloth: true,
  glasses: true,
  frames: true,
  bindi: true,
  hearingAid: true,
  freckles: true,
  dimples: true,
  toothGap: true,
  teeth: true,
  ears: true,
};

/** What one step of a wish changes, in spreads (see `likeness-features.ts`). */
const STEPS = {
  eyeSize: { eyeOpenness: 0.8, eyeWidth: 0.6 },
  brows: { browThickness: 0.9 },
  faceWidth: { jawWidth: 0.6, lowJawWidth: 0.7 },
} satisfies Record<string, Partial<Record<Feature, number>>>;
/** What one step of `faceWidth` adds to the width of the whole face, as a share of it. */
const WIDER = 0.045;
const STEPS_BOUNDS = [-2, 2] as const;

/** A likeness with a factor for its width: the face is drawn `widened` times as wide as its features say. */
export type WishedLikeness = LikenessHero & { widened?: number };

/** Applies the parent's wishes to a likeness. Without wishes, the likeness stays as the photo has it. */
export function adjustLikeness({ wishes = {}, ...likeness }: LikenessHero): WishedLikeness {
  const { eyeSize = 0, brows = 0, faceWidth = 0, exaggeration = likeness.exaggeration } = wishes;
  const chosen: LikenessWishes = Object.fromEntries(
    Object.entries(wishes).filter(([name]) => Object.hasOwn(CHOSEN, name)),
  );
  const features = { ...likeness.features };
  for (const [wish, steps] of Object.entries({ eyeSize, brows, faceWidth }) as [keyof typeof STEPS, number][])
    for (const [name, much] of Object.entries(STEPS[wish]) as [Feature, number][])
      features[name] = clamp(features[name] + clamp(steps, STEPS_BOUNDS) * much, [
        -MOST_SPREADS,
        MOST_SPREADS,
      ]);
  const wider = clamp(faceWidth, STEPS_BOUNDS) * WIDER;
  const hair = chosen.hair && chosen.hair !== likeness.hair ? { hairTones: tonesOf(chosen.hair) } : {};
  return {
    ...likeness,
    ...chosen,
    ...hair,
    features,
    ...(wider && { widened: 1 + wider }),
    exaggeration: clamp(exaggeration, [EXAGGERATION.least, EXAGGERATION.most]),
  };
}
