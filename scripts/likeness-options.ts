import type { LikenessWishes } from '../comic/adjust-likeness.ts';
import { BACK_HAIR, FRAMES, HAIR_STYLES, HEADWEAR, type Colour } from '../comic/hero.ts';
import { EXAGGERATION } from '../comic/likeness-features.ts';
import { SKIN_SCALE } from '../comic/skin-scale.ts';

/** What the shop's controls are, as options of a command. */
export const LIKENESS_OPTIONS = {
  skin: { type: 'string' },
  'hair-colour': { type: 'string' },
  'hair-style': { type: 'string' },
  'hair-back': { type: 'string' },
  'eye-colour': { type: 'string' },
  'eye-size': { type: 'string' },
  brows: { type: 'string' },
  'face-width': { type: 'string' },
  ears: { type: 'string' },
  headwear: { type: 'string' },
  'headwear-colour': { type: 'string' },
  glasses: { type: 'string' },
  frames: { type: 'string' },
  bindi: { type: 'string' },
  'hearing-aid': { type: 'string' },
  freckles: { type: 'string' },
  dimples: { type: 'string' },
  teeth: { type: 'string' },
  'tooth-gap': { type: 'string' },
  exaggeration: { type: 'string' },
} as const;

export const LIKENESS_USAGE = `What the drawing should have instead of what the photo shows:
  --skin 1..${SKIN_SCALE.length} (lightest to deepest)  --hair-colour #RRGGBB  --eye-colour #RRGGBB
  --hair-style traced|none|${HAIR_STYLES.join('|')}
  --hair-back ${BACK_HAIR.join('|')}
  --headwear ${HEADWEAR.join('|')}  --headwear-colour #RRGGBB
  --eye-size, --brows, --face-width, --ears: -2..2, less or more than in the photo
  --frames ${FRAMES.join('|')}: of the glasses
  --glasses, --bindi, --hearing-aid, --freckles, --dimples, --teeth, --tooth-gap: yes or no
  --exaggeration ${EXAGGERATION.least}..${EXAGGERATION.most}: more like the comic or more like the photo (${EXAGGERATION.usual})`;

type Values = Partial<Record<keyof typeof LIKENESS_OPTIONS, string>>;

/** @param refuse called with the reason when an option is wrong; it must throw */
export function likenessWishes(values: Values, refuse: (why: string) => never): LikenessWishes {
  const number = (name: keyof Values, least: number, most: number): number | undefined => {
    const typed = values[name];
    if (typed === undefined) return undefined;
    const value = typed.trim() === '' ? NaN : Number(typed);
    return value >= least && value <= most
      ? value
      : refuse(`--${name} is a number from ${least} to ${most}.`);
  };
  const oneOf = <T extends string>(name: keyof Values, choices: readonly T[]): T | undefined => {
    const typed = values[name];
    if (typed === undefined) return undefined;
    return (
      choices.find((choice) => choice === typed) ?? refuse(`--${name} is one of: ${choices.join(', ')}.`)
    );
  };
  const colour = (name: keyof Values): Colour | undefined => {
    const typed = values[name];
    if (typed === undefined) return undefined;
    return /^#[0-9a-f]{6}$/i.test(typed)
      ? (typed as Colour)
      : refuse(`--${name} is a colour such as #8a5230.`);
  };
  const yes = (name: keyof Values): boolean | undefined => {
    const said = oneOf(name, ['yes', 'no']);
    return said === undefined ? undefined : said === 'yes';
  };
  const tone = number('skin', 1, SKIN_SCALE.length);
  const wishes = {
    skin: tone === undefined ? undefined : SKIN_SCALE[Math.round(tone) - 1],
    hair: colour('hair-colour'),
    hairStyle: oneOf('hair-style', ['traced', 'none', ...HAIR_STYLES]),
    backHair: oneOf('hair-back', BACK_HAIR),
    eyes: colour('eye-colour'),
    eyeSize: number('eye-size', -2, 2),
    brows: number('brows', -2, 2),
    faceWidth: number('face-width', -2, 2),
    ears: number('ears', -2, 2),
    headwear: oneOf('headwear', HEADWEAR),
    cloth: colour('headwear-colour'),
    glasses: yes('glasses'),
    frames: oneOf('frames', FRAMES),
    bindi: yes('bindi'),
    hearingAid: yes('hearing-aid'),
    freckles: yes('freckles'),
    dimples: yes('dimples'),
    teeth: yes('teeth'),
    toothGap: yes('tooth-gap'),
    exaggeration: number('exaggeration', EXAGGERATION.least, EXAGGERATION.most),
  };
  const named = Object.entries(wishes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(named) as LikenessWishes;
}
