import { madeUpHair, outsideFace, type HairRule } from './hero/likeness/made-up-hair.ts';
import type { LikenessHero } from './hero.ts';
import {
  clamp,
  EXAGGERATION,
  FEATURES,
  faceShape,
  MOST_SPREADS,
  type Features,
} from './likeness-features.ts';
import { SKIN_SCALE } from './skin-scale.ts';

/**
 * Twelve very different children for tests: both ends of every feature, hair of every kind, everything that
 * can be worn.
 */

/** @param rule how many spreads the nth feature is from the median child's */
const features = (rule: (nth: number) => number): Features =>
  Object.fromEntries(
    FEATURES.map((name, nth) => [name, clamp(rule(nth), [-MOST_SPREADS, MOST_SPREADS])]),
  ) as Features;

const ROUND = (x: number, y: number, rx: number, ry: number): boolean =>
  Math.hypot(x / rx, (y + 214) / ry) < 1;

/** Short, high, long and round hair. None of it covers the face. */
const RULES: Readonly<Record<string, HairRule>> = {
  short: (x, y) => ROUND(x, y, 172, 192) && y < -150,
  high: (x, y) => ROUND(x, y, 176, 250) && y < -190,
  long: (x, y) => (ROUND(x, y, 190, 200) || (Math.abs(x) < 186 && y > -214)) && y < 78,
  afro: (x, y) => ROUND(x, y, 250, 256) && y < -90,
  uneven: (x, y) => ROUND(x, y, 182, 200) && y < (x < 0 ? -20 : -170),
};

function traced(name: keyof typeof RULES, own: Features, curly = false): LikenessHero['traced'] {
  const shape = faceShape(own);
  const bare = outsideFace(shape, -268);
  return madeUpHair((x, y) => RULES[name]!(x, y) && bare(x, y), shape, curly);
}

function likeness(nth: number, own: Features, more: Partial<LikenessHero>): LikenessHero {
  return {
    kind: 'likeness',
    skin: SKIN_SCALE[(nth * 3 + 1) % SKIN_SCALE.length]!,
    hair: '#2b211d',
    hairTones: { dark: '#161019', light: '#6d5b52' },
    features: own,
    exaggeration: EXAGGERATION.usual,
    hairStyle: 'short',
    backHair: 'as-traced',
    eyes: '#8a5230',
    headwear: 'none',
    glasses: false,
    ...more,
  };
}

const MIDDLE = features(() => 0);
const WIDE = features((nth) => (nth < 5 ? 2.3 : 1.4));
const NARROW = features((nth) => (nth < 5 ? -2.3 : -1.4));
const ODD = features((nth) => (nth % 2 ? 2.3 : -2.3));
const EVEN = features((nth) => (nth % 2 ? -2.3 : 2.3));
const ALL_MORE = features(() => MOST_SPREADS);
const ALL_LESS = features(() => -MOST_SPREADS);

export const LIKENESSES: readonly LikenessHero[] = [
  likeness(0, MIDDLE, { traced: traced('short', MIDDLE), hairStyle: 'traced' }),
  likeness(1, WIDE, { traced: traced('afro', WIDE, true), hairStyle: 'traced' }),
  likeness(2, NARROW, { traced: traced('high', NARROW), hairStyle: 'traced', glasses: true }),
  likeness(3, ODD, { traced: traced('long', ODD), hairStyle: 'traced', bindi: true }),
  likeness(4, EVEN, { traced: traced('uneven', EVEN), hairStyle: 'traced', backHair: 'plait' }),
  likeness(5, ALL_MORE, { traced: traced('short', ALL_MORE), hairStyle: 'traced', backHair: 'ponytail' }),
  likeness(6, ALL_LESS, { hairStyle: 'none', freckles: true, teeth: true, toothGap: true }),
  likeness(7, WIDE, { headwear: 'patka', cloth: '#d7760e', exaggeration: EXAGGERATION.most }),
  likeness(8, ODD, { headwear: 'turban', cloth: '#7a1f3d', glasses: true }),
  likeness(9, EVEN, { headwear: 'hijab', cloth: '#2f6f8f', dimples: true }),
  likeness(10, NARROW, { hairStyle: 'bob', ears: 2, hearingAid: true }),
  likeness(11, ALL_MORE, { hairStyle: 'cropped', ears: -2, exaggeration: EXAGGERATION.least }),
];
